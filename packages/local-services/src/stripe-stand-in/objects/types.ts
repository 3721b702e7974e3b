import type Stripe from "stripe";

/** The ledger keeps ids where an answer may show whole objects. */
type WithIds<T, K extends keyof T> = Omit<T, K> & Record<K, Exclude<T[K], object | undefined>>;

/** Stripe's objects as its own library describes them; what goes over the wire is checked against it. */
export type Session = WithIds<Stripe.Checkout.Session, "payment_intent">;
export type PaymentIntent = WithIds<Stripe.PaymentIntent, "latest_charge">;
export type Charge = WithIds<Stripe.Charge, "payment_intent">;
export type Refund = WithIds<Stripe.Refund, "charge" | "payment_intent">;
export type Dispute = WithIds<Stripe.Dispute, "charge" | "payment_intent">;
/** A decimal number travels as text. */
export type LineItem = Omit<Stripe.LineItem, "price"> & {
  price: Omit<Stripe.Price, "unit_amount_decimal"> & { unit_amount_decimal: string };
};
export type EventType = Stripe.Event.Type;
export type LedgerEvent = Omit<Stripe.EventBase, "data" | "type"> & {
  type: EventType;
  data: { object: LedgerObject; previous_attributes?: object };
};

export type LedgerObject = Session | PaymentIntent | Charge | Refund | Dispute;

/** The version of the API that the objects follow: that of the library they are written for. */
export const API_VERSION = "2026-10-28.endive";
