import { MUTATION_DEFAULTS, QUERY_DEFAULTS } from "@cosmic/contracts/query-defaults";
import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { api } from "./client.ts";

/** A GET of the key's first element, cookies sent, JSON parsed. */
const getFirstOfKey: QueryFunction = ({ queryKey, signal }) =>
  api.request(String(queryKey[0]), { signal });

/** Data never becomes stale by itself, nothing is retried, polled or refetched on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...QUERY_DEFAULTS,
        queryFn: getFirstOfKey,
      },
      mutations: MUTATION_DEFAULTS,
    },
  });
}
