import { type DeleteResult, sql } from "kysely";
import type { Db } from "./connection.ts";

const toCount = (result: DeleteResult) => Number(result.numDeletedRows);

/** By the database's clock, which all replicas share. */
const ago = (milliseconds: number) =>
  sql<Date>`now() - make_interval(secs => ${milliseconds / 1000})`;

/**
 * The statement that deletes at most `limit` sessions of which one end has come. They are looked up by the
 * index of that end and deleted by their keys, so nothing else is read, however many there are; sessions
 * that another transaction is changing are left for the next time.
 */
export function deleteEndedSessions(db: Db, end: "idle_expires_at" | "expires_at", limit: number) {
  const ended = db
    .selectFrom("sessions")
    .select("id_hash")
    .where(end, "<=", ago(0))
    .orderBy(end)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  // As an array it is looked up once; as a list the planner may join it to the whole table.
  return db.deleteFrom("sessions").where(sql<boolean>`id_hash = any(array(${ended}))`);
}

/** Deletes at most `limit` sessions whose end has come; returns how many. */
export async function deleteExpiredSessions(db: Db, limit: number): Promise<number> {
  const unused = toCount(
    await deleteEndedSessions(db, "idle_expires_at", limit).executeTakeFirstOrThrow(),
  );
  if (unused >= limit) return unused;
  const rest = deleteEndedSessions(db, "expires_at", limit - unused);
  return unused + toCount(await rest.executeTakeFirstOrThrow());
}

/** Deletes at most `limit` rate limits older than `age` milliseconds that block no client; returns how many. */
export async function deleteStaleRateLimits(db: Db, age: number, limit: number): Promise<number> {
  const stale = db
    .selectFrom("rate_limits")
    .select("key")
    .where("window_started_at", "<", ago(age))
    .where((row) => row.or([row("blocked_until", "is", null), row("blocked_until", "<", ago(0))]))
    .limit(limit);
  return toCount(
    await db.deleteFrom("rate_limits").where("key", "in", stale).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` reset tokens whose hour is over; returns how many. */
export async function deleteExpiredResetTokens(db: Db, limit: number): Promise<number> {
  const expired = db
    .selectFrom("password_reset_tokens")
    .select("token_hash")
    .where("expires_at", "<=", ago(0))
    .limit(limit);
  return toCount(
    await db
      .deleteFrom("password_reset_tokens")
      .where("token_hash", "in", expired)
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` finished sign-ins older than `age` milliseconds; returns how many. */
export async function deleteFinishedSignIns(db: Db, age: number, limit: number): Promise<number> {
  const finished = db
    .selectFrom("finished_sign_ins")
    .select("state_hash")
    .where("finished_at", "<", ago(age))
    .limit(limit);
  return toCount(
    await db
      .deleteFrom("finished_sign_ins")
      .where("state_hash", "in", finished)
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` leases whose holder is gone; returns how many. */
export async function deleteExpiredLeases(db: Db, limit: number): Promise<number> {
  const expired = db
    .selectFrom("leases")
    .select("name")
    .where("expires_at", "<=", ago(0))
    .limit(limit);
  return toCount(
    await db
      .deleteFrom("leases")
      .where("name", "in", expired)
      .where("expires_at", "<=", ago(0))
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` blueprints without an account, older than `age` milliseconds; returns how many. */
export async function deleteOwnerlessBlueprints(
  db: Db,
  age: number,
  limit: number,
): Promise<number> {
  const unclaimed = db
    .selectFrom("blueprints")
    .select("id")
    .where("user_id", "is", null)
    .where("generated_at", "<", ago(age))
    .limit(limit);
  return toCount(
    await db
      .deleteFrom("blueprints")
      .where("id", "in", unclaimed)
      // One that was adopted since it was looked up has an owner now.
      .where("user_id", "is", null)
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` funnel events older than `age` milliseconds; returns how many. */
export async function deleteOldFunnelEvents(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("funnel_events")
    .select("id")
    .where("occurred_at", "<", ago(age))
    .orderBy("occurred_at")
    .limit(limit);
  return toCount(
    await db.deleteFrom("funnel_events").where("id", "in", old).executeTakeFirstOrThrow(),
  );
}

/**
 * Deletes at most `limit` visits older than `age` milliseconds; returns how many. The sums of their days
 * stay.
 */
export async function deleteOldVisits(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("funnel_visits")
    .select("id")
    .where("started_at", "<", ago(age))
    .orderBy("started_at")
    .limit(limit);
  return toCount(
    await db.deleteFrom("funnel_visits").where("id", "in", old).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` tombstones older than `age` milliseconds; returns how many. */
export async function deleteOldTombstones(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("tombstones")
    .select(["kind", "key"])
    .where("at", "<", ago(age))
    .orderBy("at")
    .limit(limit);
  return toCount(
    await db
      .deleteFrom("tombstones")
      .where((row) => row.eb(row.refTuple("kind", "key"), "in", old.$asTuple("kind", "key")))
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` counters older than `age` milliseconds; returns how many. */
export async function deleteOldCounters(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("tallies")
    .select(["name", "slot", "subject"])
    .where("slot", "<", ago(age))
    .limit(limit)
    .as("old");
  return toCount(
    await db
      .deleteFrom("tallies")
      .using(old)
      .whereRef("tallies.name", "=", "old.name")
      .whereRef("tallies.slot", "=", "old.slot")
      .whereRef("tallies.subject", "=", "old.subject")
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Deletes at most `limit` events about payments that were dealt with more than `age` milliseconds ago;
 * returns how many. The provider repeats none that is so old.
 */
export async function deleteHandledPaymentEvents(
  db: Db,
  age: number,
  limit: number,
): Promise<number> {
  const handled = db
    .selectFrom("payment_events")
    .select("id")
    .where("handled_at", "<", ago(age))
    .limit(limit);
  return toCount(
    await db.deleteFrom("payment_events").where("id", "in", handled).executeTakeFirstOrThrow(),
  );
}

/**
 * Deletes at most `limit` checkouts begun more than `age` milliseconds ago that ended without a payment;
 * returns how many. Paid ones stay with their purchases.
 */
export async function deleteUnpaidCheckouts(db: Db, age: number, limit: number): Promise<number> {
  const unpaid = db
    .selectFrom("checkout_attempts")
    .select("id")
    .where("state", "in", ["expired", "given_up"])
    .where("created_at", "<", ago(age))
    .limit(limit);
  return toCount(
    await db.deleteFrom("checkout_attempts").where("id", "in", unpaid).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` blueprints kept for a payer for `age` milliseconds; returns how many. */
export async function deleteOldKeptBlueprints(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("kept_blueprints")
    .select("id")
    .where("kept_at", "<", ago(age))
    .limit(limit);
  return toCount(
    await db.deleteFrom("kept_blueprints").where("id", "in", old).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` reports kept as PDF for `age` milliseconds; returns how many. */
export async function deleteOldReportCopies(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("report_copies")
    .select("blueprint_id")
    .where("made_at", "<", ago(age))
    .limit(limit);
  return toCount(
    await db.deleteFrom("report_copies").where("blueprint_id", "in", old).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` kinds of failure not seen for `age` milliseconds; returns how many. */
export async function deleteOldErrorGroups(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("error_groups")
    .select("id")
    .where("last_seen", "<", ago(age))
    .limit(limit);
  return toCount(
    await db.deleteFrom("error_groups").where("id", "in", old).executeTakeFirstOrThrow(),
  );
}

/** Deletes at most `limit` audit entries of failed operator sign-ins older than `age` milliseconds; returns how many. */
export async function deleteOldFailedSignIns(db: Db, age: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("audit_entries")
    .select("id")
    .where("action", "=", "operator.sign_in_failed")
    .where("created_at", "<", ago(age))
    .limit(limit);
  return toCount(
    await db.deleteFrom("audit_entries").where("id", "in", old).executeTakeFirstOrThrow(),
  );
}
