import type { DisputeOutcome } from "../access/lifetime-access.ts";

/** What the payment provider's records say of one checkout session. */
export interface CheckoutFacts {
  /** What it asks for: one payment, or something that goes on or costs nothing. */
  mode: "payment" | "subscription" | "setup";
  /** Of the session itself: "complete" whether or not money came with it. */
  status: "open" | "complete" | "expired";
  /** Of the money. */
  paymentStatus: "paid" | "unpaid" | "no_payment_required";
  /** Whole cents; null on sessions that charge nothing. */
  amount: number | null;
  /** ISO 4217, lower case. */
  currency: string | null;
  /** Real money, as against the provider's test mode. */
  livemode: boolean;
}

/** Who requested a refund; a refund made in the provider's dashboard has no requester. */
export type RefundRequester = "buyer" | "operator" | "product";

export interface RefundFacts {
  id: string;
  amount: number;
  /** In the provider's words: pending, requires_action, succeeded, failed or canceled. */
  status: string;
  askedBy: RefundRequester | null;
  createdAt: Date;
}

export interface DisputeFacts {
  id: string;
  amount: number;
  outcome: DisputeOutcome;
  createdAt: Date;
}

/** How a session came to be, as evidence of who started it. */
export interface SessionOrigin {
  /** By the provider's clock, in whole seconds. */
  startedAt: Date;
  /** Started from a payment link, whose reference its buyer may have chosen in the address. */
  isFromLink: boolean;
  /** The checkout that the payment names, apart from the session; null where it names none. */
  paymentCheckoutId: string | null;
  /** What it sells, as the payment page names it; null unless it is one thing once. */
  productName: string | null;
}

/** All that the provider's records say of one payment. Amounts in the currency's smallest unit. */
export interface PaymentFacts extends CheckoutFacts {
  sessionId: string;
  clientReferenceId: string | null;
  checkoutId: string | null;
  origin: SessionOrigin;
  paymentIntentId: string | null;
  /** The address the payer gave to the provider, as it stands there. */
  payerEmail: string | null;
  /** The charge was attempted and the money is not coming. */
  hasFailed: boolean;
  chargeId: string | null;
  /** By the provider's clock, in whole seconds; null without a charge. */
  chargedAt: Date | null;
  /** What paid, as RefundablePurchase has it; null without a charge. */
  instrument: string | null;
  refundedAmount: number;
  refunds: RefundFacts[];
  disputes: DisputeFacts[];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const findUuid = (text: string | null): string | null =>
  text !== null && UUID.test(text) ? text : null;

/** The user a session was created for; null where its reference cannot be one of our user ids. */
export const findBuyerId = ({ clientReferenceId }: PaymentFacts): string | null =>
  findUuid(clientReferenceId);

/** The checkout a session was created for; null where it names none of ours. */
export const findCheckoutId = ({ checkoutId }: PaymentFacts): string | null => findUuid(checkoutId);
