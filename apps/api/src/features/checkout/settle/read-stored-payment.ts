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
import { listPurchases, lockSessionPurchase } from "../purchases.store.ts";
import { isRefundUsed } from "../refund/refund-history.ts";
import { readRefundStatuses } from "../refunds.store.ts";

const NO_PURCHASE = "00000000-0000-0000-0000-000000000000";

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
