import type { Transaction } from "../../../db/connection.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { endAlert, raiseAlert } from "../../alerts/index.ts";
import { queueMail } from "../../mail/index.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { type AnnouncedEvent, findEffects } from "./payment-event-effects.ts";
import type { ServiceEvent } from "./service-events.ts";

/**
 * Raises and resolves alerts and queues emails for what happened, in the transaction that records it.
 * The only place where payments do so.
 */
export async function announcePaymentEvents(
  tx: Transaction,
  deps: PaymentDeps,
  events: readonly AnnouncedEvent[],
): Promise<void> {
  for (const event of events) {
    const { alert, resolves = [], email, isUnrequested } = findEffects(event, deps);
    if (alert) await raiseAlert(tx, deps, alert);
    for (const key of resolves) await endAlert(tx, deps, key);
    if (email) await queueMail(tx, deps, email, isUnrequested);
  }
}

/** Announces an event that comes with no other change, in a transaction of its own. */
export const announceNow = (deps: PaymentDeps, event: ServiceEvent): Promise<void> =>
  inTransaction(deps.db, (tx) => announcePaymentEvents(tx, deps, [event]));
