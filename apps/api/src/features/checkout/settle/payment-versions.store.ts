import { sql } from "kysely";
import type { Db, Transaction } from "../../../db/connection.ts";

/** Reserves a version, the fencing token of a reading of Stripe's records; later versions are higher. */
export async function reserveVersion(db: Db, sessionId: string): Promise<number> {
  const { version } = await db
    .insertInto("ledger_reads")
    .values({ session_id: sessionId, last_ticket: 1 })
    .onConflict((conflict) =>
      conflict.column("session_id").doUpdateSet({
        last_ticket: sql<number>`ledger_reads.last_ticket + 1`,
      }),
    )
    .returning("last_ticket as version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Whether the version is newer than any stored so far; if so, it is stored from now on. */
export async function claimVersion(
  tx: Transaction,
  sessionId: string,
  version: number,
): Promise<boolean> {
  const result = await tx
    .updateTable("ledger_reads")
    .set({ applied_ticket: version })
    .where("session_id", "=", sessionId)
    .where("applied_ticket", "<", version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
