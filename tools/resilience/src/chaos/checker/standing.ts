import type { Evidence, LedgerPayment } from "../evidence.ts";

/** What was refunded, or will be. */
export const sumRefunds = ({ refunds }: LedgerPayment): number =>
  refunds.reduce((sum, { amount, isFailed }) => sum + (isFailed ? 0 : amount), 0);

/** What the bank has decided, the worst first. */
export function getDisputeOutcome({ disputes }: LedgerPayment): "lost" | "open" | "won" | null {
  const outcomes = disputes.map(({ outcome }) => outcome);
  return (["lost", "open", "won"] as const).find((each) => outcomes.includes(each)) ?? null;
}

/** Whether the money was kept. */
export const isStanding = (payment: LedgerPayment): boolean =>
  payment.isPaid && sumRefunds(payment) < payment.amount && getDisputeOutcome(payment) !== "lost";

/** Each buyer who has an account, with the payments that Stripe has. */
export function buyersWithRecords({ buyers, payments }: Evidence) {
  return buyers.flatMap((buyer) => {
    const { userId } = buyer;
    if (userId === null) return [];
    const own = payments.filter((payment) => payment.userId === userId);
    return [{ buyer, userId, own, isEntitled: own.some(isStanding) }];
  });
}
