import type { ClaimRow } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { showFailure, showSuccess } from "../../shared/feedback/action-toast.ts";
import { claimsQuery } from "./queries.ts";

/** Shows a hidden claim on the public pages, or hides a shown one. */
export function useSwitchClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isShown, label }: ClaimRow) =>
      api.claims.switchClaim({
        params: { id },
        body: { isShown: !isShown, ...(label === null || isShown ? {} : { label }) },
      }),
    onSuccess(_answer, { text, isShown }) {
      showSuccess(isShown ? "Claim hidden from the site" : "Claim shown on the site", text);
    },
    onError(error) {
      showFailure("Failed to change the claim", error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: claimsQuery.queryKey }),
  });
}
