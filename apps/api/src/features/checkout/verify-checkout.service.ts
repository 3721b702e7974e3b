import { inTransaction } from "../../db/transaction.ts";
import { NotVerifiedError } from "../../errors.ts";
import { PaymentProviderError } from "../../gateways/stripe/stripe.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { hasAccessNow } from "../access/index.ts";
import { raiseAlert } from "../alerts/index.ts";
import { findAttemptOf } from "./attempts.store.ts";
import { fulfil } from "./fulfil.service.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { verificationFailing } from "./payment-troubles.ts";
import { findPurchaseOf, type StoredPurchase } from "./purchases.store.ts";
import type { Settlement } from "./settle-payment.service.ts";

interface VerifyDeps extends PaymentDeps {
  limiter: RateLimiter;
}

export interface Verification {
  success: boolean;
  message: string;
  /** The provider has the order and waits for the money. */
  pending?: boolean;
}

const UNKNOWN = "This payment session does not exist.";

const failed = (message: string): Verification => ({ success: false, message });

const NOT_PAID: Record<Exclude<Settlement["is"], "paid">, string> = {
  unpaid: "This checkout has not been paid.",
  pending: "Your payment is on its way. Your full reports open as soon as it arrives.",
  wrong: "This payment does not fit what was bought. We have been told and look into it.",
  superseded: "This checkout has not been paid.",
};

async function tell({ db }: VerifyDeps, userId: string, purchase: StoredPurchase) {
  if (await hasAccessNow(db, userId)) {
    return { success: true, message: "You now have lifetime access to all features." };
  }
  return purchase.refundedAmount >= purchase.amount
    ? failed("This payment was refunded.")
    : failed("This payment does not give access any more. Please contact support.");
}

async function settle(deps: VerifyDeps, sessionId: string): Promise<Settlement["is"]> {
  try {
    return await fulfil(deps, sessionId);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === "unknown_object") throw new NotVerifiedError(404, UNKNOWN);
    deps.logger.warn({ reason: error.reason, code: error.code }, "A payment was not verified");
    await inTransaction(deps.db, (tx) => raiseAlert(tx, deps, verificationFailing()));
    throw new NotVerifiedError(
      503,
      "We could not reach our payment provider. If you paid, your access arrives by itself.",
    );
  }
}

/**
 * What became of the user's checkout, as the provider's books have it; what is paid is unlocked.
 * @throws NotVerifiedError, 404 for a checkout of anybody else as for an unknown one, 503 when the
 * provider does not answer
 */
export async function verifyCheckout(
  deps: VerifyDeps,
  userId: string,
  sessionId: string,
): Promise<Verification> {
  const { db, config, limiter } = deps;
  const known = await findPurchaseOf(db, sessionId);
  if (known) {
    if (known.userId !== userId) throw new NotVerifiedError(404, UNKNOWN);
    return await tell(deps, userId, known);
  }
  const attempt = await findAttemptOf(db, sessionId);
  if (attempt?.userId !== userId) throw new NotVerifiedError(404, UNKNOWN);
  await limiter.consume("verify-checkout", userId, config.limits.rates.verifications);
  const outcome = await settle(deps, sessionId);
  const purchase = await findPurchaseOf(db, sessionId);
  if (purchase) return await tell(deps, userId, purchase);
  if (outcome === "pending") return { ...failed(NOT_PAID.pending), pending: true };
  return failed(NOT_PAID[outcome === "paid" ? "superseded" : outcome]);
}
