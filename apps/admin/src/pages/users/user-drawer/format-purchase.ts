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

/** What an operator can still refund, in cents; 0 when nothing is left or a dispute is open. */
export function getRefundableCents({ status, amount, refundedAmount }: OperatorPurchase): number {
  return status === "paid" || status === "partly_refunded" ? amount - refundedAmount : 0;
}
