import type { AuditAction } from "@cosmic/contracts";
import type { Db, Transaction } from "../../db/connection.ts";

export interface AuditEntry {
  id: string;
  /** Null when no operator was signed in. */
  operatorId: string | null;
  action: AuditAction;
  subject?: string | null;
  detail?: Record<string, unknown> | null;
  createdAt: Date;
}

/** Writes what an operator did; inside the action's transaction where it has one. */
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

/** An action with the operator who did it. */
export interface AuditedAction {
  at: Date;
  /** Null where the operator was removed, or none was signed in. */
  operatorEmail: string | null;
  action: string;
  detail: Record<string, unknown> | null;
}

/** What was done to any of the subjects, newest first; who looked at them is in the audit log alone. */
export async function listActionsAbout(
  db: Db,
  subjects: readonly string[],
  limit: number,
): Promise<AuditedAction[]> {
  return await db
    .selectFrom("audit_entries")
    .leftJoin("operators", "operators.id", "audit_entries.operator_id")
    .select([
      "audit_entries.created_at as at",
      "operators.email as operatorEmail",
      "audit_entries.action",
      "audit_entries.detail",
    ])
    .where("audit_entries.subject", "in", subjects)
    .where("audit_entries.action", "!=", "user.viewed" satisfies AuditAction)
    .orderBy("audit_entries.created_at", "desc")
    .orderBy("audit_entries.id", "desc")
    .limit(limit)
    .execute();
}
