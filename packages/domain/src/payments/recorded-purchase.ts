import type { DisputeOutcome } from "../access/lifetime-access.ts";
import { givesNothing } from "./lost-checkout.ts";
import { type DisputeFacts, findCheckoutId, type PaymentFacts } from "./payment-facts.ts";
import type { SettlementTerms } from "./settlement-terms.ts";
import type {
  NewPurchase,
  PurchaseChange,
  StoredPayment,
  StoredPurchase,
} from "./stored-payment.ts";

/** The provider reports whole seconds; this is the longest time it can have dropped. */
const DROPPED_MILLISECONDS = 999;

/** A purchase as a settlement records it. */
export interface RecordedPurchase {
  purchase: StoredPurchase;
  /** The new row; null for a purchase that is stored already. */
  insert: NewPurchase | null;
  change: PurchaseChange;
}

/** One lost dispute takes the money, an open one may; won ones change nothing. */
function combineDisputes(disputes: readonly DisputeFacts[]): DisputeOutcome | null {
  const outcomes = disputes.map(({ outcome }) => outcome);
  return (["lost", "open", "won"] as const).find((each) => outcomes.includes(each)) ?? null;
}

/** The latest instant at which it can have been paid, so that no earlier decision counts after it. */
const computePaidAt = (chargedAt: Date | null, now: Date): Date =>
  chargedAt === null
    ? now
    : new Date(Math.min(now.getTime(), chargedAt.getTime() + DROPPED_MILLISECONDS));

/** What arrived for no account, or for a checkout that a restore has lost and without effect, is owed back. */
function isOwedBack(facts: PaymentFacts, stored: StoredPayment, purchase: StoredPurchase): boolean {
  // Without a checkout of ours it may have been paid for something else.
  if (stored.buyer === null) return findCheckoutId(facts) !== null;
  return stored.checkout === null && givesNothing(purchase, stored);
}

/** The purchase of a session, with what the provider's records say of it now. */
export function toRecordedPurchase(
  facts: PaymentFacts,
  stored: StoredPayment,
  { newPurchaseId, now }: Pick<SettlementTerms, "newPurchaseId" | "now">,
): RecordedPurchase {
  const change: PurchaseChange = {
    paymentIntentId: facts.paymentIntentId,
    chargeId: facts.chargeId,
    instrument: facts.instrument,
    refundedAmount: facts.refundedAmount,
    dispute: combineDisputes(facts.disputes),
  };
  const { buyer, purchase } = stored;
  if (purchase) return { purchase: { ...purchase, ...change }, insert: null, change };
  const paid: NewPurchase = {
    ...change,
    id: newPurchaseId,
    sessionId: facts.sessionId,
    userId: buyer?.id ?? null,
    isRefundDue: false,
    buyerReference: facts.clientReferenceId ?? "",
    amount: facts.amount ?? 0,
    currency: facts.currency ?? "",
    paidAt: computePaidAt(facts.chargedAt, now),
  };
  const insert = { ...paid, isRefundDue: isOwedBack(facts, stored, paid) };
  return { purchase: insert, insert, change };
}
