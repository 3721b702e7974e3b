import type { OperatorPurchase, Purchase } from "@cosmic/contracts";
import { purchaseStatusOf, refundableUntil } from "@cosmic/domain";
import { type PaymentDeps, PRODUCT } from "./payment-deps.ts";
import type { StoredPurchase } from "./purchases.store.ts";

type ViewDeps = Pick<PaymentDeps, "config" | "clock">;

/** A purchase as its buyer sees it. */
export function viewOf({ config, clock }: ViewDeps, purchase: StoredPurchase): Purchase {
  const until = refundableUntil(purchase, config.payments.refundDays, clock.now());
  return {
    id: purchase.id,
    product: PRODUCT.name,
    amount: purchase.amount,
    refundedAmount: purchase.refundedAmount,
    currency: purchase.currency,
    paidAt: purchase.paidAt.toISOString(),
    status: purchaseStatusOf(purchase),
    refundableUntil: until?.toISOString() ?? null,
  };
}

/** The same for an operator, with what finds it in the provider's dashboard. */
export const operatorViewOf = (deps: ViewDeps, purchase: StoredPurchase): OperatorPurchase => ({
  ...viewOf(deps, purchase),
  sessionId: purchase.sessionId,
  paymentIntentId: purchase.paymentIntentId,
});
