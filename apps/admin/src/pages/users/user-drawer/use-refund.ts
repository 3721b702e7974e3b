import type { OperatorPurchase } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { showFailure, showSuccess } from "../../../shared/feedback/action-toast.ts";
import { refreshUsers } from "../queries.ts";
import { formatMoney } from "./format-purchase.ts";

/** Refunds a purchase; access ends with it unless another grant gives it. */
export function useRefund() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OperatorPurchase) => api.purchases.refundUserPurchase({ params: { id } }),
    onSuccess({ refundedAmount, currency }) {
      showSuccess(
        "Purchase refunded",
        `${formatMoney(refundedAmount, currency)} was refunded to the buyer.`,
      );
    },
    onError(error) {
      showFailure("Failed to refund the purchase", error);
    },
    onSettled() {
      refreshUsers(client);
    },
  });
}
