import type Stripe from "stripe";

/** The ledger stores ids where a response may expand whole objects. */
type WithIds<T, K extends keyof T> = Omit<T, K> & Record<K, Exclude<T[K], object | undefined>>;

/** Stripe's objects as its own library types them. */
export type Session = WithIds<Stripe.Checkout.Session, "payment_intent">;
export type PaymentIntent = WithIds<Stripe.PaymentIntent, "latest_charge">;
export type Charge = WithIds<Stripe.Charge, "payment_intent">;
export type Refund = WithIds<Stripe.Refund, "charge" | "payment_intent">;
export type Dispute = WithIds<Stripe.Dispute, "charge" | "payment_intent">;
/** Decimal numbers are sent as text. */
export type LineItem = Omit<Stripe.LineItem, "price"> & {
  price: Omit<Stripe.Price, "unit_amount_decimal"> & { unit_amount_decimal: string };
};
export type EventType = Stripe.Event.Type;
export type LedgerEvent = Omit<Stripe.EventBase, "data" | "type"> & {
  type: EventType;
  data: { object: LedgerObject; previous_attributes?: object };
};

export type LedgerObject = Session | PaymentIntent | Charge | Refund | Dispute;

/** The API version of the objects: that of the library they are formatPath for. */
export const API_VERSION = "2026-10-28.endive";
