import type { CheckoutFacts, DisputeOutcome, Price } from "@cosmic/domain";

/** What a checkout session is made for. Two calls with the same key need the same order. */
export interface SessionOrder {
  /** Names the attempt; comes back with the payment. */
  checkoutId: string;
  /** Names the buyer; comes back with the payment. */
  clientReferenceId: string;
  email: string;
  productName: string;
  price: Price;
  expiresAt: Date;
  /** Where the buyer is led after paying; holds SESSION_PLACEHOLDER for the session's id. */
  successUrl: string;
  cancelUrl: string;
}

/** Stands in a success address for the id of the session. */
export const SESSION_PLACEHOLDER = "{CHECKOUT_SESSION_ID}";

export interface CheckoutSession {
  id: string;
  /** The provider's page where it is paid. */
  url: string;
}

/** Who asked for a refund; null for one made in the provider's dashboard. */
export type RefundAskedBy = "buyer" | "operator" | "product";

export interface RefundFacts {
  id: string;
  amount: number;
  /** In the provider's words: pending, requires_action, succeeded, failed or canceled. */
  status: string;
  askedBy: RefundAskedBy | null;
  createdAt: Date;
}

export interface DisputeFacts {
  id: string;
  amount: number;
  outcome: DisputeOutcome;
  createdAt: Date;
}

/** All that the provider's books say about one checkout. Amounts in the smallest unit of the currency. */
export interface PaymentFacts extends CheckoutFacts {
  sessionId: string;
  clientReferenceId: string | null;
  checkoutId: string | null;
  paymentIntentId: string | null;
  /** The money was asked for and is not coming. */
  hasFailed: boolean;
  chargeId: string | null;
  /** By the provider's clock, in whole seconds; null without a charge. */
  chargedAt: Date | null;
  refundedAmount: number;
  refunds: RefundFacts[];
  disputes: DisputeFacts[];
}

/** What the provider says has happened; which fact it speaks of is looked up in the books. */
export interface PaymentEvent {
  id: string;
  type: string;
  sessionId: string | null;
  paymentIntentId: string | null;
  chargeId: string | null;
  createdAt: Date;
}

/** The port to a payment provider that speaks Stripe's API. */
export interface Stripe {
  /**
   * Makes a session, or finds the one made under the same key.
   * @throws PaymentProviderError
   */
  createSession(order: SessionOrder, idempotencyKey: string): Promise<CheckoutSession>;
  /**
   * Closes an open session, so that it can no longer be paid.
   * @throws PaymentProviderError, refused when it is not open any more
   */
  expireSession(sessionId: string): Promise<void>;
  /** @throws PaymentProviderError, unknown_object when the books have no such session */
  readPayment(sessionId: string): Promise<PaymentFacts>;
  /** The session that a payment intent belongs to. @throws PaymentProviderError */
  findSessionOf(paymentIntentId: string): Promise<string | null>;
  /**
   * Pays back what has not been paid back yet.
   * @throws PaymentProviderError, refused when nothing is left or it cannot be done
   */
  refund(
    paymentIntentId: string,
    askedBy: RefundAskedBy,
    idempotencyKey: string,
  ): Promise<RefundFacts>;
  /** What has happened since a moment, the oldest first. @throws PaymentProviderError */
  listEvents(since: Date): Promise<PaymentEvent[]>;
  /**
   * A signed event as it was sent; null for one of a type that says nothing about payments.
   * @param body the bytes, unchanged
   * @throws InvalidEventError when the signature is missing, wrong or too old, or the body is no event
   */
  parseEvent(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent | null;
}

/** Why the provider did not do what it was asked. */
export type ProviderRefusal =
  /** No answer, or one that says to try later; the deed may have been done all the same. */
  | "unavailable"
  /** Answered with a failure of its own: the same key would get the same answer again. */
  | "failed"
  /** The same key is being worked on, by somebody else. */
  | "busy"
  /** The key was used for something else. */
  | "key_taken"
  | "refused"
  | "unknown_object";

/** Holds nothing that was sent or received beyond the provider's short code. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
  readonly reason: ProviderRefusal;
  /** HTTP status and short machine name, where there are any. */
  readonly status: number | null;
  readonly code: string | null;

  constructor(reason: ProviderRefusal, status: number | null = null, code: string | null = null) {
    super(`The payment provider did not do it: ${reason}`);
    this.reason = reason;
    this.status = status;
    this.code = code;
  }
}

/** Something arrived at the webhook that the provider did not send like this. */
export class InvalidEventError extends Error {
  override name = "InvalidEventError";
  /** The provider did sign it, longer ago than is believed: our clock, or the way here, is off. */
  readonly isLate: boolean;

  constructor(message: string, isLate = false) {
    super(message);
    this.isLate = isLate;
  }
}
