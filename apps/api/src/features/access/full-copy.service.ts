import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { ConflictError, PaymentRequiredError } from "../../errors.ts";
import { isRefundUnderWay, lockUser, setCopiedAt, takeBackCopy } from "./access.store.ts";

type CopyDeps = Pick<Deps, "db" | "clock" | "ids">;

/** How long a requested refund holds copies back; longer ones were not carried out, or are recorded. */
const REFUND_TIME = 15 * 60 * 1_000;

const UNDER_WAY =
  "A refund of your payment is under way. If it does not go through, you can download a copy in fifteen minutes.";

/** A copy that is counted before it is made. */
export interface CountedCopy {
  /** Takes the copy back when it could not be made. */
  undo: () => Promise<void>;
}

/**
 * Records that the user takes a full copy, before the first byte of it: a refund that is requested at the
 * same time finds either the copy or ends the access it needs.
 * @returns null without access
 * @throws ConflictError while a refund is under way
 */
export async function countFullCopy(
  { db, clock, ids }: CopyDeps,
  userId: string,
): Promise<CountedCopy | null> {
  const now = clock.now();
  const token = ids.uuid();
  const counted = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.hasLifetimeAccess) return null;
    const since = new Date(now.getTime() - REFUND_TIME);
    if (await isRefundUnderWay(tx, userId, since)) throw new ConflictError(UNDER_WAY);
    await setCopiedAt(tx, userId, now, token);
    return { token, before: user.copiedAt };
  });
  return counted && { undo: () => takeBackCopy(db, userId, counted) };
}

/**
 * Makes a full copy and counts it; one that fails does not count.
 * @throws PaymentRequiredError when the access has just ended; ConflictError while a refund is under way
 */
export async function takeFullCopy<T>(
  deps: CopyDeps,
  userId: string,
  make: () => Promise<T> | T,
): Promise<T> {
  const counted = await countFullCopy(deps, userId);
  if (counted === null) throw new PaymentRequiredError();
  try {
    return await make();
  } catch (error) {
    await counted.undo();
    throw error;
  }
}
