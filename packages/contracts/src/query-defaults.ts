/**
 * How both apps fetch unless a query says otherwise: data never becomes stale by itself,
 * and nothing is retried, polled or refetched on focus. Calls go out even while the browser believes
 * itself offline, so that they fail and say so; otherwise they would wait in silence and be made
 * later, when nobody expects them. In the terms of TanStack Query.
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
