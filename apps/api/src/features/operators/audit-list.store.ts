import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { Cursor } from "../../http/list-cursor.ts";

export interface AuditRow {
  id: string;
  at: Date;
  operatorId: string | null;
  operatorEmail: string | null;
  action: string;
  subject: string | null;
  detail: Record<string, unknown> | null;
  /** `at` to the microsecond. */
  sortKey: string;
}

export interface AuditFilter {
  action?: string | undefined;
  /** The id of who acted, or of who or what was acted on. */
  about?: string | undefined;
  after: Cursor | null;
  limit: number;
}

/** Entries of the audit log, newest first. */
export async function listAuditRows(
  db: Db,
  { action, about, after, limit }: AuditFilter,
): Promise<AuditRow[]> {
  return await db
    .selectFrom("audit_entries as entries")
    .leftJoin("operators", "operators.id", "entries.operator_id")
    .select([
      "entries.id",
      "entries.created_at as at",
      "entries.operator_id as operatorId",
      "operators.email as operatorEmail",
      "entries.action",
      "entries.subject",
      "entries.detail",
      sql<string>`to_char(entries.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        "sortKey",
      ),
    ])
    .$if(action !== undefined, (query) => query.where("entries.action", "=", action ?? ""))
    .$if(about !== undefined, (query) =>
      query.where(
        sql<boolean>`(entries.operator_id = ${about}::uuid or entries.subject = ${about?.toLowerCase()})`,
      ),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(entries.created_at, entries.id) < (${after?.sortKey}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy("entries.created_at", "desc")
    .orderBy("entries.id", "desc")
    .limit(limit)
    .execute();
}

/** What the ids stand for, as far as it is still there: an address of a person, or an alert's title. */
export async function nameSubjects(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const isAsked = (column: string) => sql`${sql.ref(column)} = any(${ids}::uuid[])`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, email as name from users where ${isAsked("id")}
    union all select id::text, email from operators where ${isAsked("id")}
    union all select id::text, title from alerts where ${isAsked("id")}
    union all select purchases.id::text, users.email
      from purchases join users on users.id = purchases.user_id
      where ${isAsked("purchases.id")}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
