import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { CURRENT_OPERATOR_KEY } from "../../api/query-client.ts";

/** Signs in, and drops whatever another operator's session had loaded. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api.operators.signIn({ body }),
    onSuccess(operator) {
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== CURRENT_OPERATOR_KEY[0],
      });
      client.setQueryData(CURRENT_OPERATOR_KEY, operator);
    },
  });
}
