import { entitles, type PurchaseFacts } from "./lifetime-access.ts";

const DAY = 24 * 60 * 60 * 1_000;

/** The instrument of a payment that the provider could not recognize if it paid again. */
export const UNRECOGNIZED_INSTRUMENT = "unrecognized";

/**
 * Why a buyer cannot refund a purchase alone, for good or because an operator decides about it; in the
 * order in which the first that holds is told.
 */
export const REFUND_REFUSALS = [
  "refunded",
  "disputed",
  "off",
  "too_late",
  /** A full copy was downloaded after the payment. */
  "downloaded",
  /** The person or the card has had a refund of this kind for another purchase. */
  "used",
  /** What paid could not be recognized if it paid again. */
  "unrecognized",
] as const;
export type RefundRefusal = (typeof REFUND_REFUSALS)[number];

const DECIDED_BY_OPERATOR: ReadonlySet<RefundRefusal> = new Set([
  "downloaded",
  "used",
  "unrecognized",
]);

/** Whether the buyer's request goes to an operator, who can refund all the same. */
export const isForOperator = (refusal: RefundRefusal | null): boolean =>
  refusal !== null && DECIDED_BY_OPERATOR.has(refusal);

/**
 * The refund in one paragraph, with the waiver that consumer law asks buyers to be told before they pay.
 * @param refundDays more than 0
 */
export const describeRefundTerms = (refundDays: number): string =>
  `Full refund within ${refundDays} days, once per person and card. If you download a full copy (PDF, calendar or archive), you ask us to deliver at once and agree that this refund ends, and with it a legal right to withdraw.`;

export interface RefundablePurchase extends PurchaseFacts {
  /** "card:<the provider's fingerprint>" or UNRECOGNIZED_INSTRUMENT; null while it was not read. */
  instrument: string | null;
}

/** What else decides about a buyer's refund. */
export interface RefundHistory {
  /** When the buyer last took a full copy out of the product: PDF, calendar or archive. */
  copiedAt: Date | null;
  /** The buyer or the instrument has used the one refund without asking, for another purchase. */
  isUsed: boolean;
  /** The buyer has paid before this purchase, so that it gives nothing. */
  isSurplus: boolean;
}

/**
 * Why the buyer cannot refund this purchase alone now; null when they can. A surplus payment is owed
 * back whatever was downloaded or refunded before, as long as the refund period lasts.
 * @param refundDays days after the payment; 0 where buyers cannot request refunds themselves
 */
export function findRefundRefusal(
  purchase: RefundablePurchase,
  history: RefundHistory,
  refundDays: number,
  now: Date,
): RefundRefusal | null {
  if (purchase.refundedAmount >= purchase.amount) return "refunded";
  if (!entitles(purchase) || purchase.dispute === "open") return "disputed";
  if (refundDays === 0) return "off";
  if (now >= computeRefundWindowEnd(purchase, refundDays)) return "too_late";
  if (history.isSurplus) return null;
  const { copiedAt } = history;
  if (copiedAt !== null && copiedAt >= purchase.paidAt) return "downloaded";
  if (history.isUsed) return "used";
  return purchase.instrument === UNRECOGNIZED_INSTRUMENT ? "unrecognized" : null;
}

const computeRefundWindowEnd = ({ paidAt }: PurchaseFacts, refundDays: number) =>
  new Date(paidAt.getTime() + refundDays * DAY);

/** Until when the buyer can refund the purchase alone; null when that is not possible, or no longer. */
export function computeRefundableUntil(
  purchase: RefundablePurchase,
  history: RefundHistory,
  refundDays: number,
  now: Date,
): Date | null {
  return findRefundRefusal(purchase, history, refundDays, now) === null
    ? computeRefundWindowEnd(purchase, refundDays)
    : null;
}
