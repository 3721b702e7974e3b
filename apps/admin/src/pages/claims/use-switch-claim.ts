import type { ClaimRow } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { showFailure, showSuccess } from "../../shared/feedback/action-toast.ts";
import { claimsQuery } from "./queries.ts";

/** Puts a claim on the public pages or takes it off: the opposite of what it is. */
export function useSwitchClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isShown }: ClaimRow) =>
      api.claims.switchClaim({ params: { id }, body: { isShown: !isShown } }),
    onSuccess(_answer, { text, isShown }) {
      showSuccess(isShown ? "Claim taken off the site" : "Claim shown on the site", text);
    },
    onError(error) {
      showFailure("The claim stays as it is", error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: claimsQuery.queryKey }),
  });
}
