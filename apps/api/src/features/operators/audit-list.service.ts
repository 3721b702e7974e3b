import type { AuditAction, AuditRecord } from "@cosmic/contracts";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { readInstantCursor, writeInstantCursor } from "../../http/instant-cursor.ts";
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

function recordOf(row: AuditRow, names: ReadonlyMap<string, string>): AuditRecord {
  const { listedAt: _, at, ...record } = row;
  const subjectName = names.get(row.subject ?? "") ?? null;
  return { ...record, at: at.toISOString(), subjectName };
}

/** One page of the audit log, newest first. Throws InvalidInputError for a cursor of none. */
export async function getAuditPage(
  { db }: Pick<Deps, "db">,
  { limit, cursor, ...filter }: AuditQuery,
): Promise<AuditPage> {
  const after = cursor === undefined ? null : readInstantCursor(cursor);
  const rows = await listAuditRows(db, { ...filter, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const names = await nameSubjects(db, page.map(({ subject }) => subject).filter(isId));
  return {
    records: page.map((row) => recordOf(row, names)),
    nextCursor: hasMore ? writeInstantCursor({ at: last.listedAt, id: last.id }) : null,
  };
}
