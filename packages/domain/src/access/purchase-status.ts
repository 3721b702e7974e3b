import { entitles, type PurchaseFacts } from "./lifetime-access.ts";

const DAY = 24 * 60 * 60 * 1_000;

/** What became of the money, as people are told. */
export type PurchaseStatus = "paid" | "partly_refunded" | "refunded" | "disputed";

/** Money given back comes first, then what a bank says of the rest. */
export function purchaseStatusOf({
  amount,
  refundedAmount,
  dispute,
}: PurchaseFacts): PurchaseStatus {
  if (refundedAmount >= amount) return "refunded";
  if (dispute === "open" || dispute === "lost") return "disputed";
  return refundedAmount > 0 ? "partly_refunded" : "paid";
}

/** Why a buyer cannot take a purchase back. */
export type RefundRefusal = "off" | "refunded" | "disputed" | "too_late";

/**
 * Why its buyer cannot take this purchase back now; null when it can be done.
 * @param refundDays days after the payment; 0 where buyers take nothing back themselves
 */
export function findRefundRefusal(
  purchase: PurchaseFacts,
  refundDays: number,
  now: Date,
): RefundRefusal | null {
  if (purchase.refundedAmount >= purchase.amount) return "refunded";
  if (!entitles(purchase) || purchase.dispute === "open") return "disputed";
  if (refundDays === 0) return "off";
  return now < refundWindowEnd(purchase, refundDays) ? null : "too_late";
}

const refundWindowEnd = ({ paidAt }: PurchaseFacts, refundDays: number) =>
  new Date(paidAt.getTime() + refundDays * DAY);

/** Until when its buyer may take a purchase back; null when that is not possible, or no longer. */
export function refundableUntil(
  purchase: PurchaseFacts,
  refundDays: number,
  now: Date,
): Date | null {
  return findRefundRefusal(purchase, refundDays, now) === null
    ? refundWindowEnd(purchase, refundDays)
    : null;
}
