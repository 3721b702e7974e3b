import { hasAccess } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import {
  findLatestDecision,
  insertDecision,
  type LockedUser,
  listPurchaseFacts,
  lockUser,
  updateAccess,
} from "./access.store.ts";

type AccessDeps = Pick<Deps, "clock" | "ids">;

export interface SettledAccess {
  hasAccess: boolean;
  /** It was different before. */
  hasChanged: boolean;
}

/**
 * Derives the user's access from the recorded facts and stores it, in the transaction that changes them.
 * @param user as `lockUser` has just returned them
 */
export async function settleAccess(
  tx: Transaction,
  { clock }: Pick<AccessDeps, "clock">,
  user: LockedUser,
): Promise<SettledAccess> {
  const purchases = await listPurchaseFacts(tx, user.id);
  const isEntitled = hasAccess(purchases, await findLatestDecision(tx, user.id));
  const hasChanged = isEntitled !== user.hasLifetimeAccess;
  if (hasChanged) await updateAccess(tx, user.id, isEntitled, clock.now());
  return { hasAccess: isEntitled, hasChanged };
}

/**
 * Records what an operator decides about a user's access and settles it. Deciding the same again
 * changes nothing.
 * @returns whether anything was decided
 */
export async function decideAccess(
  tx: Transaction,
  deps: AccessDeps,
  user: LockedUser,
  { operatorId, grants }: { operatorId: string; grants: boolean },
): Promise<boolean> {
  const latest = await findLatestDecision(tx, user.id);
  if (latest?.grants === grants && user.hasLifetimeAccess === grants) return false;
  const decidedAt = deps.clock.now();
  await insertDecision(tx, { id: deps.ids.uuid(), userId: user.id, operatorId, grants, decidedAt });
  await settleAccess(tx, deps, user);
  return true;
}

/** Corrects one user's stored access; null when it was correct, or the user is gone. */
export async function correctAccess(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
  onChange: (tx: Transaction, settled: SettledAccess) => Promise<void>,
): Promise<SettledAccess | null> {
  return await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return null;
    const settled = await settleAccess(tx, deps, user);
    if (!settled.hasChanged) return null;
    await onChange(tx, settled);
    return settled;
  });
}
