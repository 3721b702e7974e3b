import { ApiError } from "../../../api/client.ts";
import { refusalText } from "../../../shared/feedback/refusal-text.ts";

export interface CheckoutProblem {
  /** The reader holds already what they wanted to pay for. */
  isPaidAlready: boolean;
  title: string;
  /** What has happened, what has not, and what to do now. */
  words: string;
}

/**
 * Why no payment page came, for the person who wanted to pay. None of these has charged anything.
 * @param hasAccess what is known of the person's access after the try
 */
export function toCheckoutProblem(error: unknown, hasAccess: boolean): CheckoutProblem {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 409) {
    const reason = refusalText(error, "This is paid for already.");
    return {
      isPaidAlready: hasAccess,
      title: "There is nothing more to pay",
      words: `${reason} Nothing was charged now.`,
    };
  }
  return {
    isPaidAlready: false,
    title: "The payment page did not open",
    words: getReason(error, status),
  };
}

function getReason(error: unknown, status: number | null): string {
  if (status === 429) return `Nothing was charged. ${refusalText(error, "")}`.trim();
  if (status === 503) {
    return "The payment provider is not answering just now. Nothing was charged; please try again in a minute.";
  }
  return status === null
    ? "No answer came. Nothing was charged; please check your connection and try again."
    : "Something went wrong on our side. Nothing was charged; please try again in a minute.";
}
