import { inTransaction } from "../../db/transaction.ts";
import {
  type PaymentEvent,
  PaymentProviderError,
  type ProviderRefusal,
} from "../../gateways/stripe/stripe.ts";
import { healAccess, listDriftedUsers } from "../access/index.ts";
import { endAlert, raiseAlert } from "../alerts/index.ts";
import { endAttempt, endUnmade, findAttemptOf, takeDueSessions } from "./attempts.store.ts";
import { countUnhandled, insertEvent, listUnhandled } from "./events.store.ts";
import { fulfil } from "./fulfil.service.ts";
import { findScannedUntil, storeScannedUntil } from "./ledger.store.ts";
import { payBackSurplus } from "./pay-back.service.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { handleEvent } from "./payment-events.service.ts";
import { driftedAccess, paymentsWaiting, UNVERIFIED_KEY, WAITING_KEY } from "./payment-troubles.ts";
import { listDoublePayers } from "./purchases.store.ts";

const SCAN = "stripe-events";

/** What a run found and did, in numbers. */
export interface ReconcileOutcome {
  /** Events that the webhook never brought. */
  missedEvents: number;
  /** Events dealt with that had been waiting. */
  handledEvents: number;
  /** Open checkouts that were looked at. */
  checkouts: number;
  /** Second payments paid back. */
  secondPayments: number;
  /** Users whose access did not follow from the facts, and does now. */
  healedUsers: number;
  /** Events that still wait. */
  waitingEvents: number;
  /** Steps that could not be finished. */
  failures: number;
}

/** Nothing will go better with the next thing. */
const AWAY: readonly ProviderRefusal[] = ["unavailable", "failed"];

type Step = (deps: PaymentDeps) => Promise<number>;

/** Does something with each; one that fails is left for the next run, a provider that is away ends it. */
async function forEach<T>(
  { logger }: PaymentDeps,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const thing of things) {
    try {
      await work(thing);
      done += 1;
    } catch (error) {
      if (error instanceof PaymentProviderError && AWAY.includes(error.reason)) throw error;
      logger.warn({ err: error }, "The reconciler left something for its next run");
    }
  }
  return done;
}

/** Events that never arrived: the provider's list, read again from a while before its last reading. */
const readMissedEvents: Step = async (deps) => {
  const { db, stripe, clock, config } = deps;
  const { overlap, firstScan } = config.payments.reconcile;
  const until = await findScannedUntil(db, SCAN);
  const since = until
    ? new Date(until.getTime() - overlap)
    : new Date(clock.now().getTime() - firstScan);
  const events = await stripe.listEvents(since);
  const missed: PaymentEvent[] = [];
  for (const event of events) if (await insertEvent(db, event)) missed.push(event);
  const newest = events.at(-1)?.createdAt;
  if (newest) await storeScannedUntil(db, SCAN, newest);
  await forEach(deps, missed, (event) => handleEvent(deps, event));
  return missed.length;
};

const handleWaiting: Step = async (deps) => {
  const { eventGrace, batch } = deps.config.payments.reconcile;
  const events = await listUnhandled(deps.db, eventGrace, batch);
  return await forEach(deps, events, (event) => handleEvent(deps, event));
};

async function lookAt(deps: PaymentDeps, sessionId: string): Promise<void> {
  try {
    await fulfil(deps, sessionId);
  } catch (error) {
    const isUnknown = error instanceof PaymentProviderError && error.reason === "unknown_object";
    if (!isUnknown) throw error;
    // A session that the books do not have cannot be paid.
    const attempt = await findAttemptOf(deps.db, sessionId);
    if (attempt) await endAttempt(deps.db, attempt.id, "expired");
  }
}

const lookAtCheckouts: Step = async (deps) => {
  const { checkoutAge, batch } = deps.config.payments.reconcile;
  await endUnmade(deps.db);
  const sessions = await takeDueSessions(deps.db, checkoutAge, batch);
  return await forEach(deps, sessions, (sessionId) => lookAt(deps, sessionId));
};

const payBackTwice: Step = async (deps) => {
  if (!deps.config.payments.refundSecondPayments) return 0;
  let count = 0;
  for (const userId of await listDoublePayers(deps.db, deps.config.payments.reconcile.batch)) {
    count += await payBackSurplus(deps, userId);
  }
  return count;
};

const healDrift: Step = async (deps) => {
  const users = await listDriftedUsers(deps.db, deps.config.payments.reconcile.batch);
  let healed = 0;
  for (const userId of users) {
    const settled = await healAccess(deps, userId, async (tx, { hasAccess }) => {
      await raiseAlert(tx, deps, driftedAccess(userId, hasAccess));
    });
    if (settled) healed += 1;
  }
  return healed;
};

/** Tells the operator while events wait for long, and stops telling when none does. */
const watchWaiting: Step = async (deps) => {
  const { eventAlarm } = deps.config.payments.reconcile;
  const waiting = await countUnhandled(deps.db, eventAlarm);
  if (waiting === 0) await endAlert(deps.db, deps, WAITING_KEY);
  else {
    const minutes = Math.round(eventAlarm / 60_000);
    await inTransaction(deps.db, (tx) => raiseAlert(tx, deps, paymentsWaiting(waiting, minutes)));
  }
  return waiting;
};

/**
 * Finds what went past the webhook and the buyers who came back, and puts it right: the last of the
 * three ways on which a payment is settled. May run at any time, in any number of processes.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<ReconcileOutcome> {
  let failures = 0;
  const attempt = async (step: Step): Promise<number> => {
    try {
      return await step(deps);
    } catch (error) {
      failures += 1;
      deps.logger.warn({ err: error }, "A step of the reconciler failed");
      return 0;
    }
  };
  const missedEvents = await attempt(async (all) => {
    const missed = await readMissedEvents(all);
    await endAlert(all.db, all, UNVERIFIED_KEY);
    return missed;
  });
  return {
    missedEvents,
    handledEvents: await attempt(handleWaiting),
    checkouts: await attempt(lookAtCheckouts),
    secondPayments: await attempt(payBackTwice),
    healedUsers: await attempt(healDrift),
    waitingEvents: await attempt(watchWaiting),
    failures,
  };
}
