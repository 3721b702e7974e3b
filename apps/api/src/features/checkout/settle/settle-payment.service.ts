import {
  decideSettlement,
  type PaymentEvent,
  type PaymentFacts,
  type SettlementOutcome,
} from "@cosmic/domain/payments";
import type { Transaction } from "../../../db/connection.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { announcePaymentEvents } from "../announce/announce-payment-events.ts";
import { type PaymentDeps, PRODUCT } from "../payment-deps.ts";
import { toPurchaseId } from "../purchase-id.ts";
import { claimVersion, reserveVersion } from "./payment-versions.store.ts";
import { lockBuyer, readStoredPayment } from "./read-stored-payment.ts";
import { writeSettlement } from "./write-settlement.ts";

export interface SettledPayment {
  outcome:
    | SettlementOutcome
    /** A newer reading of the provider's records was stored meanwhile. */
    | "superseded";
  events: PaymentEvent[];
}

async function settle(
  tx: Transaction,
  deps: PaymentDeps,
  facts: PaymentFacts,
  version: number,
): Promise<SettledPayment> {
  // The user's row is locked first, as everywhere.
  const buyer = await lockBuyer(tx, facts);
  const isNewest = await claimVersion(tx, facts.sessionId, version);
  if (!isNewest) return { outcome: "superseded", events: [] };
  const stored = await readStoredPayment(tx, deps, facts, buyer);
  const { outcome, writes, events } = decideSettlement(facts, stored, {
    price: PRODUCT.price,
    productName: PRODUCT.name,
    livemode: deps.config.stripe.livemode,
    now: deps.clock.now(),
    newPurchaseId: toPurchaseId(facts.sessionId, deps),
  });
  await writeSettlement(tx, deps, facts.sessionId, writes);
  await announcePaymentEvents(tx, deps, events);
  return { outcome, events };
}

/**
 * Reads the provider's records of a session and stores them, with all that follows: access, full
 * reports, alerts and emails. Called by everything that learns of a change: the webhook, the returning
 * buyer, the reconciler and refunds. It can run any number of times, in any order and in parallel.
 * @throws PaymentProviderError when the records cannot be read; unknown_object when there are none
 */
export async function settlePayment(deps: PaymentDeps, sessionId: string): Promise<SettledPayment> {
  // Reserved before the records are read: a slow reading never overwrites a newer one.
  const version = await reserveVersion(deps.db, sessionId);
  const facts = await deps.stripe.readPayment(sessionId);
  return await inTransaction(deps.db, (tx) => settle(tx, deps, facts, version));
}
