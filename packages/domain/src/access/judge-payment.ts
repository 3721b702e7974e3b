import type { Price } from "../pricing/price.ts";

/** What a payment provider's books say of one checkout. */
export interface CheckoutFacts {
  /** What it asks for: one payment, or something that goes on or costs nothing. */
  mode: "payment" | "subscription" | "setup";
  /** Of the checkout itself: done is "complete" whether or not money came with it. */
  status: "open" | "complete" | "expired";
  /** Of the money. */
  paymentStatus: "paid" | "unpaid" | "no_payment_required";
  /** Whole cents; null on checkouts that charge nothing. */
  amount: number | null;
  /** ISO 4217, lower case. */
  currency: string | null;
  /** Real money, as against the provider's test mode. */
  livemode: boolean;
}

export interface ExpectedPayment {
  price: Price;
  livemode: boolean;
}

/** Why money cannot be taken for what is sold. */
export type PaymentFault = "mode" | "payment_status" | "livemode" | "currency" | "amount";

export type PaymentVerdict =
  | { is: "paid" }
  | { is: "unpaid" }
  | { is: "wrong"; fault: PaymentFault };

const wrong = (fault: PaymentFault): PaymentVerdict => ({ is: "wrong", fault });

/**
 * Whether a checkout brought exactly the price. Only one payment in full, in the right currency and of
 * the right kind is one; a checkout that needed no payment, or asks for more of them, sold something else.
 */
export function judgePayment(facts: CheckoutFacts, expected: ExpectedPayment): PaymentVerdict {
  if (facts.paymentStatus === "unpaid") return { is: "unpaid" };
  if (facts.mode !== "payment") return wrong("mode");
  if (facts.paymentStatus !== "paid" || facts.status !== "complete") return wrong("payment_status");
  if (facts.livemode !== expected.livemode) return wrong("livemode");
  if (facts.currency !== expected.price.currency) return wrong("currency");
  return facts.amount === expected.price.cents ? { is: "paid" } : wrong("amount");
}
