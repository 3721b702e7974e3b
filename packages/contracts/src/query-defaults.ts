/**
 * How both apps fetch unless a query says otherwise: data never becomes stale by itself,
 * and nothing is retried, polled or refetched on focus. In the terms of TanStack Query.
 */
export const QUERY_DEFAULTS = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchInterval: false,
} as const;
