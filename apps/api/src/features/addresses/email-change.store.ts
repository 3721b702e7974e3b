import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

export interface StoredChange {
  newEmail: string;
  isOldConfirmed: boolean;
  isNewConfirmed: boolean;
  oldTokenHash: string;
  newTokenHash: string;
}

/** Makes this the account's only change. @param lifetime seconds */
export async function storeChange(
  tx: Transaction,
  userId: string,
  change: Pick<StoredChange, "newEmail" | "oldTokenHash" | "newTokenHash">,
  lifetime: number,
): Promise<void> {
  const row = {
    new_email: change.newEmail,
    old_token_hash: change.oldTokenHash,
    new_token_hash: change.newTokenHash,
    old_confirmed_at: null,
    new_confirmed_at: null,
    expires_at: sql<Date>`now() + make_interval(secs => ${lifetime})`,
  };
  await tx
    .insertInto("email_changes")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/** The account's change that has not ended and is not made. */
export async function findChange(db: Db, userId: string): Promise<StoredChange | null> {
  const row = await db
    .selectFrom("email_changes")
    .select([
      "new_email as newEmail",
      "old_token_hash as oldTokenHash",
      "new_token_hash as newTokenHash",
      sql<boolean>`old_confirmed_at is not null`.as("isOldConfirmed"),
      sql<boolean>`new_confirmed_at is not null`.as("isNewConfirmed"),
    ])
    .innerJoin("users", "users.id", "email_changes.user_id")
    .whereRef("email_changes.new_email", "<>", "users.email")
    .where("user_id", "=", userId)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

export async function confirmSide(
  tx: Transaction,
  userId: string,
  side: "old" | "new",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("email_changes")
    .set(side === "old" ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where("user_id", "=", userId)
    .execute();
}

export async function deleteChange(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}

/**
 * Gives the account the address, which is confirmed by that; links that went to the one before end, and those of the
 * change stay known. Rejects with a unique violation for a taken address.
 */
export async function replaceEmail(
  tx: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("users")
    .set({ email, email_verified_at: now, updated_at: now })
    .where("id", "=", userId)
    .execute();
  for (const table of ["email_confirmations", "password_reset_tokens"] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
}

/** @param email canonical */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}
