import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

/** Moves the user's blueprints out of the account, to be kept with a purchase; returns how many. */
export async function keepBlueprints(
  tx: Transaction,
  userId: string,
  purchaseId: string,
): Promise<number> {
  const kept = await sql`
    insert into kept_blueprints (id, purchase_id, birth_date, blueprint)
    select id, ${purchaseId}, birth_date, to_jsonb(blueprints) from blueprints
    where user_id = ${userId}`.execute(tx);
  await deleteBlueprints(tx, userId);
  return Number(kept.numAffectedRows ?? 0);
}

/** Returns how many there were. */
export async function deleteBlueprints(tx: Transaction, userId: string): Promise<number> {
  const result = await tx.deleteFrom("blueprints").where("user_id", "=", userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes birth data and answers, and unlinks visits; returns how many rows of data there were. */
export async function deleteAnswers(tx: Transaction, userId: string): Promise<number> {
  const births = await tx
    .deleteFrom("birth_infos")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const answers = await tx
    .deleteFrom("quiz_results")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  await tx.deleteFrom("trials").where("user_id", "=", userId).execute();
  // The next owner is asked anew.
  await tx.deleteFrom("calibration_consents").where("user_id", "=", userId).execute();
  await tx
    .updateTable("funnel_visits")
    .set({ user_id: null })
    .where("user_id", "=", userId)
    .execute();
  return Number(births.numDeletedRows + answers.numDeletedRows);
}

/**
 * Ends all that opens the account, and removes the names, the picture and what was copied. A refund stays used: the
 * earlier holder may be the same person.
 */
export async function resetAccount(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const table of [
    "credentials",
    "sessions",
    "password_reset_tokens",
    "email_changes",
  ] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await tx
    .updateTable("users")
    .set({
      first_name: null,
      last_name: null,
      profile_image_url: null,
      full_copy_at: null,
      full_copy_token: null,
      email_verified_at: now,
      handed_over_at: now,
      updated_at: now,
    })
    .where("id", "=", userId)
    .execute();
}

/** Confirms the user's address, unless it was before. Its link stays known, and may be opened again. */
export async function confirmUser(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ email_verified_at: now, updated_at: now })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .execute();
}
