import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

/** The user of a canonical address, locked until the transaction ends, which serializes requests. */
export async function lockUserByEmail(
  tx: Transaction,
  email: string,
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const row = await tx
    .selectFrom("users")
    .select(["id", "email_verified_at as confirmedAt"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, isConfirmed: row.confirmedAt !== null } : null;
}

/** Makes this the user's only token. Ends by the database's clock, which all replicas share. */
export async function replaceTokens(
  tx: Transaction,
  { tokenHash, userId, lifetime }: { tokenHash: string; userId: string; lifetime: number },
): Promise<void> {
  await tx.deleteFrom("password_reset_tokens").where("user_id", "=", userId).execute();
  await tx
    .insertInto("password_reset_tokens")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: sql`now()`,
      expires_at: sql`now() + make_interval(secs => ${lifetime})`,
      used_at: null,
    })
    .execute();
}

/** Whether a token could be spent now; looking at it spends nothing. */
export async function isTokenLive(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("password_reset_tokens")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export interface TokenOwner {
  id: string;
  email: string;
  /** The address was proved to be the user's before. */
  isConfirmed: boolean;
  /** False for an account that signs in at a provider only. */
  hasPassword: boolean;
}

/**
 * Spends a live token; null when it is none, or no longer one. Of several who try at the same time
 * one succeeds. The owner is locked first, so that a session either exists before and is found, or
 * begins after the password has changed.
 */
export async function spendToken(tx: Transaction, tokenHash: string): Promise<TokenOwner | null> {
  const owner = await tx
    .selectFrom("users")
    .innerJoin("password_reset_tokens", "password_reset_tokens.user_id", "users.id")
    .select((row) => [
      "users.id",
      "users.email",
      sql<boolean>`users.email_verified_at is not null`.as("isConfirmed"),
      row
        .exists(
          row
            .selectFrom("credentials")
            .select("user_id")
            .whereRef("credentials.user_id", "=", "users.id"),
        )
        .$castTo<boolean>()
        .as("hasPassword"),
    ])
    .where("password_reset_tokens.token_hash", "=", tokenHash)
    .forUpdate("users")
    .executeTakeFirst();
  if (!owner) return null;
  const spent = await tx
    .updateTable("password_reset_tokens")
    .set({ used_at: sql`now()` })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n ? owner : null;
}

/**
 * Gives the user a new password and ends all that the old one opened. The mailed link proves that
 * the address is the user's.
 */
export async function setPassword(
  tx: Transaction,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("credentials")
    .values({ user_id: userId, password_hash: passwordHash, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ password_hash: passwordHash, updated_at: now }),
    )
    .execute();
  await tx
    .updateTable("users")
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${now})`, updated_at: now })
    .where("id", "=", userId)
    .execute();
  await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
