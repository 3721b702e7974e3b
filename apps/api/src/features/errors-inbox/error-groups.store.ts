import { createHash } from "node:crypto";
import type { Severity } from "@cosmic/contracts";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { Cursor } from "../../http/list-cursor.ts";
import { type FailureKind, isOfContract, KNOWN_STATUSES } from "./describe-failure.ts";

/** Groups in free words that are kept of one source; further kinds are then counted together. */
const MOST_GROUPS = 2_000;

const computeFingerprint = ({ source, message, place, severity, status }: FailureKind) =>
  createHash("sha256")
    .update(JSON.stringify([source, message, place, severity, status]))
    .digest("hex");

export interface SeenFailure {
  kind: FailureKind;
  times: number;
  id: string;
  at: Date;
}

/** Counts failures of a kind that is known; false for a new one. */
async function countKnown(db: Db, { kind, times, at }: SeenFailure): Promise<boolean> {
  const result = await db
    .updateTable("error_groups")
    .set({
      hits: sql<number>`hits + ${times}::int`,
      last_seen: sql<Date>`greatest(last_seen, ${at}::timestamptz)`,
    })
    .where("fingerprint", "=", computeFingerprint(kind))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function insertGroup(db: Db, { kind, times, id, at }: SeenFailure): Promise<void> {
  await db
    .insertInto("error_groups")
    .values({
      ...kind,
      id,
      fingerprint: computeFingerprint(kind),
      hits: times,
      first_seen: at,
      last_seen: at,
    })
    .onConflict((conflict) =>
      conflict.column("fingerprint").doUpdateSet({
        hits: sql<number>`error_groups.hits + excluded.hits`,
        last_seen: sql<Date>`greatest(error_groups.last_seen, excluded.last_seen)`,
      }),
    )
    .execute();
}

async function isFull(db: Db, source: FailureKind["source"]): Promise<boolean> {
  const { count } = await db
    .selectFrom("error_groups")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("source", "=", source)
    .where((eb) =>
      eb.not(eb.and([eb("place", "like", "/api/%"), eb("status", "in", KNOWN_STATUSES)])),
    )
    .executeTakeFirstOrThrow();
  return count >= MOST_GROUPS;
}

/**
 * Counts failures of one kind. However many kinds a client makes up, there are only so many groups, and
 * those of calls never give way to them.
 * @param mayAdd whether the sender may add another kind in free text
 */
export async function countFailure(
  db: Db,
  failure: SeenFailure,
  mayAdd: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  if (await countKnown(db, failure)) return;
  const { kind } = failure;
  const isTooMany = !isOfContract(kind) && (!(await mayAdd()) || (await isFull(db, kind.source)));
  const other = { ...kind, message: "Failures of other kinds", place: "other", status: 0 };
  await insertGroup(db, isTooMany ? { ...failure, kind: other } : failure);
}

export interface StoredGroup extends FailureKind {
  id: string;
  count: number;
  firstSeen: Date;
  lastSeen: Date;
  /** `lastSeen` to the microsecond. */
  sortKey: string;
}

/** Groups, those seen last first. */
export async function listGroups(
  db: Db,
  {
    severity,
    after,
    limit,
  }: { severity?: Severity | undefined; after: Cursor | null; limit: number },
): Promise<StoredGroup[]> {
  return await db
    .selectFrom("error_groups")
    .select([
      "id",
      "source",
      "message",
      "place",
      "severity",
      "status",
      "hits as count",
      "first_seen as firstSeen",
      "last_seen as lastSeen",
      sql<string>`to_char(last_seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        "sortKey",
      ),
    ])
    .$if(severity !== undefined, (query) => query.where("severity", "=", severity ?? "HIGH"))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(last_seen, id) < (${after?.sortKey}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy("last_seen", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
