import { ApiError } from "../../api/client.ts";
import { refusalText } from "../../shared/refusal/refusal-text.ts";

export interface CheckoutProblem {
  /** The reader holds already what they wanted to pay for. */
  isPaidAlready: boolean;
  title: string;
  /** What has happened, what has not, and what to do now. */
  words: string;
}

const NOT_OPENED = "The payment page did not open";

/** Why no payment page came, for the person who wanted to pay. None of these has charged anything. */
export function checkoutProblem(error: unknown): CheckoutProblem {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 409) {
    return {
      isPaidAlready: true,
      title: refusalText(error, "You already have lifetime access."),
      words: "Nothing was charged. If the full report does not show, please reload this page.",
    };
  }
  return { isPaidAlready: false, title: NOT_OPENED, words: reasonOf(error, status) };
}

function reasonOf(error: unknown, status: number | null): string {
  if (status === 429) return `Nothing was charged. ${refusalText(error, "")}`.trim();
  if (status === 503) {
    return "The payment provider is not answering just now. Nothing was charged; please try again in a minute.";
  }
  return status === null
    ? "No answer came. Nothing was charged; please check your connection and try again."
    : "Something went wrong on our side. Nothing was charged; please try again in a minute.";
}
