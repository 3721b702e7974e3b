import type { StoredPurchase } from "@cosmic/domain/payments";
import { NotVerifiedError } from "../../../errors.ts";
import { PaymentProviderError } from "../../../gateways/stripe/stripe.ts";
import type { RateLimiter } from "../../../http/rate-limit.ts";
import { hasAccessNow } from "../../access/index.ts";
import { announceNow } from "../announce/announce-payment-events.ts";
import { findAttempt } from "../checkout-attempts.store.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { findSessionPurchase } from "../purchases.store.ts";
import type { SettledPayment } from "../settle/settle-payment.service.ts";
import { confirmPayment } from "./confirm-payment.service.ts";

interface VerifyDeps extends PaymentDeps {
  limiter: RateLimiter;
}

export interface Verification {
  success: boolean;
  message: string;
  /** The checkout is completed and the money is on the way. */
  pending?: boolean;
}

const UNKNOWN = "This payment session does not exist.";

const failed = (message: string): Verification => ({ success: false, message });

const NOT_PAID: Record<Exclude<SettledPayment["outcome"], "paid">, string> = {
  unpaid: "This checkout has not been paid.",
  pending: "Your payment is on its way. Your full reports open as soon as it arrives.",
  wrong:
    "This payment does not match what was bought. We have been notified and are looking into it.",
  superseded: "This checkout has not been paid.",
};

async function describePurchase(
  { db }: VerifyDeps,
  userId: string,
  purchase: StoredPurchase,
): Promise<Verification> {
  if (await hasAccessNow(db, userId)) {
    return { success: true, message: "You now have lifetime access to all features." };
  }
  return purchase.refundedAmount >= purchase.amount
    ? failed("This payment was refunded.")
    : failed("This payment does not give access anymore. Please contact support.");
}

async function confirm(deps: VerifyDeps, sessionId: string): Promise<SettledPayment["outcome"]> {
  try {
    return await confirmPayment(deps, sessionId);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === "unknown_object") throw new NotVerifiedError(404, UNKNOWN);
    deps.logger.warn({ reason: error.reason, code: error.code }, "A payment could not be verified");
    await announceNow(deps, { type: "verification_failed" });
    throw new NotVerifiedError(
      503,
      "We could not reach our payment provider. If you paid, your access starts automatically.",
    );
  }
}

/**
 * The state of the user's checkout by the provider's records; a paid one is unlocked.
 * @throws NotVerifiedError, 404 for another user's checkout as for an unknown one, 503 when the provider
 * does not answer
 */
export async function verifyCheckout(
  deps: VerifyDeps,
  { userId, sessionId, address }: { userId: string; sessionId: string; address: string },
): Promise<Verification> {
  const { db, config, limiter } = deps;
  const known = await findSessionPurchase(db, sessionId);
  if (known) {
    if (known.userId !== userId) throw new NotVerifiedError(404, UNKNOWN);
    return await describePurchase(deps, userId, known);
  }
  const attempt = await findAttempt(db, sessionId);
  if (attempt?.userId !== userId || attempt.isReleased) throw new NotVerifiedError(404, UNKNOWN);
  const { verifications, verificationsFrom } = config.limits.rates;
  await limiter.consume("verify-checkout", userId, verifications);
  await limiter.consumeFrom("verify-checkout-from", address, verificationsFrom);
  const outcome = await confirm(deps, sessionId);
  const purchase = await findSessionPurchase(db, sessionId);
  if (purchase) return await describePurchase(deps, userId, purchase);
  if (outcome === "pending") return { ...failed(NOT_PAID.pending), pending: true };
  return failed(NOT_PAID[outcome === "paid" ? "superseded" : outcome]);
}
