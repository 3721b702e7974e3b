import type { SettlementWrites } from "@cosmic/domain/payments";
import type { Transaction } from "../../../db/connection.ts";
import { updateAccess } from "../../access/index.ts";
import { expandAllReports } from "../../blueprints/index.ts";
import { endAttempt } from "../checkout-attempts.store.ts";
import { storeDispute } from "../disputes.store.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { insertPurchase, updatePurchase } from "../purchases.store.ts";
import { freeSubjects } from "../refund/self-service-refunds.store.ts";
import { storeRefund } from "../refunds.store.ts";

const NOT_MADE: ReadonlySet<string> = new Set(["failed", "canceled"]);

/** Writes what a settlement decided, in the transaction that locked what it was decided from. */
export async function writeSettlement(
  tx: Transaction,
  deps: PaymentDeps,
  sessionId: string,
  { purchase: recorded, access, endCheckout, expandReportsFor }: SettlementWrites,
): Promise<void> {
  const now = deps.clock.now();
  if (recorded) {
    const { purchase, insert, change, refunds, disputes } = recorded;
    if (insert) await insertPurchase(tx, insert, now);
    else await updatePurchase(tx, purchase.id, change, now);
    for (const refund of refunds) await storeRefund(tx, purchase.id, refund, now);
    if (refunds.some(({ status }) => NOT_MADE.has(status))) await freeSubjects(tx, purchase.id);
    for (const dispute of disputes) await storeDispute(tx, purchase.id, dispute, now);
  }
  if (access) await updateAccess(tx, access.userId, access.hasAccess, now);
  if (expandReportsFor) await expandAllReports(tx, deps, expandReportsFor);
  if (endCheckout) await endAttempt(tx, endCheckout.id, endCheckout.state, sessionId);
}
