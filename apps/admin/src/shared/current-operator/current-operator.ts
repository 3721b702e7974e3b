import type { Operator } from "@cosmic/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, api } from "../../api/client.ts";
import { CURRENT_OPERATOR_KEY } from "../../api/query-client.ts";

/** A customer's session is rejected with 403, which counts as not signed in. */
async function findCurrentOperator(signal: AbortSignal): Promise<Operator | null> {
  try {
    return await api.operators.getCurrentOperator({ on401: "null", signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

/**
 * The signed-in operator, or null. Refetched on window focus, so that a panel left open does not show
 * data that its session no longer allows.
 */
const currentOperatorQuery = queryOptions({
  queryKey: CURRENT_OPERATOR_KEY,
  queryFn: ({ signal }) => findCurrentOperator(signal),
  staleTime: 10_000,
  refetchOnWindowFocus: true,
});

/** The signed-in operator; null while loading and when signed out. */
export function useCurrentOperator() {
  const { data, isPending, isFetching, error, refetch } = useQuery(currentOperatorQuery);
  return {
    operator: data ?? null,
    isLoading: isPending && error === null,
    isFetching,
    /** There is no data at all; a failed refetch keeps the earlier data. */
    hasFailed: data === undefined && error !== null,
    refetch,
  };
}
