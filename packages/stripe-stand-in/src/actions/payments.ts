import type { Emit, Ledger } from "../ledger/ledger.ts";
import { type ChargeStatus, chargeObject, DECLINED, getOutcome } from "../objects/charge-object.ts";
import { paymentIntentObject } from "../objects/payment-intent-object.ts";
import { customerDetails } from "../objects/session-object.ts";
import type { Charge, PaymentIntent, Session } from "../objects/types.ts";
import { invalidState } from "../wire/api-error.ts";

/** The buttons of the hosted page. Both `later` choices settle asynchronously. */
export const PAYMENT_CHOICES = ["pay", "decline", "later", "later-fails"] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

const NO_DATA = {
  metadata: {},
  description: null,
  receiptEmail: null,
  statementDescriptor: null,
  statementDescriptorSuffix: null,
};

/** The session's payment intent, created at the first attempt. */
function getOrCreateIntent({ records, now }: Ledger, session: Session, emit: Emit): PaymentIntent {
  const found = records.paymentIntents.get(session.payment_intent ?? "");
  if (found) return found;
  const data = records.paymentData.get(session.id) ?? NO_DATA;
  const intent = paymentIntentObject(session, data, now());
  records.paymentIntents.set(intent.id, intent);
  session.payment_intent = intent.id;
  emit("payment_intent.created", intent);
  return intent;
}

function charge(
  ledger: Ledger,
  session: Session,
  intent: PaymentIntent,
  { status, card }: { status: ChargeStatus; card: string | null },
): Charge {
  const email = session.customer_details?.email ?? null;
  const made = chargeObject(intent, { status, email, card, created: ledger.now() });
  ledger.records.charges.set(made.id, made);
  intent.latest_charge = made.id;
  intent.payment_method = status === "failed" ? null : made.payment_method;
  return made;
}

function complete(session: Session, paymentStatus: "paid" | "unpaid"): void {
  session.status = "complete";
  session.payment_status = paymentStatus;
  session.url = null;
}

function fail(intent: PaymentIntent, failed: Charge, emit: Emit): void {
  intent.status = "requires_payment_method";
  intent.last_payment_error = { ...DECLINED, charge: failed.id, type: "card_error" };
  intent.processing = null;
  emit("charge.failed", failed);
  emit("payment_intent.payment_failed", intent);
}

function succeed(intent: PaymentIntent, paid: Charge, emit: Emit): void {
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.processing = null;
  emit("charge.succeeded", paid);
  emit("payment_intent.succeeded", intent);
}

/**
 * Attempts to pay an open session. A paid session is returned unchanged.
 * @param email typed on the page, for a session without a customer email
 * @param card any name of the card that pays; the buyer's own without one
 * @throws ApiError 400 for a session that has expired
 */
export function paySession(
  ledger: Ledger,
  session: Session,
  choice: PaymentChoice,
  {
    email = null,
    card = null,
    settleAfter,
  }: { email?: string | null; card?: string | null; settleAfter: number },
): Session {
  if (session.status === "complete") return session;
  if (session.status !== "open") throw invalidState("This Checkout Session has expired.");
  const { id } = session;
  const change = { what: choice === "decline" ? "payment.declined" : "payment.made", id };
  return ledger.commit(change, null, (emit) => {
    session.customer_details ??= customerDetails(email, null);
    const intent = getOrCreateIntent(ledger, session, emit);
    if (choice === "decline") {
      fail(intent, charge(ledger, session, intent, { status: "failed", card }), emit);
      return session;
    }
    if (choice === "pay") {
      const paid = charge(ledger, session, intent, { status: "succeeded", card });
      complete(session, "paid");
      succeed(intent, paid, emit);
      emit("checkout.session.completed", session);
      return session;
    }
    const pending = charge(ledger, session, intent, { status: "pending", card });
    intent.status = "processing";
    complete(session, "unpaid");
    const at = ledger.now() + settleAfter;
    ledger.records.settlements.set(id, { at, succeeds: choice === "later" });
    emit("charge.pending", pending);
    emit("payment_intent.processing", intent);
    emit("checkout.session.completed", session);
    return session;
  });
}

/** Settles an asynchronous payment. @throws ApiError 400 when there is none */
export function settlePayment(ledger: Ledger, session: Session, succeeds?: boolean): Session {
  const { records } = ledger;
  const settlement = records.settlements.get(session.id);
  const intent = records.paymentIntents.get(session.payment_intent ?? "");
  const pending = records.charges.get(intent?.latest_charge ?? "");
  if (!settlement || !intent || !pending) throw invalidState("This payment is not open.");
  const isPaid = succeeds ?? settlement.succeeds;
  const what = isPaid ? "payment.settled" : "payment.failed";
  return ledger.commit({ what, id: session.id }, null, (emit: Emit) => {
    records.settlements.delete(session.id);
    const status = isPaid ? "succeeded" : "failed";
    pending.status = status;
    pending.paid = isPaid;
    pending.captured = isPaid;
    pending.amount_captured = isPaid ? pending.amount : 0;
    pending.outcome = getOutcome(status);
    pending.failure_code = isPaid ? null : DECLINED.code;
    pending.failure_message = isPaid ? null : DECLINED.message;
    if (isPaid) {
      session.payment_status = "paid";
      succeed(intent, pending, emit);
      emit("checkout.session.async_payment_succeeded", session);
    } else {
      fail(intent, pending, emit);
      emit("checkout.session.async_payment_failed", session);
    }
    return session;
  });
}

/** Settles the asynchronous payments that are due. */
export function settleDuePayments(ledger: Ledger): void {
  for (const [id, { at }] of ledger.records.settlements) {
    const session = ledger.records.sessions.get(id);
    if (session && at <= ledger.now()) settlePayment(ledger, session);
  }
}
