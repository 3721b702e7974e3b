import { routes } from "@cosmic/contracts/routes";
import { useQuery } from "@tanstack/react-query";
import { ApiError, api } from "../../api/client.ts";

const ASK_AGAIN_MS = 5_000;

/**
 * What is known of a payment: nothing yet; paid; "on-its-way", where the provider has the order and
 * waits for the money; unpaid; "refused", where the server does not know it as this person's;
 * "unanswered", where nobody could say; "signed-out", where the server no longer knows who asks.
 */
export type Verification =
  | "asking"
  | "paid"
  | "on-its-way"
  | "unpaid"
  | "refused"
  | "unanswered"
  | "signed-out";

interface Answer {
  success: boolean;
  pending?: boolean | undefined;
}

function toVerification(answer: Answer | undefined, error: unknown): Verification {
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
  /** After which answers to ask again, every five seconds. */
  asksAgainAfter: readonly Verification[];
}

/** Has the server ask the payment provider whether a payment went through. */
export function useVerification({ sessionId, asksAgainAfter }: VerificationOptions): Verification {
  const { data, error } = useQuery({
    queryKey: [routes.checkout.verifyCheckout.path, sessionId],
    queryFn: () => api.checkout.verifyCheckout({ query: { session_id: sessionId ?? "" } }),
    enabled: sessionId !== null,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      asksAgainAfter.includes(toVerification(state.data, state.error)) ? ASK_AGAIN_MS : false,
  });
  return toVerification(data, error);
}
