import type { Evidence } from "../evidence.ts";
import { sumRefunds } from "./standing.ts";
import type { Violation } from "./violation.ts";

const broken = (who: string, what: string): Violation => ({ kind: "broken", who, what });

/** Every event that was answered with 2xx is stored, and every event of Stripe was handled. */
function findForgottenEvents({ deliveries, ledgerEvents, rows }: Evidence): Violation[] {
  const known = new Map(rows.events.map(({ id, isHandled }) => [id, isHandled]));
  const taken = new Set(
    deliveries
      .filter(({ status }) => status !== null && status >= 200 && status < 300)
      .map(({ eventId }) => eventId),
  );
  return ledgerEvents.flatMap((id) => [
    ...(taken.has(id) && !known.has(id)
      ? [broken(id, "was answered with 200 and not stored")]
      : []),
    ...(known.get(id) ? [] : [broken(id, "was not handled")]),
  ]);
}

/** A refund that was confirmed to its buyer is at Stripe, and every refund at Stripe is stored. */
function findForgottenRefunds({ client, payments, rows }: Evidence): Violation[] {
  const confirmed = client.filter(({ step, status }) => step === "refund" && status === 200);
  const missing = confirmed.flatMap(({ user, answer }) => {
    const row = rows.purchases.find(({ id }) => id === answer.purchaseId);
    const payment = payments.find(({ sessionId }) => sessionId === row?.sessionId);
    const isBack = payment !== undefined && sumRefunds(payment) === payment.amount;
    return isBack ? [] : [broken(user, "was told of a refund that Stripe does not have")];
  });
  const kept = new Set(rows.refunds.map(({ id }) => id));
  const unkept = payments
    .filter(({ isPaid }) => isPaid)
    .flatMap(({ refunds }) => refunds.filter(({ id }) => !kept.has(id)))
    .map(({ id }) => broken(id, "is a refund that is not stored"));
  return [...missing, ...unkept];
}

/** Every buyer was checked at the end, so that nothing counts as right unchecked. */
function findUnchecked({ buyers, answers }: Evidence): Violation[] {
  return buyers
    .filter(({ userId, isDeleted }) => userId !== null && !isDeleted)
    .filter(({ name }) => !answers.some(({ buyer }) => buyer === name))
    .map(({ name }) => broken(name, "could not be checked at the end"));
}

/** Purchases that arrived for a deleted account: no receipt could be sent. */
const listUnowned = ({ rows, receipts }: Evidence) =>
  rows.purchases
    .filter(({ userId }) => userId === null)
    .filter(({ id }) => !receipts.some(({ purchaseId }) => purchaseId === id));

/** A payment of a deleted account is refunded, unless a bank holds it. */
const findUnreturned = (evidence: Evidence): Violation[] =>
  listUnowned(evidence)
    .filter(({ dispute }) => dispute === null || dispute === "won")
    .filter(({ amount, refundedAmount }) => refundedAmount < amount)
    .map(({ id }) => broken(id, "came for a deleted account, and was not refunded"));

/** A payment of a deleted account raises an alert. */
const findUnalerted = (evidence: Evidence): Violation[] =>
  listUnowned(evidence)
    .filter(({ id }) => !evidence.rows.alerts.some(({ key }) => key === `buyer-deleted:${id}`))
    .map(({ id }) => broken(id, "came for a deleted account, without an alert"));

/** Answers that were given are true, and nothing was left undone. */
export const findBroken = (evidence: Evidence): Violation[] => [
  ...findForgottenEvents(evidence),
  ...findForgottenRefunds(evidence),
  ...findUnchecked(evidence),
  ...findUnreturned(evidence),
  ...findUnalerted(evidence),
  ...evidence.crashes.map((reason) => broken("the API", `ended by itself: ${reason}`)),
];
