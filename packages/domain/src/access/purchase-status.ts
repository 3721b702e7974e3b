import { entitles, type PurchaseFacts } from "./lifetime-access.ts";

const DAY = 24 * 60 * 60 * 1_000;

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

/** Why a buyer cannot get a purchase refunded. */
export type RefundRefusal = "off" | "refunded" | "disputed" | "too_late";

/**
 * Why the buyer cannot get this purchase refunded now; null when they can.
 * @param refundDays days after the payment; 0 where buyers cannot request refunds themselves
 */
export function findRefundRefusal(
  purchase: PurchaseFacts,
  refundDays: number,
  now: Date,
): RefundRefusal | null {
  if (purchase.refundedAmount >= purchase.amount) return "refunded";
  if (!entitles(purchase) || purchase.dispute === "open") return "disputed";
  if (refundDays === 0) return "off";
  return now < computeRefundWindowEnd(purchase, refundDays) ? null : "too_late";
}

const computeRefundWindowEnd = ({ paidAt }: PurchaseFacts, refundDays: number) =>
  new Date(paidAt.getTime() + refundDays * DAY);

/** Until when the buyer can request a refund; null when that is not possible, or not anymore. */
export function computeRefundableUntil(
  purchase: PurchaseFacts,
  refundDays: number,
  now: Date,
): Date | null {
  return findRefundRefusal(purchase, refundDays, now) === null
    ? computeRefundWindowEnd(purchase, refundDays)
    : null;
}
