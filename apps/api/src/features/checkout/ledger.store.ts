import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";

/** Draws a ticket before the books are read; later tickets are higher. */
export async function drawTicket(db: Db, sessionId: string): Promise<number> {
  const { ticket } = await db
    .insertInto("ledger_reads")
    .values({ session_id: sessionId, last_ticket: 1 })
    .onConflict((conflict) =>
      conflict.column("session_id").doUpdateSet({
        last_ticket: sql<number>`ledger_reads.last_ticket + 1`,
      }),
    )
    .returning("last_ticket as ticket")
    .executeTakeFirstOrThrow();
  return ticket;
}

/** Whether what was read under the ticket is the newest there is; from then on it is. */
export async function applyTicket(
  tx: Transaction,
  sessionId: string,
  ticket: number,
): Promise<boolean> {
  const result = await tx
    .updateTable("ledger_reads")
    .set({ applied_ticket: ticket })
    .where("session_id", "=", sessionId)
    .where("applied_ticket", "<", ticket)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Up to when the provider's events have been read; null before the first time. */
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
