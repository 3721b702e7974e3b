import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

/**
 * Makes this the account's only link. Ends by the database's clock, which all replicas share.
 * @param lifetime seconds
 */
export async function storeConfirmation(
  tx: Transaction,
  { userId, tokenHash, lifetime }: { userId: string; tokenHash: string; lifetime: number },
): Promise<void> {
  const link = {
    token_hash: tokenHash,
    expires_at: sql<Date>`now() + make_interval(secs => ${lifetime})`,
  };
  await tx
    .insertInto("email_confirmations")
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
    .execute();
}

/** Whether the token is that of the account's link, which has not ended. */
export async function isConfirmationLive(
  db: Db,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("email_confirmations")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the token is that of a link which has done its work: the account's, or one of a change that was made. */
export async function isSpentLink(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .leftJoin("email_confirmations as links", "links.user_id", "users.id")
    .leftJoin("email_changes as changes", (join) =>
      join.onRef("changes.user_id", "=", "users.id").onRef("changes.new_email", "=", "users.email"),
    )
    .select("users.id")
    .where("users.id", "=", userId)
    .where((link) =>
      link.or([
        link("links.token_hash", "=", tokenHash),
        link("changes.old_token_hash", "=", tokenHash),
        link("changes.new_token_hash", "=", tokenHash),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The user's address and whether it is confirmed, the row locked; null for one who is gone. */
export async function lockAddress(
  tx: Transaction,
  userId: string,
): Promise<{ email: string; isConfirmed: boolean } | null> {
  const row = await tx
    .selectFrom("users")
    .select(["email", "email_verified_at as confirmedAt"])
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { email: row.email, isConfirmed: row.confirmedAt !== null } : null;
}
