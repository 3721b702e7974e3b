import type { Alert } from "@cosmic/contracts";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";
import type { AlertsTable } from "../../db/tables/alerts.ts";

export interface NewAlert {
  id: string;
  type: string;
  severity: AlertsTable["severity"];
  title: string;
  description: string;
  metrics: Alert["metrics"];
  dedupeKey: string;
  createdAt: Date;
}

/** Whether the trouble has ever been an alert, dealt with or not. */
export async function wasRaised(tx: Transaction, dedupeKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom("alerts")
    .select("id")
    .where("dedupe_key", "=", dedupeKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the same trouble is an alert that nobody has dealt with. */
export async function insertAlert(tx: Transaction, alert: NewAlert): Promise<boolean> {
  const result = await tx
    .insertInto("alerts")
    .values({
      id: alert.id,
      type: alert.type,
      severity: alert.severity,
      title: alert.title,
      description: alert.description,
      metrics: JSON.stringify(alert.metrics),
      dedupe_key: alert.dedupeKey,
      created_at: alert.createdAt,
      resolved_at: null,
      resolved_by: null,
    })
    .onConflict((conflict) =>
      conflict.column("dedupe_key").where(sql.ref("resolved_at"), "is", null).doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Ends alerts whose trouble has gone away by itself. */
export async function resolveByItself(
  db: Db | Transaction,
  dedupeKey: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("alerts")
    .set({ resolved_at: now })
    .where("dedupe_key", "=", dedupeKey)
    .where("resolved_at", "is", null)
    .execute();
}
