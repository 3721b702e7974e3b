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

/** Whether the failure has been an alert: ever, or with an end after the instant. */
export async function wasRaised(
  tx: Transaction,
  dedupeKey: string,
  endedAfter: Date | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom("alerts")
    .select("id")
    .where("dedupe_key", "=", dedupeKey)
    .$if(endedAfter !== null, (query) => query.where("resolved_at", ">", endedAfter))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the same failure is already an open alert. */
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

type Severity = AlertsTable["severity"];

/** Rewrites an open alert when it had one of these milder severities; false otherwise. */
export async function worsenAlert(
  tx: Transaction,
  { dedupeKey, severity, title, description, metrics }: NewAlert,
  from: readonly Severity[],
): Promise<boolean> {
  const result = await tx
    .updateTable("alerts")
    .set({ severity, title, description, metrics: JSON.stringify(metrics) })
    .where("dedupe_key", "=", dedupeKey)
    .where("resolved_at", "is", null)
    .where("severity", "in", from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends alerts whose failure has ended by itself. */
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

const ALERT = [
  "alerts.id",
  "alerts.type",
  "alerts.severity",
  "alerts.title",
  "alerts.description",
  "alerts.metrics",
  "alerts.created_at as createdAt",
  "alerts.resolved_at as resolvedAt",
  "operators.email as resolvedBy",
] as const;

const selectAlerts = (db: Db) =>
  db.selectFrom("alerts").leftJoin("operators", "operators.id", "alerts.resolved_by").select(ALERT);

export interface StoredAlert {
  id: string;
  type: string;
  severity: Severity;
  title: string;
  description: string;
  metrics: Alert["metrics"];
  createdAt: Date;
  resolvedAt: Date | null;
  /** The operator's address. */
  resolvedBy: string | null;
}

/** Open alerts, newest first, and after them the latest that are dealt with. */
export async function listAlerts(
  db: Db,
  { open, resolved }: { open: number; resolved: number },
): Promise<StoredAlert[]> {
  const newest = (limit: number) =>
    selectAlerts(db).orderBy("alerts.created_at", "desc").orderBy("alerts.id", "desc").limit(limit);
  return [
    ...(await newest(open).where("alerts.resolved_at", "is", null).execute()),
    ...(await newest(resolved).where("alerts.resolved_at", "is not", null).execute()),
  ];
}

/** @param id a UUID */
export async function findAlert(db: Db, id: string): Promise<StoredAlert | null> {
  const row = await selectAlerts(db).where("alerts.id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** False when it was dealt with before, or is none. */
export async function resolveAlert(
  tx: Transaction,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable("alerts")
    .set({ resolved_at: now, resolved_by: operatorId })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** How many alerts of the highest severity were raised since the instant. */
export async function countHighSince(tx: Transaction, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("alerts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("severity", "=", "HIGH")
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Where operators are written to. */
export async function listOperatorEmails(tx: Transaction): Promise<string[]> {
  const rows = await tx.selectFrom("operators").select("email").orderBy("created_at").execute();
  return rows.map(({ email }) => email);
}
