import type { OperatorPurchase } from "@cosmic/contracts";

/** Whole cents in an ISO 4217 currency: "$9.99". */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: currency.toUpperCase(),
  }).format(cents / 100);
}

export const STATUS_LABELS = {
  paid: "Paid",
  partly_refunded: "Partly refunded",
  refunded: "Refunded",
  disputed: "Disputed",
} as const satisfies Record<OperatorPurchase["status"], string>;

/** Why the buyer cannot refund a purchase alone; null for what its status says already. */
export const REFUSAL_LABELS = {
  refunded: null,
  disputed: null,
  off: "Buyers cannot refund purchases themselves here.",
  too_late: "The buyer cannot refund it: the refund period is over.",
  downloaded: "The buyer cannot refund it: a full copy was downloaded after the payment.",
  used: "The buyer cannot refund it: this buyer or card already had a refund.",
  unrecognized: "The buyer cannot refund it: the payment method cannot be recognized again.",
} as const satisfies Record<NonNullable<OperatorPurchase["refundRefusal"]>, string | null>;

/** What an operator can still refund, in cents; 0 when nothing is left or a dispute is open. */
export function getRefundableCents({ status, amount, refundedAmount }: OperatorPurchase): number {
  return status === "paid" || status === "partly_refunded" ? amount - refundedAmount : 0;
}
