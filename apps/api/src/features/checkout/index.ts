export { registerCheckout, registerReconciler, registerStripeEvents } from "./checkout.routes.ts";
export { payBack } from "./pay-back.service.ts";
export { type MaybePaymentDeps, requirePayments } from "./payment-deps.ts";
export { operatorViewOf, viewOf } from "./purchase-view.ts";
export { findPurchase, listPurchases, type StoredPurchase } from "./purchases.store.ts";
export { reconcilePayments } from "./reconcile.service.ts";
