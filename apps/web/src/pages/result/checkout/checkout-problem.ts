import { ApiError } from "../../../api/client.ts";
import { refusalText } from "../../../shared/feedback/refusal-text.ts";

/** The server answered, and named no payment page. */
export class MissingCheckoutUrl extends Error {
  override name = "MissingCheckoutUrl";

  constructor() {
    super("No checkout URL received");
  }
}

export interface CheckoutProblem {
  /** The reader already has what they wanted to pay for. */
  isPaidAlready: boolean;
  title: string;
  /** What happened and what to do now. */
  words: string;
}

/**
 * Why the payment page did not open, as a message to the buyer. None of these has charged anything.
 * @param hasAccess the buyer's access, as known after the attempt
 */
export function toCheckoutProblem(error: unknown, hasAccess: boolean): CheckoutProblem {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 409) {
    const reason = refusalText(error, "You have already paid for this.");
    return {
      isPaidAlready: hasAccess,
      title: "There is nothing more to pay",
      words: `${reason} Nothing was charged this time.`,
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
    return "The payment provider is not responding right now. Nothing was charged. Please try again in a minute.";
  }
  if (error instanceof MissingCheckoutUrl) {
    return "The server answered without the address of the payment page, and we have been told. Nothing was charged. Please try again in a minute.";
  }
  return status === null
    ? "The server did not respond. Nothing was charged. Please check your connection and try again."
    : "Something went wrong on our side. Nothing was charged. Please try again in a minute.";
}
