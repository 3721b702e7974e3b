import type { Db, Transaction } from "../../db/connection.ts";

export interface AuditEntry {
  id: string;
  /** Null when nobody was signed in. */
  operatorId: string | null;
  /** What happened, as `<thing>.<past tense>`. */
  action: string;
  subject?: string | null;
  detail?: Record<string, unknown> | null;
  createdAt: Date;
}

/** Writes what an operator did; inside the same transaction where the deed has one. */
export async function insertAuditEntry(db: Db | Transaction, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_entries")
    .values({
      id: entry.id,
      operator_id: entry.operatorId,
      action: entry.action,
      subject: entry.subject ?? null,
      detail: entry.detail ? JSON.stringify(entry.detail) : null,
      created_at: entry.createdAt,
    })
    .execute();
}
