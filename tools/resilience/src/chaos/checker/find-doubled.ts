import type { Evidence, LedgerPayment } from "../evidence.ts";
import { buyersWithRecords, isStanding } from "./standing.ts";
import type { Violation } from "./violation.ts";

const doubled = (who: string, what: string): Violation => ({ kind: "doubled", who, what });

const isFlagged = ({ rows }: Evidence, { sessionId }: LedgerPayment) => {
  const purchase = rows.purchases.find((each) => each.sessionId === sessionId);
  return rows.alerts.some(({ key }) => key === `second-payment:${purchase?.id}`);
};

/**
 * No user pays twice unnoticed: of several payments one stands. The others were refunded, or wait,
 * flagged, while a bank holds them; what the product refunded by itself is flagged.
 */
function findSecondPayments(evidence: Evidence): Violation[] {
  return buyersWithRecords(evidence).flatMap(({ buyer: { name, isDeleted }, own }) => {
    if (isDeleted) return [];
    const standing = own.filter(isStanding);
    const flagged = standing.filter((payment) => isFlagged(evidence, payment));
    const held = flagged.filter(({ disputes }) => disputes.length > 0);
    const unflagged = own.filter(
      (payment) =>
        payment.refunds.some(({ askedBy }) => askedBy === "product") &&
        !isFlagged(evidence, payment),
    );
    return [
      ...(standing.length > flagged.length + 1
        ? [doubled(name, `has ${standing.length} payments standing, ${flagged.length} flagged`)]
        : []),
      ...(standing.length > held.length + 1
        ? [doubled(name, "has a second payment that was not refunded")]
        : []),
      ...unflagged.map(({ sessionId }) => doubled(sessionId, "was refunded without being flagged")),
    ];
  });
}

/** The values that occur more than once. */
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** A payment is one purchase. */
const findDoubledPurchases = ({ rows }: Evidence): Violation[] =>
  repeated(rows.purchases.map(({ sessionId }) => sessionId)).map((sessionId) =>
    doubled(sessionId, "is kept as more than one purchase"),
  );

/** A purchase has one receipt; a deleted account may have none. */
function findReceipts({ rows, receipts }: Evidence): Violation[] {
  return rows.purchases.flatMap(({ id, userId }) => {
    const mails = new Set(receipts.filter((each) => each.purchaseId === id).map((m) => m.mailId));
    const isRight = mails.size === 1 || (mails.size === 0 && userId === null);
    return isRight ? [] : [doubled(id, `has ${mails.size} receipts`)];
  });
}

/** No more is refunded than was paid. */
const findOverpaid = ({ payments }: Evidence): Violation[] =>
  payments.flatMap(({ sessionId, amount, refunds }) => {
    const back = refunds.reduce((sum, refund) => sum + (refund.isFailed ? 0 : refund.amount), 0);
    return back > amount ? [doubled(sessionId, `${back} of ${amount} cents were refunded`)] : [];
  });

/** Of the payment pages that a buyer was led to, one can be paid at most. */
function findOpenPages({ buyers, client, payments }: Evidence): Violation[] {
  return buyers.flatMap(({ name }) => {
    const given = client.filter(({ user, step }) => user === name && step === "create");
    const open = payments.filter(
      ({ sessionId, status }) =>
        status === "open" && given.some(({ answer }) => answer.sessionId === sessionId),
    );
    return open.length > 1 ? [doubled(name, `can pay on ${open.length} pages`)] : [];
  });
}

/** I3: what happens once happened once. */
export const findDoubled = (evidence: Evidence): Violation[] => [
  ...findSecondPayments(evidence),
  ...findDoubledPurchases(evidence),
  ...findReceipts(evidence),
  ...findOverpaid(evidence),
  ...findOpenPages(evidence),
];
