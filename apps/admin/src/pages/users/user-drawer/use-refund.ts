import type { OperatorPurchase } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { sayDone, sayFailed } from "../../../shared/deed-toast/deed-toast.ts";
import { lookAgain } from "../queries.ts";
import { money } from "./purchase-words.ts";

/** Pays a purchase back to its buyer; access ends with it where nothing else gives it. */
export function useRefund() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OperatorPurchase) => api.purchases.refundUserPurchase({ params: { id } }),
    onSuccess({ refundedAmount, currency }) {
      sayDone("Purchase refunded", `${money(refundedAmount, currency)} goes back to the buyer.`);
    },
    onError(error) {
      sayFailed("Failed to refund the purchase", error);
    },
    onSettled() {
      lookAgain(client);
    },
  });
}
