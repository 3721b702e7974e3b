import { sql } from "kysely";
import type { Db } from "../../../db/connection.ts";

/** Up to when the provider's list of events has been read; null before the first time. */
export async function findScannedUntil(db: Db, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom("ledger_scans")
    .select("scanned_until as until")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function storeScannedUntil(db: Db, name: string, until: Date): Promise<void> {
  await db
    .insertInto("ledger_scans")
    .values({ name, scanned_until: until })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        scanned_until: sql<Date>`greatest(ledger_scans.scanned_until, excluded.scanned_until)`,
      }),
    )
    .execute();
}
