import { findRefundRefusal, type RefundRefusal, surplusOf } from "@cosmic/domain";
import { ConflictError, ServiceUnavailableError } from "../../errors.ts";
import { PaymentProviderError, type RefundAskedBy } from "../../gateways/stripe/stripe.ts";
import { countFailedRefunds } from "./money-back.store.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { findPurchase, listPurchases, type StoredPurchase } from "./purchases.store.ts";
import { settlePayment } from "./settle-payment.service.ts";

const UNREACHABLE =
  "We could not reach our payment provider. Please try again in a few minutes; nothing is ever refunded twice.";
const NOT_ACCEPTED = "Our payment provider did not accept this refund. Please contact support.";

/** Failures after which the deed may or may not have been done, and asking again is safe. */
const tryLater = () => new ServiceUnavailableError(60, UNREACHABLE);

/**
 * Asks the provider, under a key that is the same for everybody who asks for the same refund. Where the
 * provider has failed under it, once more under another: a payment can only be paid back once.
 */
async function askProvider(
  { stripe, db, ids }: PaymentDeps,
  paymentIntentId: string,
  purchaseId: string,
  askedBy: RefundAskedBy,
): Promise<void> {
  const key = `refund:${purchaseId}:${await countFailedRefunds(db, purchaseId)}`;
  try {
    await stripe.refund(paymentIntentId, askedBy, key);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason !== "failed" && error.reason !== "key_taken") throw error;
    await stripe.refund(paymentIntentId, askedBy, `${key}:${ids.uuid()}`);
  }
}

/**
 * Pays back what is left of a purchase, and puts it down: access follows at once. Asked for twice at
 * the same time it happens once.
 * @throws ConflictError when the provider refuses
 * @throws ServiceUnavailableError when the provider does not answer
 */
export async function payBack(
  deps: PaymentDeps,
  purchase: StoredPurchase,
  askedBy: RefundAskedBy,
): Promise<StoredPurchase> {
  const { paymentIntentId } = purchase;
  if (paymentIntentId === null) throw new ConflictError(NOT_ACCEPTED);
  try {
    await askProvider(deps, paymentIntentId, purchase.id, askedBy);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const isRefused = error.reason === "refused" || error.reason === "unknown_object";
    deps.logger.warn({ reason: error.reason, code: error.code }, "A refund was not accepted");
    if (!isRefused) throw tryLater();
  }
  await settlePayment(deps, purchase.sessionId).catch((error: unknown) => {
    // The money is on its way all the same; the provider's event or the reconciler puts it down.
    throw error instanceof PaymentProviderError ? tryLater() : error;
  });
  const now = (await findPurchase(deps.db, purchase.id)) ?? purchase;
  // The provider refuses also what was paid back before; then there is nothing left to complain about.
  if (now.refundedAmount < now.amount) throw new ConflictError(NOT_ACCEPTED);
  return now;
}

const REFUSALS: Record<RefundRefusal, (days: number) => string> = {
  off: () => "Payments cannot be refunded from here. Please contact support.",
  refunded: () => "This payment was refunded already.",
  disputed: () => "Your bank is looking into this payment and decides about it.",
  too_late: (days) => `A payment can be refunded for ${days} days, and they are over.`,
};

/**
 * Pays a purchase back to its buyer, if it can be still.
 * @throws ConflictError saying why not; ServiceUnavailableError when the provider does not answer
 */
export async function payBackToBuyer(
  deps: PaymentDeps,
  purchase: StoredPurchase,
): Promise<StoredPurchase> {
  const { refundDays } = deps.config.payments;
  const refusal = findRefundRefusal(purchase, refundDays, deps.clock.now());
  if (refusal !== null) throw new ConflictError(REFUSALS[refusal](refundDays));
  return await payBack(deps, purchase, "buyer");
}

/**
 * Pays back what the user paid beyond the first time, where that is wanted. What fails is left for the
 * next round; returns how many went back.
 */
export async function payBackSurplus(deps: PaymentDeps, userId: string): Promise<number> {
  if (!deps.config.payments.refundSecondPayments) return 0;
  let count = 0;
  for (const purchase of surplusOf(await listPurchases(deps.db, userId))) {
    // A bank that looks into a payment does not let it be paid back.
    if (purchase.dispute === "open") continue;
    try {
      await payBack(deps, purchase, "product");
      count += 1;
    } catch (error) {
      deps.logger.warn({ purchase: purchase.id, err: error }, "A second payment was not paid back");
    }
  }
  return count;
}
