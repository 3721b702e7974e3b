export { decideSettlement } from "./decide-settlement.ts";
export type { PaymentEvent, WrongPaymentReason } from "./payment-events.ts";
export {
  type CheckoutFacts,
  type DisputeFacts,
  findBuyerId,
  findCheckoutId,
  type PaymentFacts,
  type RefundFacts,
  type RefundRequester,
  type SessionOrigin,
} from "./payment-facts.ts";
export type {
  CheckoutEnd,
  Settlement,
  SettlementOutcome,
  SettlementWrites,
} from "./settlement.ts";
export type { SettlementTerms } from "./settlement-terms.ts";
export type {
  NewPurchase,
  PaymentBuyer,
  PurchaseChange,
  StoredCheckout,
  StoredPayment,
  StoredPurchase,
} from "./stored-payment.ts";
