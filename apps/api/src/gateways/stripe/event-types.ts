/** The events that concern our payments; the webhook must be subscribed to these. */
export const PAYMENT_EVENT_TYPES = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "refund.created",
  "refund.updated",
  "refund.failed",
] as const;

const TYPES: ReadonlySet<string> = new Set(PAYMENT_EVENT_TYPES);

/** Whether an event of this type can change what we know about a payment. */
export const isPaymentEvent = (type: string): boolean => TYPES.has(type);
