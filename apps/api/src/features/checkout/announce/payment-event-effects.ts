import { computeRefundableUntil, parseEmail, type RefundRefusal } from "@cosmic/domain";
import { describeWaitingPayments, PAYMENTS_WAITING } from "@cosmic/domain/alerts";
import type { PaymentEvent, StoredPurchase, WrongPaymentReason } from "@cosmic/domain/payments";
import type { AlertDraft } from "../../alerts/index.ts";
import type { Mail } from "../../mail/index.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { formatAmount } from "./format-amount.ts";
import type { ServiceEvent } from "./service-events.ts";

export type AnnouncedEvent = PaymentEvent | ServiceEvent;

type EffectDeps = Pick<PaymentDeps, "config" | "clock">;

/** What an event leads to, beyond what is recorded about the payment. */
export interface Effects {
  alert?: AlertDraft;
  /** Keys of the alerts that the event ends. */
  resolves?: string[];
  email?: Mail;
  /** The address was not confirmed, so that only a few such emails a day go to it. */
  isUnrequested?: boolean;
}

type EffectTable = {
  [Type in AnnouncedEvent["type"]]: (
    event: Extract<AnnouncedEvent, { type: Type }>,
    deps: EffectDeps,
  ) => Effects;
};

const REASONS: Record<WrongPaymentReason, string> = {
  amount: "the amount is not the price",
  currency: "the currency is not that of the price",
  livemode: "it is test money where real money is expected, or the reverse",
  mode: "it is not a one-time payment",
  payment_status: "it was completed without a payment",
  reference:
    "it names no user of ours, a different user than the one who started the checkout, or a checkout that was not started here",
};

const REFUSAL_REASONS: Record<RefundRefusal, string> = {
  refunded: "it was refunded.",
  disputed: "it is disputed.",
  off: "buyers cannot refund purchases themselves.",
  too_late: "the refund period is over.",
  downloaded: "a full copy was downloaded after the payment.",
  used: "the buyer, or the card, has had a refund for another purchase.",
  unrecognized: "the payment method cannot be recognized if it is used again.",
};

const keys = {
  unpaid: (sessionId: string) => `unpaid-checkout:${sessionId}`,
  dispute: (disputeId: string, outcome: "open" | "lost") => `dispute:${disputeId}:${outcome}`,
  late: "events-too-late",
  unverified: "verification-failing",
  refused: "checkouts-refused",
};

const toAlert = (alert: Omit<AlertDraft, "type">): AlertDraft => ({
  type: "PAYMENT_FAILURE",
  ...alert,
});

/** An alert about one payment. Texts name users, sessions and purchases by their ids alone. */
const aboutPayment = (alert: Omit<AlertDraft, "type" | "metrics">): Effects => ({
  alert: toAlert({ ...alert, metrics: { affected_users: 1 } }),
});

const formatRefund = ({ refundedAmount, amount, currency }: StoredPurchase) =>
  `${formatAmount(refundedAmount, currency)} of ${formatAmount(amount, currency)}`;

/** The alerts that each event raises and resolves, and the email that it sends. */
const EFFECTS: EffectTable = {
  checkout_unpaid: ({ sessionId }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A completed checkout is not paid yet",
      description: `Session ${sessionId}: the buyer chose a payment method that takes time. Access starts when the money arrives; this alert resolves itself then.`,
      key: keys.unpaid(sessionId),
    }),

  checkout_ended: ({ sessionId }) => ({ resolves: [keys.unpaid(sessionId)] }),

  wrong_payment: ({ sessionId, amount, currency, reason }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A payment does not match the product",
      description: `Session ${sessionId}, ${formatAmount(amount, currency)}: ${REASONS[reason]}. Nothing was unlocked. If money arrived, refund it in Stripe's dashboard.`,
      key: `wrong-payment:${sessionId}`,
      isOnce: true,
    }),

  purchase_recorded: ({ purchase, buyer, history }, { config, clock }) => {
    if (!buyer) return {};
    const until = computeRefundableUntil(
      purchase,
      history,
      config.payments.refundDays,
      clock.now(),
    );
    return {
      email: {
        template: "receipt",
        to: buyer.email,
        cents: purchase.amount,
        purchaseId: purchase.id,
        paidAt: purchase.paidAt.toISOString(),
        refundableUntil: until?.toISOString() ?? null,
      },
    };
  },

  buyer_deleted: ({ purchase: { id, sessionId, isRefundDue } }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A payment arrived for a deleted account",
      description: `Purchase ${id}, session ${sessionId}: the buyer's account was deleted, or belongs to another person now. ${isRefundDue ? "The purchase is recorded, refunded automatically, and its payer is told." : "The purchase is recorded. It names no checkout of this site: look at it in Stripe's dashboard, and refund it there."}`,
      key: `buyer-deleted:${id}`,
      isOnce: true,
    }),

  payment_without_effect: ({ purchase: { id, sessionId }, buyerId }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A payment gave its user nothing",
      description: `Purchase ${id}, session ${sessionId}: its checkout is newer than the backup that was restored, and an operator has granted or withdrawn the access of user ${buyerId} since. It is refunded automatically.`,
      key: `payment-without-effect:${id}`,
      isOnce: true,
    }),

  second_payment: ({ purchase: { id, sessionId }, buyerId }, { config }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A user paid twice",
      description: `Purchase ${id}, session ${sessionId}: user ${buyerId} had already paid. ${config.payments.refundSecondPayments ? "It is refunded automatically; the user keeps access." : "Refund it; the user keeps access."}`,
      key: `second-payment:${id}`,
      isOnce: true,
    }),

  refund_recorded: ({ purchase, buyer, amount, hasAccess }) =>
    buyer
      ? {
          email: {
            template: "refunded",
            to: buyer.email,
            cents: amount,
            purchaseId: purchase.id,
            hasAccess,
          },
          isUnrequested: !buyer.isEmailConfirmed,
        }
      : {},

  payment_returned: ({ purchase, amount, payerEmail }) => {
    const to = parseEmail(payerEmail);
    return to === null
      ? {}
      : {
          email: { template: "payment-returned", to, cents: amount, purchaseId: purchase.id },
        };
  },

  partial_refund: ({ purchase }) =>
    aboutPayment({
      severity: "MEDIUM",
      title: "A payment was partially refunded",
      description: `Purchase ${purchase.id}: ${formatRefund(purchase)} was refunded. The buyer keeps access.`,
      key: `partial-refund:${purchase.id}:${purchase.refundedAmount}`,
      isOnce: true,
    }),

  refund_requested: ({ purchase: { id, userId }, refusal }) =>
    aboutPayment({
      severity: "MEDIUM",
      title: "A buyer asks for a refund",
      description: `Purchase ${id}, user ${userId ?? "deleted"}: ${REFUSAL_REASONS[refusal]} Decide, refund it in the user's record if you agree, and write to the buyer.`,
      key: `refund-requested:${id}`,
      isOnce: true,
    }),

  purchase_claimed: ({ purchase: { id }, userId }) =>
    aboutPayment({
      severity: "MEDIUM",
      title: "A user asks for a purchase",
      description: `Purchase ${id}, user ${userId}: the user knows the receipt number, and no birth date was kept that the payer could name. Ask how it was paid, move it in the user's record if that is right, and write to the user.`,
      key: `purchase-claimed:${id}:${userId}`,
      isOnce: true,
    }),

  refund_failed: ({ purchase, refundId }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A refund failed",
      description: `Purchase ${purchase.id}, refund ${refundId}: Stripe could not complete it. The buyer was notified of the refund; refund it another way.`,
      key: `failed-refund:${refundId}`,
      isOnce: true,
    }),

  dispute_opened: ({ purchase, disputeId }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A payment is disputed",
      description: `Purchase ${purchase.id}, dispute ${disputeId}: answer it in Stripe's dashboard before its deadline. The buyer keeps access while it is open.`,
      key: keys.dispute(disputeId, "open"),
      isOnce: true,
    }),

  dispute_lost: ({ purchase, disputeId }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A dispute was lost",
      description: `Purchase ${purchase.id}, dispute ${disputeId}: the bank returned the money to the buyer, and access has ended.`,
      key: keys.dispute(disputeId, "lost"),
      isOnce: true,
    }),

  dispute_won: ({ disputeId }) => ({
    resolves: [keys.dispute(disputeId, "open"), keys.dispute(disputeId, "lost")],
  }),

  unknown_session: ({ sessionId }) => ({
    alert: toAlert({
      severity: "HIGH",
      title: "A webhook event names an unknown checkout session",
      description: `Session ${sessionId}: a signed event is about it, but Stripe has no record of it. Nothing was unlocked. The secret key and the webhook secret may belong to different accounts.`,
      key: `unknown-session:${sessionId}`,
      isOnce: true,
    }),
  }),

  webhook_event_late: () => ({
    alert: toAlert({
      severity: "HIGH",
      title: "Webhook events arrive too late",
      description:
        "Stripe signed an event more than five minutes ago by this server's clock, so it was refused. If this continues, correct the clock. Stripe sends the event again, and the reconciler settles payments in the meantime.",
      key: keys.late,
    }),
  }),

  webhook_event_received: () => ({ resolves: [keys.late] }),

  events_waiting: ({ count, minutes }) => ({ alert: describeWaitingPayments(count, minutes) }),

  no_events_waiting: () => ({ resolves: [PAYMENTS_WAITING] }),

  verification_failed: () => ({
    alert: toAlert({
      severity: "MEDIUM",
      title: "Payments cannot be verified",
      description:
        "Stripe did not answer when a buyer returned from paying. Access starts automatically when Stripe answers again.",
      key: keys.unverified,
    }),
  }),

  provider_answered: () => ({ resolves: [keys.unverified] }),

  checkouts_refused: ({ status, code }) => ({
    alert: toAlert({
      severity: "HIGH",
      title: "Stripe refuses to create checkouts",
      description: `No one can pay (status ${status ?? "none"}, ${code ?? "no code"}). The key may be wrong or revoked, or the account may need attention.`,
      key: keys.refused,
    }),
  }),

  checkout_created: () => ({ resolves: [keys.refused] }),

  access_corrected: ({ userId, hasAccess }) =>
    aboutPayment({
      severity: "HIGH",
      title: "A user's access was wrong and has been corrected",
      description: `User ${userId} ${hasAccess ? "had paid or was granted access, but was locked out; access is restored" : "had access without a payment or a grant; it has ended"}. Something changed the database from outside.`,
      key: `drifted-access:${userId}`,
    }),
};

/** What an event leads to. */
export function findEffects(event: AnnouncedEvent, deps: EffectDeps): Effects {
  // Each function takes the event of its own type, which the compiler cannot follow through the index.
  const toEffects = EFFECTS[event.type] as (event: AnnouncedEvent, deps: EffectDeps) => Effects;
  return toEffects(event, deps);
}
