import type Stripe from "stripe";

/** Stripe's objects as its own library describes them; what goes over the wire is checked against it. */
export type Session = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Dispute = Stripe.Dispute;
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
