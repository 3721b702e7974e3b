import type { AuditAction, AuditRecord } from "@cosmic/contracts";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { createCursorCodec, INSTANT_KEY } from "../../http/list-cursor.ts";
import { type AuditRow, listAuditRows, nameSubjects } from "./audit-list.store.ts";

export interface AuditQuery {
  action?: AuditAction | undefined;
  about?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export interface AuditPage {
  records: AuditRecord[];
  /** Null on the last page. */
  nextCursor: string | null;
}

const isId = (subject: string | null): subject is string => z.uuid().safeParse(subject).success;

function toRecord(row: AuditRow, names: ReadonlyMap<string, string>): AuditRecord {
  const { sortKey: _, at, ...record } = row;
  const subjectName = names.get(row.subject ?? "") ?? null;
  return { ...record, at: at.toISOString(), subjectName };
}

/** One page of the audit log, newest first. Throws InvalidInputError for a cursor of another list. */
export async function getAuditPage(
  { db }: Pick<Deps, "db">,
  { action, about, limit, cursor }: AuditQuery,
): Promise<AuditPage> {
  const cursors = createCursorCodec(["audit", action ?? null, about ?? null], INSTANT_KEY);
  const after = cursors.decode(cursor);
  const found = await listAuditRows(db, { action, about, after, limit: limit + 1 });
  const { rows, nextCursor } = cursors.toPage(found, limit);
  const names = await nameSubjects(db, rows.map(({ subject }) => subject).filter(isId));
  return { records: rows.map((row) => toRecord(row, names)), nextCursor };
}
