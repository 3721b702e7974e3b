import { type DisputeOutcome, surplusOf } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import type { DisputeFacts, PaymentFacts } from "../../gateways/stripe/stripe.ts";
import { type LockedUser, settleAccess } from "../access/index.ts";
import { endAlert, raiseAlert } from "../alerts/index.ts";
import { expandAllOf } from "../blueprints/index.ts";
import {
  readDisputeStates,
  readRefundStates,
  storeDispute,
  storeRefund,
} from "./money-back.store.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { mailReceipt, mailRefund } from "./payment-mails.ts";
import {
  buyerDeleted,
  disputeKey,
  failedRefund,
  lostDispute,
  openDispute,
  partialRefund,
  secondPayment,
} from "./payment-troubles.ts";
import {
  insertPurchase,
  listPurchases,
  lockPurchaseOf,
  type StoredPurchase,
  updatePurchase,
} from "./purchases.store.ts";

/** The provider tells whole seconds; this is the rest of one. */
const REST_OF_SECOND = 999;

/** What a purchase brought that was not known before. */
export interface Recorded {
  purchase: StoredPurchase;
  /** Purchases of the buyer beyond the one that gives access. */
  surplus: StoredPurchase[];
}

/** One lost dispute takes the money, one open one may; won ones do nothing. */
function outcomeOf(disputes: readonly DisputeFacts[]): DisputeOutcome | null {
  const outcomes = disputes.map(({ outcome }) => outcome);
  return (["lost", "open", "won"] as const).find((each) => outcomes.includes(each)) ?? null;
}

/** The latest instant at which it can have been paid, so that no decision made before counts after it. */
const paidAtOf = ({ chargedAt }: PaymentFacts, now: Date) =>
  chargedAt === null
    ? now
    : new Date(Math.min(now.getTime(), chargedAt.getTime() + REST_OF_SECOND));

async function storePurchase(
  tx: Transaction,
  { ids, clock }: PaymentDeps,
  facts: PaymentFacts,
  buyerId: string | null,
): Promise<{ purchase: StoredPurchase; before: StoredPurchase | null }> {
  const now = clock.now();
  const before = await lockPurchaseOf(tx, facts.sessionId);
  const change = {
    paymentIntentId: facts.paymentIntentId,
    chargeId: facts.chargeId,
    refundedAmount: facts.refundedAmount,
    dispute: outcomeOf(facts.disputes),
  };
  if (before) {
    await updatePurchase(tx, before.id, change, now);
    return { purchase: { ...before, ...change }, before };
  }
  const purchase = {
    ...change,
    id: ids.uuid(),
    sessionId: facts.sessionId,
    userId: buyerId,
    buyerReference: facts.clientReferenceId ?? "",
    amount: facts.amount ?? 0,
    currency: facts.currency ?? "",
    paidAt: paidAtOf(facts, now),
  };
  await insertPurchase(tx, purchase, now);
  return { purchase, before: null };
}

async function recordRefunds(
  tx: Transaction,
  deps: PaymentDeps,
  purchase: StoredPurchase,
  { refunds }: PaymentFacts,
): Promise<void> {
  const known = await readRefundStates(tx, purchase.id);
  for (const refund of refunds) {
    if (known.get(refund.id) === refund.status) continue;
    await storeRefund(tx, purchase.id, refund, deps.clock.now());
    if (refund.status === "failed") await raiseAlert(tx, deps, failedRefund(purchase, refund.id));
  }
}

async function recordDisputes(
  tx: Transaction,
  deps: PaymentDeps,
  purchase: StoredPurchase,
  { disputes }: PaymentFacts,
): Promise<void> {
  const known = await readDisputeStates(tx, purchase.id);
  for (const dispute of disputes) {
    if (known.get(dispute.id) === dispute.outcome) continue;
    await storeDispute(tx, purchase.id, dispute, deps.clock.now());
    if (dispute.outcome === "open") await raiseAlert(tx, deps, openDispute(purchase, dispute.id));
    if (dispute.outcome === "lost") await raiseAlert(tx, deps, lostDispute(purchase, dispute.id));
    if (dispute.outcome !== "won") continue;
    await endAlert(tx, deps, disputeKey(dispute.id, "open"));
    await endAlert(tx, deps, disputeKey(dispute.id, "lost"));
  }
}

async function flagSurplus(
  tx: Transaction,
  deps: PaymentDeps,
  userId: string,
): Promise<StoredPurchase[]> {
  const surplus = surplusOf(await listPurchases(tx, userId));
  const { refundSecondPayments } = deps.config.payments;
  for (const each of surplus) {
    await raiseAlert(tx, deps, secondPayment(each, refundSecondPayments));
  }
  return surplus;
}

/**
 * Puts down what the books say of a payment that fits, and all that follows from it: access, mails,
 * alerts and the writing of the full reports. What is known already has no effect a second time.
 * @param buyer whose row the transaction holds; null for a deleted one
 */
export async function recordPurchase(
  tx: Transaction,
  deps: PaymentDeps,
  facts: PaymentFacts,
  buyer: LockedUser | null,
): Promise<Recorded> {
  const { purchase, before } = await storePurchase(tx, deps, facts, buyer?.id ?? null);
  await recordRefunds(tx, deps, purchase, facts);
  await recordDisputes(tx, deps, purchase, facts);
  const givenBack = purchase.refundedAmount - (before?.refundedAmount ?? 0);
  if (givenBack > 0 && purchase.refundedAmount < purchase.amount) {
    await raiseAlert(tx, deps, partialRefund(purchase, purchase.refundedAmount));
  }
  if (buyer === null) {
    if (before === null) await raiseAlert(tx, deps, buyerDeleted(purchase));
    return { purchase, surplus: [] };
  }
  const { hasAccess, hasChanged } = await settleAccess(tx, deps, buyer);
  const surplus = await flagSurplus(tx, deps, buyer.id);
  if (before === null) await mailReceipt(tx, deps, buyer, purchase);
  if (givenBack > 0) await mailRefund(tx, deps, buyer, { purchase, givenBack, hasAccess });
  if (hasAccess && (hasChanged || before === null)) await expandAllOf(tx, deps, buyer.id);
  return { purchase, surplus };
}
