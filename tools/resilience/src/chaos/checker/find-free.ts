import type { ClientEntry, Evidence, LedgerPayment } from "../evidence.ts";
import { buyersWithRecords } from "./standing.ts";
import type { Violation } from "./violation.ts";

const free = (who: string, what: string): Violation => ({ kind: "free", who, what });

/** A user who has access at the end has a payment that stands. */
function findUnpaidAccess(evidence: Evidence): Violation[] {
  const { rows, answers } = evidence;
  return buyersWithRecords(evidence).flatMap(({ buyer: { name }, userId, isEntitled }) => {
    if (isEntitled) return [];
    const user = rows.users.find(({ id }) => id === userId);
    const answer = answers.find((each) => each.buyer === name);
    const open = answer?.blueprints.filter((each) => each.isPaid || each.paidTexts > 0) ?? [];
    return [
      ...(user?.hasAccess ? [free(name, "has access in the database without money")] : []),
      ...(answer?.hasAccess ? [free(name, "is told of access without money")] : []),
      ...open.map(() => free(name, "reads a whole report without money")),
    ];
  });
}

const isShown = ({ answer }: ClientEntry) =>
  answer.hasAccess === true || (answer.paidTexts ?? 0) > 0;

function judge(entry: ClientEntry, own: readonly LedgerPayment[]): Violation[] {
  const { user, step, answer } = entry;
  const end = entry.at + entry.milliseconds;
  const paid = own.filter(({ isPaid, paidAt }) => isPaid && (paidAt ?? 0) <= end);
  const isConfirmed =
    answer.success === true && !paid.some(({ sessionId }) => sessionId === answer.sessionId);
  return [
    ...(isShown(entry) && paid.length === 0
      ? [free(user, `got access at "${step}", not paid by then`)]
      : []),
    ...(isConfirmed
      ? [free(user, `was told that ${answer.sessionId} is paid, which it is not`)]
      : []),
  ];
}

/** At no time did an answer give a buyer what none of the buyer's payments paid for. */
function findUnpaidAnswers(evidence: Evidence): Violation[] {
  return buyersWithRecords(evidence).flatMap(({ buyer, own }) =>
    evidence.client
      .filter((entry) => entry.user === buyer.name)
      .flatMap((entry) => judge(entry, own)),
  );
}

/** Access ends with the answer that confirms the refund, not when the product next checks itself. */
function findShownAfterRefund(evidence: Evidence): Violation[] {
  return buyersWithRecords(evidence).flatMap(({ buyer: { name }, isEntitled }) => {
    const entries = evidence.client.filter(({ user }) => user === name);
    const refund = entries.findLast(({ answer }) => (answer.refundedAmount ?? 0) > 0);
    if (isEntitled || !refund) return [];
    const end = refund.at + refund.milliseconds;
    const shown = entries.filter((entry) => entry.at > end && isShown(entry));
    return shown.map(({ step }) => free(name, `got access at "${step}", after the refund`));
  });
}

/** Every purchase was paid, by the user it belongs to. */
function findMadeUp({ payments, rows }: Evidence): Violation[] {
  return rows.purchases.flatMap(({ id, sessionId, userId }) => {
    const payment = payments.find((each) => each.sessionId === sessionId);
    if (!payment?.isPaid) return [free(id, "is a purchase without a payment")];
    const isOwn = userId === null || userId === payment.userId;
    return isOwn ? [] : [free(id, "belongs to another user than the buyer")];
  });
}

/** I2: no user has what is not paid. */
export const findFree = (evidence: Evidence): Violation[] => [
  ...findUnpaidAccess(evidence),
  ...findUnpaidAnswers(evidence),
  ...findShownAfterRefund(evidence),
  ...findMadeUp(evidence),
];
