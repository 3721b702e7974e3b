import { inTransaction } from "../../db/transaction.ts";
import { InvalidInputError } from "../../errors.ts";
import {
  InvalidEventError,
  type PaymentEvent,
  PaymentProviderError,
} from "../../gateways/stripe/stripe.ts";
import { createSingleFlight } from "../../single-flight.ts";
import { endAlert, raiseAlert } from "../alerts/index.ts";
import { insertEvent, isHandled, markHandled, noteTry } from "./events.store.ts";
import { fulfil } from "./fulfil.service.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { eventsTooLate, TOO_LATE_KEY, unknownSession } from "./payment-troubles.ts";
import { findPaidSession } from "./purchases.store.ts";

/** The session that an event is about; null where it is none that we know or can find out. */
async function findSessionOf(
  { db, stripe }: PaymentDeps,
  { sessionId, paymentIntentId, chargeId }: PaymentEvent,
): Promise<string | null> {
  if (sessionId !== null) return sessionId;
  const known =
    (paymentIntentId && (await findPaidSession(db, { paymentIntentId }))) ||
    (chargeId && (await findPaidSession(db, { chargeId })));
  if (known) return known;
  return paymentIntentId ? await stripe.findSessionOf(paymentIntentId) : null;
}

/**
 * Deals with an event of the inbox. What it says does not matter, only what it is about: that is read
 * in the provider's books.
 * @throws PaymentProviderError when they cannot be read; the event then waits
 */
export async function handleEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  await noteTry(deps.db, event.id);
  const sessionId = await findSessionOf(deps, event);
  try {
    if (sessionId !== null) await fulfil(deps, sessionId);
  } catch (error) {
    const isUnknown = error instanceof PaymentProviderError && error.reason === "unknown_object";
    if (!isUnknown || sessionId === null) throw error;
    await inTransaction(deps.db, (tx) => raiseAlert(tx, deps, unknownSession(sessionId)));
  }
  await markHandled(deps.db, event.id);
}

/** A signed event that is too old is refused, and tried again by the provider; somebody has to know why. */
async function refuse(deps: PaymentDeps, { isLate }: InvalidEventError): Promise<never> {
  deps.metrics.noteWebhookEvent(isLate ? "late" : "refused");
  if (isLate) await inTransaction(deps.db, (tx) => raiseAlert(tx, deps, eventsTooLate()));
  throw new InvalidInputError();
}

async function readEvent(
  deps: PaymentDeps,
  body: Uint8Array,
  signature: string | undefined,
): Promise<PaymentEvent | null> {
  try {
    return deps.stripe.parseEvent(body, signature, deps.clock.now());
  } catch (error) {
    if (error instanceof InvalidEventError) return await refuse(deps, error);
    throw error;
  }
}

type Outcome = Parameters<PaymentDeps["metrics"]["noteWebhookEvent"]>[0];

/** Takes in what the provider sends. */
export function createInbox(deps: PaymentDeps) {
  const shareOne = createSingleFlight<void>();

  /** Whether it was dealt with in time. */
  const handleInTime = async (event: PaymentEvent): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), deps.config.payments.eventPatience);
    });
    const handled = shareOne(event.id, () => handleEvent(deps, event)).then(
      () => true,
      (error: unknown) => {
        deps.logger.warn({ event: event.id, err: error }, "An event about a payment waits");
        return false;
      },
    );
    const isInTime = await Promise.race([handled, patience]);
    clearTimeout(timer);
    return isInTime;
  };

  async function takeIn(event: PaymentEvent | null): Promise<Outcome> {
    if (event === null) return "ignored";
    const isNew = await insertEvent(deps.db, event);
    await endAlert(deps.db, deps, TOO_LATE_KEY);
    if (!isNew && (await isHandled(deps.db, event.id))) return "repeated";
    return (await handleInTime(event)) ? "handled" : "waiting";
  }

  /**
   * Keeps a signed event, then deals with it as far as that goes in time; the reconciler does the
   * rest. Returns only when the event is kept, or is none that matters.
   * @throws InvalidInputError for what the provider did not send like this
   */
  return async (body: Uint8Array, signature: string | undefined): Promise<void> => {
    const event = await readEvent(deps, body, signature);
    try {
      deps.metrics.noteWebhookEvent(await takeIn(event));
    } catch (error) {
      deps.metrics.noteWebhookEvent("failed");
      throw error;
    }
  };
}
