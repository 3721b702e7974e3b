import type { OperatorPurchase, Purchase } from "@cosmic/contracts";
import { computeRefundableUntil, getPurchaseStatus } from "@cosmic/domain";
import type { StoredPurchase } from "@cosmic/domain/payments";
import { type PaymentDeps, PRODUCT } from "./payment-deps.ts";

type ViewDeps = Pick<PaymentDeps, "config" | "clock">;

/** A purchase as its buyer sees it. */
export function toPurchaseBody({ config, clock }: ViewDeps, purchase: StoredPurchase): Purchase {
  const until = computeRefundableUntil(purchase, config.payments.refundDays, clock.now());
  return {
    id: purchase.id,
    product: PRODUCT.name,
    amount: purchase.amount,
    refundedAmount: purchase.refundedAmount,
    currency: purchase.currency,
    paidAt: purchase.paidAt.toISOString(),
    status: getPurchaseStatus(purchase),
    refundableUntil: until?.toISOString() ?? null,
  };
}

/** The same for an operator, with the ids that find it in the provider's dashboard. */
export const toOperatorPurchase = (deps: ViewDeps, purchase: StoredPurchase): OperatorPurchase => ({
  ...toPurchaseBody(deps, purchase),
  sessionId: purchase.sessionId,
  paymentIntentId: purchase.paymentIntentId,
});
