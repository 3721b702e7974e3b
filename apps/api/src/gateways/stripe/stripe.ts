import type { Price } from "@cosmic/domain";
import type { PaymentFacts, RefundFacts, RefundRequester } from "@cosmic/domain/payments";

/** What a checkout session is created for. Two calls with the same key need the same order. */
export interface SessionOrder {
  /** Identifies the checkout; comes back with the payment. */
  checkoutId: string;
  /** Identifies the buyer; comes back with the payment. */
  clientReferenceId: string;
  email: string;
  productName: string;
  price: Price;
  /** Shown beside the button that pays; null for nothing. */
  note: string | null;
  expiresAt: Date;
  /** Where the buyer goes after paying; contains SESSION_PLACEHOLDER for the session's id. */
  successUrl: string;
  cancelUrl: string;
}

/** Placeholder in a success URL for the id of the session. */
export const SESSION_PLACEHOLDER = "{CHECKOUT_SESSION_ID}";

export interface CheckoutSession {
  id: string;
  /** The provider's page where it is paid. */
  url: string;
}

/** What the provider says has happened. The facts are read in its records, not taken from the event. */
export interface StripeEvent {
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
   * Creates a session, or finds the one created under the same key.
   * @throws PaymentProviderError
   */
  createSession(order: SessionOrder, idempotencyKey: string): Promise<CheckoutSession>;
  /**
   * Closes an open session, so that it can no longer be paid.
   * @throws PaymentProviderError, refused when it is not open any more
   */
  expireSession(sessionId: string): Promise<void>;
  /** @throws PaymentProviderError, unknown_object when no such session exists */
  readPayment(sessionId: string): Promise<PaymentFacts>;
  /** The session that a payment intent belongs to. @throws PaymentProviderError */
  findSession(paymentIntentId: string): Promise<string | null>;
  /**
   * Refunds what has not been refunded yet.
   * @throws PaymentProviderError, refused when nothing is left or it cannot be done
   */
  refund(
    paymentIntentId: string,
    askedBy: RefundRequester,
    idempotencyKey: string,
  ): Promise<RefundFacts>;
  /** What has happened since an instant, oldest first. @throws PaymentProviderError */
  listEvents(since: Date): Promise<StripeEvent[]>;
  /**
   * A signed event as it was sent; null for one of a type that says nothing about payments.
   * @param body the bytes, unchanged
   * @throws InvalidEventError when the signature is missing, wrong or too old, or the body is no event
   */
  parseEvent(body: Uint8Array, signature: string | undefined, now: Date): StripeEvent | null;
}

/** Why the provider did not do what it was asked. */
export type ProviderRefusal =
  /** No answer, or one that says to try later; the request may have been carried out all the same. */
  | "unavailable"
  /** Answered with a failure of its own: the same key would get the same answer again. */
  | "failed"
  /** A request with the same key is in progress. */
  | "busy"
  /** The key was used for a different request. */
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
    super(`The payment provider did not accept the request: ${reason}`);
    this.reason = reason;
    this.status = status;
    this.code = code;
  }
}

/** The webhook received something that the provider did not send in this form. */
export class InvalidEventError extends Error {
  override name = "InvalidEventError";
  /** The provider did sign it, but too long ago: our clock is wrong, or delivery was slow. */
  readonly isLate: boolean;

  constructor(message: string, isLate = false) {
    super(message);
    this.isLate = isLate;
  }
}
