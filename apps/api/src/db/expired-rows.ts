import type { DeleteResult } from "kysely";
import type { Db } from "./connection.ts";

const countOf = (result: DeleteResult) => Number(result.numDeletedRows);

/** Deletes at most `limit` sessions whose end has come by `now`; returns how many. */
export async function deleteExpiredSessions(db: Db, now: Date, limit: number): Promise<number> {
  const expired = db
    .selectFrom("sessions")
    .select("id_hash")
    .where((row) => row.or([row("expires_at", "<=", now), row("idle_expires_at", "<=", now)]))
    .limit(limit);
  return countOf(
    await db.deleteFrom("sessions").where("id_hash", "in", expired).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` counters untouched since `before` that block nobody; returns how many. */
export async function deleteStaleRateLimits(db: Db, before: Date, limit: number): Promise<number> {
  const stale = db
    .selectFrom("rate_limits")
    .select("key")
    .where("window_started_at", "<", before)
    .where((row) => row.or([row("blocked_until", "is", null), row("blocked_until", "<", before)]))
    .limit(limit);
  return countOf(
    await db.deleteFrom("rate_limits").where("key", "in", stale).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` blueprints made before `before` that belong to no account. */
export async function deleteOwnerlessBlueprints(
  db: Db,
  before: Date,
  limit: number,
): Promise<number> {
  const unclaimed = db
    .selectFrom("blueprints")
    .select("id")
    .where("user_id", "is", null)
    .where("generated_at", "<", before)
    .limit(limit);
  return countOf(
    await db
      .deleteFrom("blueprints")
      .where("id", "in", unclaimed)
      // Claimed since it was looked up: it has an owner now.
      .where("user_id", "is", null)
      .executeTakeFirstOrThrow(),
  );
}
