import { PaymentProviderError, type StripeEvent } from "../../../gateways/stripe/stripe.ts";
import { announceNow } from "../announce/announce-payment-events.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { findPaidSession } from "../purchases.store.ts";
import { confirmPayment } from "./confirm-payment.service.ts";
import { markHandled, recordAttempt } from "./stripe-events.store.ts";

/** The session that an event is about; null where it is about none that can be found. */
async function findEventSession(
  { db, stripe }: PaymentDeps,
  { sessionId, paymentIntentId, chargeId }: StripeEvent,
): Promise<string | null> {
  if (sessionId !== null) return sessionId;
  const known =
    (paymentIntentId && (await findPaidSession(db, { paymentIntentId }))) ||
    (chargeId && (await findPaidSession(db, { chargeId })));
  if (known) return known;
  return paymentIntentId ? await stripe.findSession(paymentIntentId) : null;
}

async function confirmSession(deps: PaymentDeps, sessionId: string): Promise<void> {
  try {
    await confirmPayment(deps, sessionId);
  } catch (error) {
    const isUnknown = error instanceof PaymentProviderError && error.reason === "unknown_object";
    if (!isUnknown) throw error;
    await announceNow(deps, { type: "unknown_session", sessionId });
  }
}

/**
 * Handles a stored event. Its content does not matter, only which session it is about: the facts are
 * read in the provider's records.
 * @throws PaymentProviderError when they cannot be read; the event is retried later
 */
export async function handleEvent(deps: PaymentDeps, event: StripeEvent): Promise<void> {
  await recordAttempt(deps.db, event.id);
  const sessionId = await findEventSession(deps, event);
  if (sessionId !== null) await confirmSession(deps, sessionId);
  await markHandled(deps.db, event.id);
}
