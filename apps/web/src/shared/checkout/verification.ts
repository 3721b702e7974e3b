import { routes } from "@cosmic/contracts/routes";
import { focusManager } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, api } from "../../api/client.ts";
import { refusalText } from "../feedback/refusal-text.ts";
import { useMutationOnce } from "../requests/use-mutation-once.ts";

/** A minute of close attention, then within what the server allows one person for hours. */
const ASK_AGAIN_MS = 5_000;
const ASK_AGAIN_LATER_MS = 20_000;
const CLOSE_LOOKS = 12;

/**
 * What is known of a payment: nothing yet; paid; "on-its-way", where the provider has the order and
 * waits for the money; unpaid; "refused", where the server does not know it as this person's;
 * "unanswered", where the state is unknown; "signed-out", where the server no longer knows who asks.
 */
export type VerificationStatus =
  | "asking"
  | "paid"
  | "on-its-way"
  | "unpaid"
  | "refused"
  | "unanswered"
  | "signed-out";

export interface Verification {
  status: VerificationStatus;
  /** What the server said to a payment that is not paid; else empty. */
  message: string;
}

interface Answer {
  success: boolean;
  message: string;
  pending?: boolean | undefined;
}

function getStatus(answer: Answer | undefined, error: unknown): VerificationStatus {
  if (error instanceof ApiError) {
    if (error.status === 401) return "signed-out";
    if (error.status === 400 || error.status === 404) return "refused";
  }
  // A later try that fails takes back nothing of what an earlier one has found.
  if (answer === undefined) return error ? "unanswered" : "asking";
  if (answer.success) return "paid";
  return answer.pending === true ? "on-its-way" : "unpaid";
}

interface VerificationOptions {
  /** The payment provider's number; null asks nothing. */
  sessionId: string | null;
  /** After which answers to ask again, every few seconds. */
  asksAgainAfter: readonly VerificationStatus[];
}

/**
 * Has the server ask the payment provider whether a payment went through: once for each payment, and
 * again only after the answers that ask for it. A mutation, since the server records what it learns.
 */
export function useVerification({ sessionId, asksAgainAfter }: VerificationOptions): Verification {
  const isWanted = sessionId !== null;
  const { runs, run } = useMutationOnce(
    {
      mutationKey: [routes.checkout.verifyCheckout.path, sessionId],
      mutationFn: () => api.checkout.verifyCheckout({ query: { session_id: sessionId ?? "" } }),
    },
    isWanted,
  );
  const answer = runs.findLast(({ status }) => status === "success")?.data;
  const error = runs.findLast(({ status }) => status !== "pending")?.error ?? null;
  const status = isWanted ? getStatus(answer, error) : "asking";

  const looks = runs.length;
  const isRunning = runs.at(-1)?.status === "pending";
  const isDue = isWanted && looks > 0 && !isRunning && asksAgainAfter.includes(status);
  useEffect(() => {
    if (!isDue) return undefined;
    const lookAgain = () => {
      if (focusManager.isFocused()) run();
    };
    const timer = setInterval(lookAgain, looks < CLOSE_LOOKS ? ASK_AGAIN_MS : ASK_AGAIN_LATER_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isDue, looks, run]);

  return {
    status,
    message: status === "refused" ? refusalText(error, "") : (answer?.message ?? ""),
  };
}
