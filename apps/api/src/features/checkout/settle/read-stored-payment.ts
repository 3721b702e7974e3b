import {
  findBuyerId,
  findCheckoutId,
  type PaymentBuyer,
  type PaymentFacts,
  type StoredPayment,
} from "@cosmic/domain/payments";
import type { Transaction } from "../../../db/connection.ts";
import { findLatestDecision, lockUser } from "../../access/index.ts";
import { findAttempt } from "../checkout-attempts.store.ts";
import { readDisputeOutcomes } from "../disputes.store.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { toPurchaseId } from "../purchase-id.ts";
import {
  findSessionPurchase,
  hasLeftHolder,
  listPurchases,
  lockSessionPurchase,
} from "../purchases.store.ts";
import { isRefundUsed } from "../refund/refund-history.ts";
import { readRefundStatuses } from "../refunds.store.ts";

const NO_PURCHASE = "00000000-0000-0000-0000-000000000000";

/** Whose payment it is by what is stored now: an account may have passed on, a purchase been moved. */
async function findHolderId(tx: Transaction, facts: PaymentFacts): Promise<string | null> {
  const purchase = await findSessionPurchase(tx, facts.sessionId);
  if (purchase) return purchase.userId;
  const checkout = await findAttempt(tx, facts.sessionId, findCheckoutId(facts));
  return checkout?.isReleased ? null : findBuyerId(facts);
}

/** Locks the row of the user whose payment it is; null for no user, and a deleted or unknown one. */
export async function lockBuyer(
  tx: Transaction,
  facts: PaymentFacts,
): Promise<PaymentBuyer | null> {
  for (;;) {
    const id = await findHolderId(tx, facts);
    const buyer = id === null ? null : await lockUser(tx, id);
    // Whose it is may have changed while the lock was waited for.
    if ((await findHolderId(tx, facts)) === id) return buyer;
  }
}

/**
 * Reads what is stored about a payment, and locks the purchase.
 * @param buyer whose row the transaction has locked
 */
export async function readStoredPayment(
  tx: Transaction,
  deps: Pick<PaymentDeps, "config">,
  facts: PaymentFacts,
  buyer: PaymentBuyer | null,
): Promise<StoredPayment> {
  const { sessionId, instrument } = facts;
  const purchase = await lockSessionPurchase(tx, sessionId);
  return {
    buyer,
    checkout: await findAttempt(tx, sessionId, findCheckoutId(facts)),
    purchase,
    hasLeftBuyer: purchase === null && (await hasLeftHolder(tx, toPurchaseId(sessionId, deps))),
    refunds: purchase ? await readRefundStatuses(tx, purchase.id) : new Map(),
    disputes: purchase ? await readDisputeOutcomes(tx, purchase.id) : new Map(),
    buyerPurchases: buyer ? await listPurchases(tx, buyer.id) : [],
    // Asked for a new purchase alone, which has no id yet.
    isRefundUsed:
      buyer !== null && purchase === null
        ? await isRefundUsed(tx, deps, buyer, { id: NO_PURCHASE, instrument })
        : false,
    accessDecision: buyer ? await findLatestDecision(tx, buyer.id) : null,
  };
}
