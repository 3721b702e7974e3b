import type { Db } from "../../../db/connection.ts";

export async function findDictionary(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("text_dictionaries")
    .select("bytes")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Stores it unless there is one of this name, which stays. */
export async function insertDictionary(db: Db, id: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto("text_dictionaries")
    .values({ id, bytes })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
