import type { Purchase } from "@cosmic/contracts";
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

const FALLBACK = "It could not be refunded just now. Nothing has changed; please try again.";
const NO_ANSWER: RefundProblem = {
  title: "No answer came",
  words:
    "It is not certain whether the refund went through. If this still says Paid, please try again: it is never refunded twice.",
};

export interface Refund {
  /** The buyer is being asked whether they mean it. */
  isAsking: boolean;
  isBusy: boolean;
  /** Why the last try came to nothing. */
  problem: RefundProblem | null;
  ask: () => void;
  cancel: () => void;
  start: () => void;
}

/** Gives a purchase back. Whatever it opened is closed again before the page says so. */
export function useRefund({ id }: Purchase): Refund {
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
        description: `${money} goes back the way it was paid. ${
          hasAccess ? "You still have lifetime access." : "Lifetime access has ended."
        }`,
      });
    },
    onError: async (error) => {
      setIsAsking(false);
      if (hasSessionEnded(error)) return;
      // It may have been refunded from somewhere else, or by a call whose answer was lost.
      await queryClient.invalidateQueries(purchasesQuery);
      await renewAccess();
    },
  });
  return {
    isAsking,
    isBusy: refunding.isPending,
    problem: refunding.error === null ? null : toRefundProblem(refunding.error),
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
  // It may have been refunded before the provider's answer was lost, so nobody is told that it was not.
  if (error.status >= 500) {
    return { title: "The refund is not confirmed yet", words: refusalText(error, NO_ANSWER.words) };
  }
  return { title: "Nothing has been refunded", words: refusalText(error, FALLBACK) };
}
