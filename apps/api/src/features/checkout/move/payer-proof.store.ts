import type { Db, Transaction } from "../../../db/connection.ts";

/** Every birth date in the account, YYYY-MM-DD: the user's own and those of blueprints. */
export async function listBirthDates(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("birth_infos")
    .select("birth_date as birthDate")
    .where("user_id", "=", userId)
    .union(
      db.selectFrom("blueprints").select("birth_date as birthDate").where("user_id", "=", userId),
    )
    .execute();
  return rows.map(({ birthDate }) => birthDate);
}

export async function setBirthDateHashes(
  tx: Transaction,
  purchaseId: string,
  hashes: string[],
): Promise<void> {
  await tx
    .updateTable("purchases")
    .set({ birth_date_hashes: hashes })
    .where("id", "=", purchaseId)
    .execute();
}

/** Empty where nothing was kept. */
export async function listBirthDateHashes(db: Db, purchaseId: string): Promise<string[]> {
  const row = await db
    .selectFrom("purchases")
    .select("birth_date_hashes as hashes")
    .where("id", "=", purchaseId)
    .executeTakeFirst();
  return row?.hashes ?? [];
}
