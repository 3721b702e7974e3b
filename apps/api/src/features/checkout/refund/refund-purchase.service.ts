import { entitles, findSurplusPurchases } from "@cosmic/domain";
import type { RefundRequester, StoredPurchase } from "@cosmic/domain/payments";
import { ConflictError, ServiceUnavailableError } from "../../../errors.ts";
import { PaymentProviderError } from "../../../gateways/stripe/stripe.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { findPurchase, listPurchases } from "../purchases.store.ts";
import { countFailedRefunds } from "../refunds.store.ts";
import { settlePayment } from "../settle/settle-payment.service.ts";

export const UNREACHABLE =
  "We could not reach our payment provider. Please try again in a few minutes; nothing is ever refunded twice.";
const NOT_ACCEPTED = "Our payment provider did not accept this refund. Please contact support.";

/** For failures after which the refund may or may not exist; requesting it again is safe. */
const toUnavailable = () => new ServiceUnavailableError(60, UNREACHABLE);

/**
 * Requests the refund under a key that is the same for all requests for it. Where the provider has
 * failed under that key, it is requested once more under another: a payment can only be refunded once.
 */
async function requestRefund(
  { stripe, db, ids }: PaymentDeps,
  paymentIntentId: string,
  purchaseId: string,
  askedBy: RefundRequester,
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
 * Refunds what is left of a purchase and records it: access follows at once. Requested twice at the same
 * time, it happens once.
 * @throws ConflictError when the provider refuses
 * @throws ServiceUnavailableError when the provider does not answer
 */
export async function refundPurchase(
  deps: PaymentDeps,
  purchase: StoredPurchase,
  askedBy: RefundRequester,
): Promise<StoredPurchase> {
  const { paymentIntentId } = purchase;
  if (paymentIntentId === null) throw new ConflictError(NOT_ACCEPTED);
  try {
    await requestRefund(deps, paymentIntentId, purchase.id, askedBy);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const isRefused = error.reason === "refused" || error.reason === "unknown_object";
    deps.logger.warn({ reason: error.reason, code: error.code }, "A refund was not accepted");
    if (!isRefused) throw toUnavailable();
  }
  await settlePayment(deps, purchase.sessionId).catch((error: unknown) => {
    // The refund exists all the same; the provider's event or the reconciler records it.
    throw error instanceof PaymentProviderError ? toUnavailable() : error;
  });
  const now = (await findPurchase(deps.db, purchase.id)) ?? purchase;
  // The provider also refuses what was refunded before; then there is nothing to report.
  if (now.refundedAmount < now.amount) throw new ConflictError(NOT_ACCEPTED);
  return now;
}

/**
 * What the user paid beyond the first time, by the provider's records as they are now: after a restore a refund of the
 * first payment may not be recorded yet, and refunding the second as well would leave the user with nothing.
 */
async function listSurplus(deps: PaymentDeps, userId: string): Promise<StoredPurchase[]> {
  const paid = (await listPurchases(deps.db, userId)).filter(entitles);
  if (paid.length < 2) return [];
  try {
    for (const { sessionId } of paid) await settlePayment(deps, sessionId);
  } catch (error) {
    deps.logger.warn({ err: error }, "It could not be checked whether a user paid twice");
    return [];
  }
  return findSurplusPurchases(await listPurchases(deps.db, userId));
}

/**
 * Refunds what the user paid beyond the first time, where that is configured. What fails is left to the
 * reconciler; returns how many were refunded.
 */
export async function refundSurplus(deps: PaymentDeps, userId: string): Promise<number> {
  if (!deps.config.payments.refundSecondPayments) return 0;
  let count = 0;
  for (const purchase of await listSurplus(deps, userId)) {
    // A disputed payment cannot be refunded.
    if (purchase.dispute === "open") continue;
    try {
      await refundPurchase(deps, purchase, "product");
      count += 1;
    } catch (error) {
      deps.logger.warn({ purchase: purchase.id, err: error }, "A second payment was not refunded");
    }
  }
  return count;
}
