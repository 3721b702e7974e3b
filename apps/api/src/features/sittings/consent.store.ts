import type { Db } from "../../db/connection.ts";

/** Null for a user who has not decided. */
export async function findConsent(db: Db, userId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom("calibration_consents")
    .select("takes_part as takesPart")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.takesPart ?? null;
}

/** Keeps the latest decision. */
export async function upsertConsent(
  db: Db,
  userId: string,
  takesPart: boolean,
  now: Date,
): Promise<void> {
  const decision = { takes_part: takesPart, decided_at: now };
  await db
    .insertInto("calibration_consents")
    .values({ user_id: userId, ...decision })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(decision))
    .execute();
}
