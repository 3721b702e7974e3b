import type { Operator } from "@cosmic/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, api } from "../../api/client.ts";
import { CURRENT_OPERATOR_KEY } from "../../api/query-client.ts";

/** A reader signed in on the public site is refused with 403: to the panel that is nobody too. */
async function findCurrentOperator(signal: AbortSignal): Promise<Operator | null> {
  try {
    return (await api.request(CURRENT_OPERATOR_KEY[0], {
      on401: "null",
      signal,
    })) as Operator | null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

/**
 * The signed-in operator, or null after a refusal. Asked again on a return to the window, so that a
 * panel left open does not show what its session no longer allows.
 */
const currentOperatorQuery = queryOptions({
  queryKey: CURRENT_OPERATOR_KEY,
  queryFn: ({ signal }) => findCurrentOperator(signal),
  staleTime: 10_000,
  refetchOnWindowFocus: true,
});

/** Who is signed in. `operator` is null both while loading and when nobody is. */
export function useCurrentOperator() {
  const { data, isPending, isFetching, error, refetch } = useQuery(currentOperatorQuery);
  return {
    operator: data ?? null,
    isLoading: isPending && error === null,
    isFetching,
    /** The first answer is missing; a failed second look keeps what the first one said. */
    hasFailed: data === undefined && error !== null,
    refetch,
  };
}
