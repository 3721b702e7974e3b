/**
 * What became of a cardholder's dispute about a payment. An open dispute is not decided; a lost one has
 * refunded by the buyer's bank.
 */
export type DisputeOutcome = "open" | "won" | "lost";

/** What is known of money that arrived. Amounts in whole cents. */
export interface PurchaseFacts {
  amount: number;
  refundedAmount: number;
  /** Null for an undisputed payment. */
  dispute: DisputeOutcome | null;
  paidAt: Date;
}

/** What an operator decided about a user's access; the latest one counts. */
export interface AccessDecision {
  grants: boolean;
  decidedAt: Date;
}

/** Whether the money of a purchase is still here: not refunded in full, not taken back by a bank. */
export function entitles({ amount, refundedAmount, dispute }: PurchaseFacts): boolean {
  return refundedAmount < amount && dispute !== "lost";
}

/**
 * Whether a user has lifetime access. It follows from money that is here and from the operators'
 * latest decision: a grant holds whatever happens to the money; a withdrawal holds until the user pays
 * again.
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
 * A user's purchases beyond the one that gives access, oldest first: lifetime access is owed once. The
 * earliest payment is the one that counts.
 */
export function findSurplusPurchases<T extends PurchaseFacts & { id: string }>(
  purchases: readonly T[],
): T[] {
  const byTime = (a: T, b: T) =>
    a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
  return purchases.filter(entitles).toSorted(byTime).slice(1);
}
