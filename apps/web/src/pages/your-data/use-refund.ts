import type { Purchase } from "@cosmic/contracts";
import { isForOperator } from "@cosmic/domain";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api } from "../../api/client.ts";
import { useRenewAccess } from "../../shared/account/renew-access.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { formatMoney } from "./format-money.ts";
import { purchasesQuery } from "./queries.ts";
import { useSessionCheck } from "./use-session-check.ts";

export interface RefundProblem {
  title: string;
  words: string;
}

const FALLBACK = "The refund could not be made right now. Nothing has changed. Please try again.";
const NO_ANSWER: RefundProblem = {
  title: "No response from the server",
  words:
    "We do not know yet whether the refund went through. If the status is still Paid, please try again. You are never refunded twice.",
};

export interface Refund {
  /** The confirmation is open. */
  isAsking: boolean;
  isBusy: boolean;
  /** The last attempt became a request that an operator decides about. */
  isPassedOn: boolean;
  /** Why the last attempt failed. */
  problem: RefundProblem | null;
  ask: () => void;
  cancel: () => void;
  start: () => void;
}

/** Refunds a purchase. Access is renewed before the page shows the result. */
export function useRefund({ id, refundRefusal }: Purchase): Refund {
  const queryClient = useQueryClient();
  const hasSessionEnded = useSessionCheck();
  const renewAccess = useRenewAccess();
  const [isAsking, setIsAsking] = useState(false);
  const refunding = useMutation({
    mutationFn: () => api.checkout.refundPurchase({ params: { id } }),
    onSuccess: async (refunded) => {
      const hasAccess = await renewAccess();
      queryClient.setQueryData(purchasesQuery.queryKey, (purchases) =>
        purchases?.map((purchase) => (purchase.id === id ? refunded : purchase)),
      );
      setIsAsking(false);
      const money = formatMoney(refunded.refundedAmount, refunded.currency);
      toast({
        title: "Your refund is on its way",
        description: `${money} goes back to your original payment method. ${
          hasAccess ? "You still have lifetime access." : "Lifetime access has ended."
        }`,
      });
    },
    onError: async (error) => {
      setIsAsking(false);
      if (hasSessionEnded(error)) return;
      // It may have been refunded elsewhere, or by a call whose response was lost.
      await queryClient.invalidateQueries(purchasesQuery);
      await renewAccess();
    },
  });
  const { error } = refunding;
  const isPassedOn =
    error instanceof ApiError && error.status === 409 && isForOperator(refundRefusal);
  return {
    isAsking,
    isBusy: refunding.isPending,
    isPassedOn,
    problem: error === null || isPassedOn ? null : toRefundProblem(error),
    ask: () => {
      refunding.reset();
      setIsAsking(true);
    },
    cancel: () => {
      setIsAsking(false);
    },
    start: () => {
      refunding.mutate();
    },
  };
}

function toRefundProblem(error: Error): RefundProblem {
  if (!(error instanceof ApiError)) return NO_ANSWER;
  // It may have been refunded before the provider's response was lost, so the message does not deny it.
  if (error.status >= 500) {
    return { title: "The refund is not confirmed yet", words: refusalText(error, NO_ANSWER.words) };
  }
  return { title: "The refund was not made", words: refusalText(error, FALLBACK) };
}
