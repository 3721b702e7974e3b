import { z } from "zod";
import type { Transaction } from "../../../db/connection.ts";
import type { Deps } from "../../../deps.ts";
import { ServiceUnavailableError } from "../../../errors.ts";
import { PaymentProviderError } from "../../../gateways/stripe/stripe.ts";
import { findUnfinishedAttempt } from "../checkout-attempts.store.ts";
import { confirmPayment } from "../confirm/confirm-payment.service.ts";
import { findPayments, type MaybePaymentDeps, type PaymentDeps } from "../payment-deps.ts";
import { closeSession } from "./checkout-session.ts";

/** Closes the checkout of a user who is gone; `session` is the provider's. */
const CLOSE_JOB = "close-checkout";

const closingSchema = z.object({ session: z.string().min(1) });

/**
 * Closes the user's open checkout, so that it cannot be paid. Where the provider does not answer it stays
 * open: `queueClosing` closes it later, and a payment that arrives for no account is refunded.
 */
export async function closeOpenCheckout(deps: MaybePaymentDeps, userId: string): Promise<void> {
  const payments = findPayments(deps);
  if (payments === null) return;
  const attempt = await findUnfinishedAttempt(deps.db, userId);
  if (attempt === null) return;
  await closeSession(payments, attempt).catch((error: unknown) => {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    payments.logger.warn("An open checkout could not be closed and will be closed later");
  });
}

/** Has the user's checkout, where one is still open, closed after the transaction. */
export async function queueClosing(
  tx: Transaction,
  { jobs, stripe }: Pick<Deps, "jobs" | "stripe">,
  userId: string,
): Promise<void> {
  if (stripe === null) return;
  const attempt = await findUnfinishedAttempt(tx, userId);
  if (attempt === null || attempt.sessionId === null) return;
  await jobs.sendWithin(tx, CLOSE_JOB, { session: attempt.sessionId });
}

async function closeUnowned(deps: PaymentDeps, session: string): Promise<void> {
  try {
    await deps.stripe.expireSession(session);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === "unknown_object") return;
    if (error.reason !== "refused") throw error;
    // It has ended: expired, or paid, and then it is refunded.
    await confirmPayment(deps, session);
  }
}

/** Registers the work that `queueClosing` leaves. A session lives for a day at most. */
export function registerClosing(deps: PaymentDeps): void {
  deps.jobs.handle(CLOSE_JOB, (data) => closeUnowned(deps, closingSchema.parse(data).session), {
    retryLimit: 200,
    retryDelay: 5,
    longestRetryDelay: 600,
    pollInterval: 2,
    forgetWhenDone: true,
  });
}
