import { routes } from "@cosmic/contracts/routes";
import { useQuery } from "@tanstack/react-query";
import { ApiError, api } from "../../api/client.ts";
import { refusalText } from "../refusal/refusal-text.ts";

/** A minute of close attention, then within what the server allows one person for hours. */
const ASK_AGAIN_MS = 5_000;
const ASK_AGAIN_LATER_MS = 20_000;
const CLOSE_LOOKS = 12;

/**
 * What is known of a payment: nothing yet; paid; "on-its-way", where the provider has the order and
 * waits for the money; unpaid; "refused", where the server does not know it as this person's;
 * "unanswered", where nobody could say; "signed-out", where the server no longer knows who asks.
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

function statusOf(answer: Answer | undefined, error: unknown): VerificationStatus {
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

/** Has the server ask the payment provider whether a payment went through. */
export function useVerification({ sessionId, asksAgainAfter }: VerificationOptions): Verification {
  const { data, error } = useQuery({
    queryKey: [routes.checkout.verifyCheckout.path, sessionId],
    queryFn: () => api.checkout.verifyCheckout({ query: { session_id: sessionId ?? "" } }),
    enabled: sessionId !== null,
    gcTime: 0,
    refetchInterval: ({ state: { data: answer, error: failure, ...state } }) => {
      if (!asksAgainAfter.includes(statusOf(answer, failure))) return false;
      const looks = state.dataUpdateCount + state.errorUpdateCount;
      return looks < CLOSE_LOOKS ? ASK_AGAIN_MS : ASK_AGAIN_LATER_MS;
    },
  });
  const status = statusOf(data, error);
  return {
    status,
    message: status === "refused" ? refusalText(error, "") : (data?.message ?? ""),
  };
}
