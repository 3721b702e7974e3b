import {
  PaymentProviderError,
  type ProviderRefusal,
  type StripeEvent,
} from "../../../gateways/stripe/stripe.ts";
import { correctAccess, listDriftedUsers } from "../../access/index.ts";
import { announceNow, announcePaymentEvents } from "../announce/announce-payment-events.ts";
import {
  acquireDueSessions,
  endAbandonedAttempts,
  endAttempt,
  findAttempt,
} from "../checkout-attempts.store.ts";
import { confirmPayment } from "../confirm/confirm-payment.service.ts";
import { handleEvent } from "../confirm/handle-event.service.ts";
import { countUnhandled, insertEvent, listUnhandled } from "../confirm/stripe-events.store.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { listDoublePayers, listRefundsDue } from "../purchases.store.ts";
import { refundSurplus } from "../refund/refund-purchase.service.ts";
import { returnPayments } from "../refund/return-payment.service.ts";
import { findScannedUntil, storeScannedUntil } from "./event-scans.store.ts";

const SCAN = "stripe-events";

/** What a run found and did, as counts. */
export interface ReconcileOutcome {
  /** Events that the webhook never received. */
  missedEvents: number;
  /** Waiting events that were handled. */
  handledEvents: number;
  /** Unfinished checkouts that were checked. */
  checkouts: number;
  /** Second payments refunded. */
  secondPayments: number;
  /** Payments refunded that had arrived for no account or gave their user nothing. */
  returnedPayments: number;
  /** Users whose stored access was corrected. */
  correctedUsers: number;
  /** Events that are still waiting. */
  waitingEvents: number;
  /** Steps that could not be finished. */
  failures: number;
}

/** Failures that the next item would meet as well. */
const PROVIDER_DOWN: readonly ProviderRefusal[] = ["unavailable", "failed"];

type Step = (deps: PaymentDeps) => Promise<number>;

/** Processes each item; a failing one is left for the next run, an unreachable provider ends this one. */
async function forEach<T>(
  { logger }: PaymentDeps,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      await work(item);
      done += 1;
    } catch (error) {
      if (error instanceof PaymentProviderError && PROVIDER_DOWN.includes(error.reason))
        throw error;
      logger.warn({ err: error }, "The reconciler left an item for its next run");
    }
  }
  return done;
}

/** Handles events that never arrived: reads the provider's list, overlapping with the last reading. */
const handleMissedEvents: Step = async (deps) => {
  const { db, stripe, clock, config } = deps;
  const { overlap, firstScan } = config.payments.reconcile;
  const until = await findScannedUntil(db, SCAN);
  const since = until
    ? new Date(until.getTime() - overlap)
    : new Date(clock.now().getTime() - firstScan);
  const events = await stripe.listEvents(since);
  const missed: StripeEvent[] = [];
  for (const event of events) if (await insertEvent(db, event)) missed.push(event);
  const newest = events.at(-1)?.createdAt;
  if (newest) await storeScannedUntil(db, SCAN, newest);
  await forEach(deps, missed, (event) => handleEvent(deps, event));
  await announceNow(deps, { type: "provider_answered" });
  return missed.length;
};

const handleWaitingEvents: Step = async (deps) => {
  const { eventGrace, batch } = deps.config.payments.reconcile;
  const events = await listUnhandled(deps.db, eventGrace, batch);
  return await forEach(deps, events, (event) => handleEvent(deps, event));
};

async function checkSession(deps: PaymentDeps, sessionId: string): Promise<void> {
  try {
    await confirmPayment(deps, sessionId);
  } catch (error) {
    const isUnknown = error instanceof PaymentProviderError && error.reason === "unknown_object";
    if (!isUnknown) throw error;
    // A session that the provider does not know cannot be paid.
    const attempt = await findAttempt(deps.db, sessionId);
    if (attempt) await endAttempt(deps.db, attempt.id, "expired");
  }
}

const checkCheckouts: Step = async (deps) => {
  const { checkoutAge, batch } = deps.config.payments.reconcile;
  await endAbandonedAttempts(deps.db);
  const sessions = await acquireDueSessions(deps.db, checkoutAge, batch);
  return await forEach(deps, sessions, (sessionId) => checkSession(deps, sessionId));
};

const refundSecondPayments: Step = async (deps) => {
  if (!deps.config.payments.refundSecondPayments) return 0;
  let count = 0;
  for (const userId of await listDoublePayers(deps.db, deps.config.payments.reconcile.batch)) {
    count += await refundSurplus(deps, userId);
  }
  return count;
};

const returnUnownedPayments: Step = async (deps) =>
  returnPayments(deps, await listRefundsDue(deps.db, deps.config.payments.reconcile.batch));

const correctDriftedAccess: Step = async (deps) => {
  const users = await listDriftedUsers(deps.db, deps.config.payments.reconcile.batch);
  let corrected = 0;
  for (const userId of users) {
    const settled = await correctAccess(deps, userId, (tx, { hasAccess }) =>
      announcePaymentEvents(tx, deps, [{ type: "access_corrected", userId, hasAccess }]),
    );
    if (settled) corrected += 1;
  }
  return corrected;
};

/** Alerts operators while events wait for too long, and resolves the alert when none does. */
const alertOnWaitingEvents: Step = async (deps) => {
  const { eventAlarm } = deps.config.payments.reconcile;
  const count = await countUnhandled(deps.db, eventAlarm);
  const minutes = Math.round(eventAlarm / 60_000);
  await announceNow(
    deps,
    count === 0 ? { type: "no_events_waiting" } : { type: "events_waiting", count, minutes },
  );
  return count;
};

/**
 * Finds what neither the webhook nor a returning buyer settled, and settles it: the last of the three
 * ways to settle a payment. May run at any time, in any number of processes.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<ReconcileOutcome> {
  let failures = 0;
  const run = async (step: Step): Promise<number> => {
    try {
      return await step(deps);
    } catch (error) {
      failures += 1;
      deps.logger.warn({ err: error }, "A step of the reconciler failed");
      return 0;
    }
  };
  return {
    missedEvents: await run(handleMissedEvents),
    handledEvents: await run(handleWaitingEvents),
    checkouts: await run(checkCheckouts),
    secondPayments: await run(refundSecondPayments),
    returnedPayments: await run(returnUnownedPayments),
    correctedUsers: await run(correctDriftedAccess),
    waitingEvents: await run(alertOnWaitingEvents),
    failures,
  };
}
