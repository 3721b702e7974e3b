import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, api } from "../../api/client.ts";
import { CURRENT_OPERATOR_KEY } from "../../api/query-client.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Why the server rejected the credentials. */
export type SignInRefusal = "invalid_credentials" | "totp_required" | "totp_invalid";

/** Null for any other failure. */
export function findSignInRefusal(error: unknown): SignInRefusal | null {
  if (!(error instanceof ApiError) || error.status !== 401) return null;
  const code = error.body?.code;
  return code === "totp_required" || code === "totp_invalid" ? code : "invalid_credentials";
}

/** Signs in and drops the data of an earlier operator's session. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials & { code?: string }) => api.operators.signIn({ body }),
    onSuccess(operator) {
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== CURRENT_OPERATOR_KEY[0],
      });
      client.setQueryData(CURRENT_OPERATOR_KEY, operator);
    },
  });
}
