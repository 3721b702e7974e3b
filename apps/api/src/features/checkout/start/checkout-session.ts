import { describeRefundTerms } from "@cosmic/domain";
import { ServiceUnavailableError } from "../../../errors.ts";
import {
  type CheckoutSession,
  PaymentProviderError,
  SESSION_PLACEHOLDER,
  type SessionOrder,
} from "../../../gateways/stripe/stripe.ts";
import type { UserAccount } from "../../../http/session.ts";
import { announceNow } from "../announce/announce-payment-events.ts";
import { type Attempt, endAttempt, openAttempt, renewKey } from "../checkout-attempts.store.ts";
import { confirmPayment } from "../confirm/confirm-payment.service.ts";
import { type PaymentDeps, PRODUCT } from "../payment-deps.ts";

/** Who wants to pay, and where they return to afterwards. */
export interface CheckoutRequest {
  user: Pick<UserAccount, "id" | "email">;
  /** The session that asks. */
  sessionHash: string;
  /** The network address that asks. */
  address: string;
  /** A path of the public site that has passed the return-to rule. */
  returnTo: string;
}

/** The error when the provider does not answer; also correct when its answer was lost. */
export const providerUnreachable = () =>
  new ServiceUnavailableError(
    30,
    "We could not reach our payment provider. Nothing was charged. Please try again in a few minutes.",
  );

/** Returning from an abandoned checkout must not start the next one. */
function withoutCheckoutFlag(path: string, origin: string): string {
  const url = new URL(path, origin);
  if (!url.searchParams.has("checkout")) return path;
  url.searchParams.delete("checkout");
  return url.pathname + url.search + url.hash;
}

function toOrder(
  attempt: Attempt,
  { user }: CheckoutRequest,
  { sites: { webUrl }, payments: { refundDays } }: PaymentDeps["config"],
): SessionOrder {
  const returnTo = withoutCheckoutFlag(attempt.returnTo, webUrl);
  const query = `session_id=${SESSION_PLACEHOLDER}&returnTo=${encodeURIComponent(returnTo)}`;
  return {
    checkoutId: attempt.id,
    clientReferenceId: user.id,
    email: user.email,
    productName: PRODUCT.name,
    price: PRODUCT.price,
    note: refundDays > 0 ? describeRefundTerms(refundDays) : null,
    expiresAt: attempt.expiresAt,
    successUrl: `${webUrl}/checkout-success?${query}`,
    cancelUrl: webUrl + returnTo,
  };
}

/**
 * The page of a new session; null where the attempt has changed meanwhile and must be read again.
 * @throws ServiceUnavailableError when the provider does not create one now
 */
export async function createSession(
  deps: PaymentDeps,
  attempt: Attempt,
  request: CheckoutRequest,
): Promise<string | null> {
  const { db, stripe, ids, logger, config } = deps;
  let session: CheckoutSession;
  try {
    const order = toOrder(attempt, request, config);
    session = await stripe.createSession(order, attempt.idempotencyKey);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const { reason, status, code } = error;
    logger.warn({ reason, status, code }, "A checkout session was not created");
    if (reason === "busy") return null;
    // After a lost answer the request is repeated under the same key, after a failure under another.
    if (reason === "failed" || reason === "key_taken") {
      await renewKey(db, attempt, `checkout:${attempt.id}:${ids.uuid()}`);
    }
    if (reason === "key_taken") return null;
    if (reason === "refused" || reason === "unknown_object") {
      await endAttempt(db, attempt.id, "given_up");
      await announceNow(deps, { type: "checkouts_refused", status, code });
    }
    throw providerUnreachable();
  }
  await announceNow(deps, { type: "checkout_created" });
  const isOpened = await openAttempt(db, attempt, session);
  return isOpened && attempt.returnTo === request.returnTo ? session.url : null;
}

/**
 * Ends an open checkout; one that turns out to be paid is settled instead.
 * @throws ServiceUnavailableError when the provider does not answer
 */
export async function closeSession(deps: PaymentDeps, { id, sessionId }: Attempt): Promise<void> {
  if (sessionId === null) return;
  try {
    await deps.stripe.expireSession(sessionId);
    await endAttempt(deps.db, id, "expired");
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === "unknown_object") {
      await endAttempt(deps.db, id, "expired");
      return;
    }
    if (error.reason !== "refused") throw providerUnreachable();
    // It has ended: paid, or expired. The provider's records say which.
    await confirmPayment(deps, sessionId).catch(() => {
      throw providerUnreachable();
    });
  }
}
