import { entitles, type PurchaseFacts } from "../access/lifetime-access.ts";

/** What a proof that a person reads an account's mail does to the account. */
export type ProofEffect =
  /** The address was confirmed before. */
  | "none"
  /** The holder of the account is the owner of the address. */
  | "confirms"
  /** The owner of the address gets the account, without what an earlier holder put there. */
  | "hands_over";

/**
 * The first proof decides whose account it is. Only a person who is signed in to it while they prove the
 * address is known to be its holder; any other person may not be the one who opened it.
 */
export function decideProof({
  isConfirmed,
  isHolder,
}: {
  isConfirmed: boolean;
  /** The proof comes from a browser that is signed in to the account. */
  isHolder: boolean;
}): ProofEffect {
  if (isConfirmed) return "none";
  return isHolder ? "confirms" : "hands_over";
}

/**
 * The purchase with which an earlier holder's blueprints are kept for the payer: the earliest whose money is
 * here. Null where nothing is paid for, and the blueprints go.
 */
export function findKeepingPurchase<T extends PurchaseFacts & { id: string }>(
  purchases: readonly T[],
): T | null {
  const paid = purchases.filter(entitles);
  return paid.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())[0] ?? null;
}
