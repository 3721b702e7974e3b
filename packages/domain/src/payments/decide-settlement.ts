import { findSurplusPurchases, hasAccess } from "../access/lifetime-access.ts";
import { judgePayment } from "./judge-payment.ts";
import { wasStartedHere, withoutFormerBuyer } from "./lost-checkout.ts";
import type { PaymentEvent, WrongPaymentReason } from "./payment-events.ts";
import { findBuyerId, type PaymentFacts } from "./payment-facts.ts";
import { type RecordedPurchase, toRecordedPurchase } from "./recorded-purchase.ts";
import type { Settlement, SettlementWrites } from "./settlement.ts";
import type { SettlementTerms } from "./settlement-terms.ts";
import type { StoredPayment, StoredPurchase } from "./stored-payment.ts";

const NOTHING: Settlement = { outcome: "unpaid", writes: {}, events: [] };

/**
 * A deleted user's checkouts are deleted too. An existing user's payment needs one of their own, or records that prove
 * that a restore has lost it.
 */
function isOwnCheckout(
  facts: PaymentFacts,
  { buyer, checkout, purchase }: StoredPayment,
  terms: SettlementTerms,
): boolean {
  if (purchase) return true;
  if (buyer) return checkout ? checkout.userId === buyer.id : wasStartedHere(facts, terms);
  return findBuyerId(facts) !== null && (checkout === null || checkout.isReleased);
}

function decideUnpaid(
  { sessionId, status, hasFailed }: PaymentFacts,
  { checkout }: StoredPayment,
): Settlement {
  // A session that was not started here and is not paid is not our concern.
  if (!checkout || status === "open") return NOTHING;
  if (status === "complete" && !hasFailed) {
    return {
      outcome: "pending",
      writes: { endCheckout: { id: checkout.id, state: "complete" } },
      events: [{ type: "checkout_unpaid", sessionId }],
    };
  }
  const state = status === "expired" ? "expired" : "given_up";
  return {
    outcome: "unpaid",
    writes: { endCheckout: { id: checkout.id, state } },
    events: [{ type: "checkout_ended", sessionId }],
  };
}

function decideWrong(
  { sessionId, amount, currency }: PaymentFacts,
  { checkout }: StoredPayment,
  reason: WrongPaymentReason,
): Settlement {
  const isOfCheckout = checkout?.sessionId === sessionId;
  return {
    outcome: "wrong",
    writes: isOfCheckout ? { endCheckout: { id: checkout.id, state: "given_up" } } : {},
    events: [{ type: "wrong_payment", sessionId, amount, currency, reason }],
  };
}

const DISPUTE_EVENTS = {
  open: "dispute_opened",
  lost: "dispute_lost",
  won: "dispute_won",
} as const;

function findRefundEvents(
  { payerEmail }: PaymentFacts,
  purchase: StoredPurchase,
  { buyer, purchase: before }: StoredPayment,
  isEntitled: boolean,
): PaymentEvent[] {
  const amount = purchase.refundedAmount - (before?.refundedAmount ?? 0);
  if (amount <= 0) return [];
  const recorded = {
    type: "refund_recorded",
    purchase,
    buyer,
    amount,
    hasAccess: isEntitled,
  } as const;
  if (purchase.refundedAmount < purchase.amount) {
    return [recorded, { type: "partial_refund", purchase }];
  }
  return purchase.isRefundDue && !buyer
    ? [recorded, { type: "payment_returned", purchase, amount, payerEmail }]
    : [recorded];
}

/** The buyer's purchases with what this settlement records. */
function listPurchasesAfter(
  { buyer, buyerPurchases }: StoredPayment,
  { purchase, insert }: RecordedPurchase,
): StoredPurchase[] {
  if (!buyer) return [];
  if (insert) return [...buyerPurchases, insert];
  return buyerPurchases.map((each) => (each.id === purchase.id ? purchase : each));
}

function decidePaid(
  facts: PaymentFacts,
  stored: StoredPayment,
  terms: SettlementTerms,
): Settlement {
  const { buyer, checkout } = stored;
  const recorded = toRecordedPurchase(facts, stored, terms);
  const { purchase, insert } = recorded;
  const refunds = facts.refunds.filter(({ id, status }) => stored.refunds.get(id) !== status);
  const disputes = facts.disputes.filter(({ id, outcome }) => stored.disputes.get(id) !== outcome);
  const purchases = listPurchasesAfter(stored, recorded);
  const isEntitled = hasAccess(purchases, stored.accessDecision);
  const surplus = findSurplusPurchases(purchases);

  const writes: SettlementWrites = { purchase: { ...recorded, refunds, disputes } };
  const events: PaymentEvent[] = [];
  if (checkout) writes.endCheckout = { id: checkout.id, state: "complete" };
  if (insert) {
    const history = {
      copiedAt: buyer?.copiedAt ?? null,
      isUsed: stored.isRefundUsed,
      isSurplus: surplus.some(({ id }) => id === purchase.id),
    };
    events.push({ type: "purchase_recorded", purchase, buyer, history });
  }
  events.push(...findRefundEvents(facts, purchase, stored, isEntitled));
  for (const { id, status } of refunds) {
    if (status === "failed") events.push({ type: "refund_failed", purchase, refundId: id });
  }
  for (const { id, outcome } of disputes) {
    events.push({ type: DISPUTE_EVENTS[outcome], purchase, disputeId: id });
  }
  if (buyer) {
    if (insert?.isRefundDue) {
      events.push({ type: "payment_without_effect", purchase, buyerId: buyer.id });
    }
    const hasChanged = isEntitled !== buyer.hasLifetimeAccess;
    if (hasChanged) writes.access = { userId: buyer.id, hasAccess: isEntitled };
    if (isEntitled && (hasChanged || insert)) writes.expandReportsFor = buyer.id;
    for (const each of surplus) {
      events.push({ type: "second_payment", purchase: each, buyerId: buyer.id });
    }
  } else if (insert) events.push({ type: "buyer_deleted", purchase });
  events.push({ type: "checkout_ended", sessionId: facts.sessionId });
  return { outcome: "paid", writes, events };
}

/**
 * Decides what the provider's latest records of a payment change: what is written, and what happened.
 * What is stored already changes nothing a second time, so a settlement can be repeated at any time.
 * @param stored what is stored about the payment, its rows locked until the writes are done
 */
export function decideSettlement(
  facts: PaymentFacts,
  stored: StoredPayment,
  terms: SettlementTerms,
): Settlement {
  const verdict = judgePayment(facts, terms);
  if (verdict.is === "unpaid") return decideUnpaid(facts, stored);
  if (verdict.is === "wrong") return decideWrong(facts, stored, verdict.fault);
  if (!isOwnCheckout(facts, stored, terms)) return decideWrong(facts, stored, "reference");
  return decidePaid(facts, withoutFormerBuyer(facts, stored), terms);
}
