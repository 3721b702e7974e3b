import type { Evidence } from "../evidence.ts";
import { sumRefunds } from "./standing.ts";
import type { Violation } from "./violation.ts";

const broken = (who: string, what: string): Violation => ({ kind: "broken", who, what });

/** Every event that was answered with 2xx is kept, and every one of the books has been dealt with. */
function findForgottenEvents({ deliveries, ledgerEvents, rows }: Evidence): Violation[] {
  const known = new Map(rows.events.map(({ id, isHandled }) => [id, isHandled]));
  const taken = new Set(
    deliveries
      .filter(({ status }) => status !== null && status >= 200 && status < 300)
      .map(({ eventId }) => eventId),
  );
  return ledgerEvents.flatMap((id) => [
    ...(taken.has(id) && !known.has(id) ? [broken(id, "was answered with 200 and not kept")] : []),
    ...(known.get(id) ? [] : [broken(id, "was not dealt with")]),
  ]);
}

/** A refund that was confirmed to its buyer is in the books, and every one of the books is kept. */
function findForgottenRefunds({ client, payments, rows }: Evidence): Violation[] {
  const confirmed = client.filter(({ step, status }) => step === "refund" && status === 200);
  const missing = confirmed.flatMap(({ buyer, answer }) => {
    const row = rows.purchases.find(({ id }) => id === answer.purchaseId);
    const payment = payments.find(({ sessionId }) => sessionId === row?.sessionId);
    const isBack = payment !== undefined && sumRefunds(payment) === payment.amount;
    return isBack ? [] : [broken(buyer, "was told of a refund that the books do not have")];
  });
  const kept = new Set(rows.refunds.map(({ id }) => id));
  const unkept = payments
    .filter(({ isPaid }) => isPaid)
    .flatMap(({ refunds }) => refunds.filter(({ id }) => !kept.has(id)))
    .map(({ id }) => broken(id, "is a refund that is not kept"));
  return [...missing, ...unkept];
}

/** What stood at the end of a buyer's way was looked at, so that nothing counts as right unseen. */
function findUnseen({ buyers, answers }: Evidence): Violation[] {
  return buyers
    .filter(({ userId, isDeleted }) => userId !== null && !isDeleted)
    .filter(({ name }) => !answers.some(({ buyer }) => buyer === name))
    .map(({ name }) => broken(name, "could not be looked at when everything was quiet"));
}

/** Of somebody who was gone before the money came, the operator is told: no receipt could be written. */
const findUntold = ({ rows, receipts }: Evidence): Violation[] =>
  rows.purchases
    .filter(({ userId }) => userId === null)
    .filter(({ id }) => !receipts.some(({ purchaseId }) => purchaseId === id))
    .filter(({ id }) => !rows.alerts.some(({ key }) => key === `buyer-deleted:${id}`))
    .map(({ id }) => broken(id, "came for a deleted account, and nobody was told"));

/** Answers that were given are true, and nothing was left undone. */
export const findBroken = (evidence: Evidence): Violation[] => [
  ...findForgottenEvents(evidence),
  ...findForgottenRefunds(evidence),
  ...findUnseen(evidence),
  ...findUntold(evidence),
  ...evidence.crashes.map((reason) => broken("the API", `ended by itself: ${reason}`)),
];
