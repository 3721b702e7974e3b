/**
 * How both apps fetch unless a query says otherwise: data never becomes stale by itself,
 * and nothing is retried, polled or refetched on focus. Calls are sent even while the browser believes
 * it is offline, so that they fail visibly instead of waiting and being sent later. These are options
 * of TanStack Query.
 */
export const QUERY_DEFAULTS = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  networkMode: "always",
} as const;

/** The same for calls that change something. */
export const MUTATION_DEFAULTS = { retry: false, networkMode: "always" } as const;
