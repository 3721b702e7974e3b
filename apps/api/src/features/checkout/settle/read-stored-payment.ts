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
import { listPurchases, lockSessionPurchase } from "../purchases.store.ts";
import { readRefundStatuses } from "../refunds.store.ts";

/** Locks the row of the user a session was created for; null for a deleted or unknown user. */
export async function lockBuyer(
  tx: Transaction,
  facts: PaymentFacts,
): Promise<PaymentBuyer | null> {
  const buyerId = findBuyerId(facts);
  return buyerId === null ? null : await lockUser(tx, buyerId);
}

/**
 * Reads what is stored about a payment, and locks the purchase.
 * @param buyer whose row the transaction has locked
 */
export async function readStoredPayment(
  tx: Transaction,
  facts: PaymentFacts,
  buyer: PaymentBuyer | null,
): Promise<StoredPayment> {
  const { sessionId } = facts;
  const purchase = await lockSessionPurchase(tx, sessionId);
  return {
    buyer,
    checkout: await findAttempt(tx, sessionId, findCheckoutId(facts)),
    purchase,
    refunds: purchase ? await readRefundStatuses(tx, purchase.id) : new Map(),
    disputes: purchase ? await readDisputeOutcomes(tx, purchase.id) : new Map(),
    buyerPurchases: buyer ? await listPurchases(tx, buyer.id) : [],
    accessDecision: buyer ? await findLatestDecision(tx, buyer.id) : null,
  };
}
