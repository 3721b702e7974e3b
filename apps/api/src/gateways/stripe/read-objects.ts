import { type DisputeOutcome, UNRECOGNIZED_INSTRUMENT } from "@cosmic/domain";
import type {
  DisputeFacts,
  PaymentFacts,
  RefundFacts,
  RefundRequester,
  SessionOrigin,
} from "@cosmic/domain/payments";
import type Stripe from "stripe";
import { z } from "zod";
import { isPaymentEvent } from "./event-types.ts";
import { PaymentProviderError, type StripeEvent } from "./stripe.ts";

const instant = (seconds: number) => new Date(seconds * 1_000);

const toId = (reference: string | { id: string } | null): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/** An expanded object; null where the call returned only its id. */
const whole = <T extends object>(reference: string | T | null): T | null =>
  typeof reference === "object" ? reference : null;

const OUTCOMES: Partial<Record<Stripe.Dispute.Status, DisputeOutcome>> = {
  lost: "lost",
  won: "won",
  // An inquiry that was closed, and one that was resolved before it became a dispute.
  warning_closed: "won",
  prevented: "won",
};

const REQUESTERS: readonly string[] = ["buyer", "operator", "product"] satisfies RefundRequester[];

export function readRefund(refund: Stripe.Refund): RefundFacts {
  const askedBy = refund.metadata?.["askedBy"];
  return {
    id: refund.id,
    amount: refund.amount,
    status: refund.status ?? "pending",
    askedBy: askedBy && REQUESTERS.includes(askedBy) ? (askedBy as RefundRequester) : null,
    createdAt: instant(refund.created),
  };
}

export const readDispute = ({ id, amount, status, created }: Stripe.Dispute): DisputeFacts => ({
  id,
  amount,
  outcome: OUTCOMES[status] ?? "open",
  createdAt: instant(created),
});

const detailsSchema = z.looseObject({ type: z.string().max(50) });
const recognizedSchema = z.object({ fingerprint: z.string().min(1).max(255) });

/** "card:<fingerprint>": the same for every payment with one card, from whichever account. */
function readInstrument({ payment_method_details: found }: Stripe.Charge): string {
  const details = detailsSchema.safeParse(found);
  if (!details.success) return UNRECOGNIZED_INSTRUMENT;
  const { type } = details.data;
  const recognized = recognizedSchema.safeParse(details.data[type]);
  return recognized.success ? `${type}:${recognized.data.fingerprint}` : UNRECOGNIZED_INSTRUMENT;
}

/** A value of a list that the provider may extend; an unknown one counts as the fallback. */
const known = <T extends string>(word: string | null, words: readonly T[], fallback: T): T =>
  words.find((each) => each === word) ?? fallback;

const FAILED: readonly string[] = [
  "requires_payment_method",
  "canceled",
] satisfies Stripe.PaymentIntent.Status[];

const GONE: readonly (string | null)[] = ["failed", "canceled"];

const sumRefunds = (refunds: readonly Stripe.Refund[]) =>
  refunds
    .filter(({ status }) => !GONE.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The name of the one thing that a session sells once. */
function findProductName({ line_items: lines }: Stripe.Checkout.Session): string | null {
  const [line, ...others] = lines?.data ?? [];
  return line && others.length === 0 && line.quantity === 1 ? line.description : null;
}

const readOrigin = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): SessionOrigin => ({
  startedAt: instant(session.created),
  isFromLink: session.payment_link !== null,
  paymentCheckoutId: intent?.metadata["checkoutId"] ?? null,
  productName: findProductName(session),
});

/**
 * Session, payment intent and charge, each inside the one before, as the call asked for them.
 * Throws PaymentProviderError for an answer that is no session.
 */
export function readPaymentFacts(
  session: Stripe.Checkout.Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentFacts {
  if (typeof session.id !== "string") throw new PaymentProviderError("unavailable");
  const intent = whole(session.payment_intent);
  const charge = whole(intent?.latest_charge ?? null);
  return {
    sessionId: session.id,
    mode: known(session.mode, ["payment", "subscription", "setup"], "setup"),
    status: known(session.status, ["open", "complete", "expired"], "open"),
    paymentStatus: known(
      session.payment_status,
      ["paid", "unpaid", "no_payment_required"],
      "no_payment_required",
    ),
    amount: session.amount_total,
    currency: session.currency,
    livemode: session.livemode,
    clientReferenceId: session.client_reference_id,
    checkoutId: session.metadata?.["checkoutId"] ?? null,
    origin: readOrigin(session, intent),
    paymentIntentId: toId(session.payment_intent),
    payerEmail: session.customer_details?.email ?? session.customer_email ?? null,
    hasFailed: intent !== null && FAILED.includes(intent.status),
    chargeId: charge?.id ?? null,
    chargedAt: charge ? instant(charge.created) : null,
    instrument: charge ? readInstrument(charge) : null,
    refundedAmount: charge?.amount_refunded ?? sumRefunds(refunds),
    refunds: refunds.map(readRefund),
    disputes: disputes.map(readDispute),
  };
}

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** The parts of an event that are read; its object can be of any kind. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  object: z.literal("event"),
  type: z.string().min(1).max(255),
  created: z.number().int().nonnegative().max(8_640_000_000_000),
  data: z.object({
    object: z.looseObject({
      id: z.string().max(255).optional(),
      object: z.string().optional(),
      payment_intent: reference,
      charge: reference,
    }),
  }),
});

const typeSchema = z.object({ type: z.string().min(1) });

/** True for whatever names a type that says nothing about payments; what else is in it is not ours to judge. */
export function isOfOtherType(value: unknown): boolean {
  const parsed = typeSchema.safeParse(value);
  return parsed.success && !isPaymentEvent(parsed.data.type);
}

/** The event in our terms; null when it is not an event. */
export function readEvent(value: unknown): StripeEvent | null {
  const parsed = eventSchema.safeParse(value);
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.data;
  const { object } = data;
  const own = (kind: string) => (object.object === kind ? (object.id ?? null) : null);
  return {
    id,
    type,
    sessionId: own("checkout.session"),
    paymentIntentId: own("payment_intent") ?? toId(object.payment_intent ?? null),
    chargeId: own("charge") ?? toId(object.charge ?? null),
    createdAt: instant(created),
  };
}
