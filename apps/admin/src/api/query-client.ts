import { MUTATION_DEFAULTS, QUERY_DEFAULTS } from "@cosmic/contracts/query-defaults";
import { routes } from "@cosmic/contracts/routes";
import { MutationCache, QueryCache, QueryClient, type QueryFunction } from "@tanstack/react-query";
import { api, isUnauthorized } from "./client.ts";

/** Key of the current-operator query. */
export const CURRENT_OPERATOR_KEY = [routes.operators.getCurrentOperator.path] as const;

/** A GET of the key's first element, cookies sent, JSON parsed. */
const getFirstOfKey: QueryFunction = ({ queryKey, signal }) =>
  api.request(String(queryKey[0]), { signal });

/**
 * Data never becomes stale by itself; nothing is retried, polled or refetched on focus. When any call * finds that the session has ended, the whole panel shows the sign-in page.
 */
export function createQueryClient(): QueryClient {
  const noticeEndedSession = (error: unknown) => {
    if (isUnauthorized(error)) client.setQueryData(CURRENT_OPERATOR_KEY, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeEndedSession }),
    mutationCache: new MutationCache({ onError: noticeEndedSession }),
    defaultOptions: {
      queries: { ...QUERY_DEFAULTS, queryFn: getFirstOfKey },
      mutations: MUTATION_DEFAULTS,
    },
  });
  return client;
}
