export { registerCheckout, registerReconciler, registerStripeEvents } from "./checkout.routes.ts";
export { releaseAttempts } from "./checkout-attempts.store.ts";
export { movePurchase } from "./move/move-purchase.service.ts";
export { keepPayerProofs } from "./move/payer-proof.service.ts";
export { type MaybePaymentDeps, requirePayments } from "./payment-deps.ts";
export { viewOperatorPurchase, viewOperatorPurchases, viewPurchases } from "./purchase-view.ts";
export {
  findPurchase,
  findPurchaseBy,
  listPurchases,
  releasePurchases,
} from "./purchases.store.ts";
export { reconcilePayments } from "./reconcile/reconcile.service.ts";
export { refundPurchase } from "./refund/refund-purchase.service.ts";
export { closeOpenCheckout, queueClosing } from "./start/close-checkout.service.ts";
