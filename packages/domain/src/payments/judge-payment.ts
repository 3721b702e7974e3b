import type { Price } from "../pricing/price.ts";
import type { CheckoutFacts } from "./payment-facts.ts";

export interface ExpectedPayment {
  price: Price;
  livemode: boolean;
}

/** Why money cannot be accepted for what is sold. */
export type PaymentFault = "mode" | "payment_status" | "livemode" | "currency" | "amount";

export type PaymentVerdict =
  | { is: "paid" }
  | { is: "unpaid" }
  | { is: "wrong"; fault: PaymentFault };

const wrong = (fault: PaymentFault): PaymentVerdict => ({ is: "wrong", fault });

/**
 * Whether a checkout brought exactly the price: one payment in full, in the right currency and of the
 * right kind. A checkout that needed no payment, or asks for several, sold something else.
 */
export function judgePayment(facts: CheckoutFacts, expected: ExpectedPayment): PaymentVerdict {
  if (facts.paymentStatus === "unpaid") return { is: "unpaid" };
  if (facts.mode !== "payment") return wrong("mode");
  if (facts.paymentStatus !== "paid" || facts.status !== "complete") return wrong("payment_status");
  if (facts.livemode !== expected.livemode) return wrong("livemode");
  if (facts.currency !== expected.price.currency) return wrong("currency");
  return facts.amount === expected.price.cents ? { is: "paid" } : wrong("amount");
}
