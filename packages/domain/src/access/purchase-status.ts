import type { PurchaseFacts } from "./lifetime-access.ts";

/** What became of the money, as users see it. */
export type PurchaseStatus = "paid" | "partly_refunded" | "refunded" | "disputed";

/** A full refund comes first, then a dispute about the rest. */
export function getPurchaseStatus({
  amount,
  refundedAmount,
  dispute,
}: PurchaseFacts): PurchaseStatus {
  if (refundedAmount >= amount) return "refunded";
  if (dispute === "open" || dispute === "lost") return "disputed";
  return refundedAmount > 0 ? "partly_refunded" : "paid";
}
