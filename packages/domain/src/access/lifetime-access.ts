/**
 * How a cardholder's bank stands towards a payment: null where nobody disputes it. An open dispute is
 * not decided; a lost one has taken the money back.
 */
export type DisputeOutcome = "open" | "won" | "lost";

/** What is known of money that arrived. Amounts in whole cents. */
export interface PurchaseFacts {
  amount: number;
  refundedAmount: number;
  dispute: DisputeOutcome | null;
  paidAt: Date;
}

/** What an operator decided about somebody's access; the latest one counts. */
export interface AccessDecision {
  grants: boolean;
  decidedAt: Date;
}

/** Whether the money of a purchase is still here: not all given back, not taken back by a bank. */
export function entitles({ amount, refundedAmount, dispute }: PurchaseFacts): boolean {
  return refundedAmount < amount && dispute !== "lost";
}

/**
 * Whether somebody has lifetime access. It follows from money that is here and from the operator's
 * latest decision: a grant stands whatever becomes of the money; a withdrawal stands until something
 * is paid after it.
 */
export function hasAccess(
  purchases: readonly PurchaseFacts[],
  latest: AccessDecision | null,
): boolean {
  if (latest?.grants) return true;
  const since = latest ? latest.decidedAt.getTime() : Number.NEGATIVE_INFINITY;
  return purchases.some((purchase) => entitles(purchase) && purchase.paidAt.getTime() > since);
}

/**
 * Purchases of one person beyond the first that entitles: nobody owes for lifetime access twice.
 * The earliest payment is the one that counts.
 */
export function surplusOf<T extends PurchaseFacts & { id: string }>(purchases: readonly T[]): T[] {
  const byTime = (a: T, b: T) =>
    a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
  return purchases.filter(entitles).toSorted(byTime).slice(1);
}
