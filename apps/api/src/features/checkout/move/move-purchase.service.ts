import type { StoredPurchase } from "@cosmic/domain/payments";
import type { Transaction } from "../../../db/connection.ts";
import { ConflictError, NotFoundError } from "../../../errors.ts";
import { lockUser, setCopiedAt, settleAccess } from "../../access/index.ts";
import { expandAllReports } from "../../blueprints/index.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { lockPurchase, setHolder } from "../purchases.store.ts";
import { restoreBlueprints } from "./kept-blueprints.store.ts";

type MoveDeps = Pick<PaymentDeps, "clock" | "config" | "jobs">;

const latest = (...dates: (Date | null)[]): Date | null =>
  dates.reduce((a, b) => (a !== null && (b === null || a > b) ? a : b), null);

/**
 * Makes a purchase a user's, with what was kept of its account; access of both users follows. The refund stays
 * what it was: a full copy that its holder took counts for the new one.
 * @throws NotFoundError for an unknown user
 * @throws ConflictError for a purchase that is being refunded, is the user's, or has just changed hands
 */
export async function movePurchase(
  tx: Transaction,
  deps: MoveDeps,
  { id, userId: from }: StoredPurchase,
  to: string,
): Promise<void> {
  if (from === to) throw new ConflictError("This purchase belongs to this account already.");
  // In one order for all, so that two moves never wait for each other.
  const locked = new Map<string, Awaited<ReturnType<typeof lockUser>>>();
  const holders = from === null ? [to] : from < to ? [from, to] : [to, from];
  for (const userId of holders) locked.set(userId, await lockUser(tx, userId));
  const newHolder = locked.get(to);
  if (!newHolder) throw new NotFoundError("This user does not exist.");
  const purchase = await lockPurchase(tx, id);
  if (purchase === null || purchase.userId !== from) {
    throw new ConflictError("This purchase has just changed. Please try again.");
  }
  if (purchase.isRefundDue) throw new ConflictError("This payment is being refunded.");
  const now = deps.clock.now();
  const oldHolder = (from !== null && locked.get(from)) || null;
  await setHolder(tx, id, to, now);
  await setCopiedAt(
    tx,
    to,
    latest(newHolder.copiedAt, purchase.releasedCopyAt, oldHolder?.copiedAt ?? null),
  );
  await restoreBlueprints(tx, id, to);
  if (oldHolder) await settleAccess(tx, deps, oldHolder);
  const { hasAccess } = await settleAccess(tx, deps, newHolder);
  if (hasAccess) await expandAllReports(tx, deps, to);
}
