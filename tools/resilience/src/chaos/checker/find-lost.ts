import type { Evidence, LedgerPayment, PurchaseRow } from "../evidence.ts";
import { buyersWithRecords, getDisputeOutcome, sumRefunds } from "./standing.ts";
import type { Violation } from "./violation.ts";

const lost = (who: string, what: string): Violation => ({ kind: "lost", who, what });

function compare(payment: LedgerPayment, row: PurchaseRow): Violation[] {
  const { sessionId } = payment;
  const [back, known] = [sumRefunds(payment), row.refundedAmount];
  const [outcome, dispute] = [getDisputeOutcome(payment), row.dispute];
  return [
    ...(row.amount === payment.amount ? [] : [lost(sessionId, "is stored with another amount")]),
    ...(back === known
      ? []
      : [lost(sessionId, `${back} cents were refunded, ${known} are stored`)]),
    ...(outcome === dispute
      ? []
      : [lost(sessionId, `its dispute is ${outcome}, and stored as ${dispute}`)]),
  ];
}

/** Every payment is stored as Stripe has it, also one of a deleted account. */
function findUnkept({ payments, rows }: Evidence): Violation[] {
  return payments.flatMap((payment) => {
    if (!payment.isPaid) return [];
    const row = rows.purchases.find(({ sessionId }) => sessionId === payment.sessionId);
    return row ? compare(payment, row) : [lost(payment.sessionId, "is paid, and no purchase")];
  });
}

/** A user whose payment stands has access: in the database, by the API's answer, in every report. */
function findLockedOut(evidence: Evidence): Violation[] {
  const { rows, answers } = evidence;
  return buyersWithRecords(evidence).flatMap(({ buyer, userId, isEntitled }) => {
    if (!isEntitled || buyer.isDeleted) return [];
    const { name } = buyer;
    const user = rows.users.find(({ id }) => id === userId);
    const answer = answers.find((each) => each.buyer === name);
    const locked = answer?.blueprints.filter((each) => !each.isPaid || each.paidTexts === 0) ?? [];
    return [
      ...(user?.hasAccess ? [] : [lost(name, "has paid, and the database knows of no access")]),
      ...(answer?.hasAccess ? [] : [lost(name, "has paid, and is told of no access")]),
      ...locked.map(() => lost(name, "has paid, and a report is not whole")),
    ];
  });
}

/** A user who paid finds each purchase in the list of purchases. */
const findUnlisted = ({ buyers, answers, rows }: Evidence): Violation[] =>
  answers.flatMap(({ buyer: name, purchaseIds }) => {
    const userId = buyers.find((buyer) => buyer.name === name)?.userId ?? null;
    const own = rows.purchases.filter((row) => userId !== null && row.userId === userId);
    return own
      .filter(({ id }) => !purchaseIds.includes(id))
      .map(({ id }) => lost(name, `is not told of purchase ${id}`));
  });

/** I1: what is paid at Stripe is unlocked, unless it was refunded. */
export const findLost = (evidence: Evidence): Violation[] => [
  ...findUnkept(evidence),
  ...findLockedOut(evidence),
  ...findUnlisted(evidence),
];
