import { sql } from "kysely";
import type { Limit } from "../config/limits.ts";
import type { Db } from "../db/connection.ts";

export interface WindowCount {
  hits: number;
  /** Seconds until the window that began with the first hit is over. */
  secondsLeft: number;
}

const seconds = (count: number) => sql`make_interval(secs => ${count})`;

/**
 * Counts one hit in the window that began with the key's first hit, in one statement, by the
 * database's clock. Hits past `max` are refused, so they are not counted further.
 */
export async function countHit(
  db: Db,
  key: string,
  { max, windowSeconds }: Limit,
): Promise<WindowCount> {
  const isOver = sql<boolean>`rate_limits.window_started_at <= now() - ${seconds(windowSeconds)}`;
  return db
    .insertInto("rate_limits")
    .values({ key, window_started_at: sql`now()`, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when ${isOver} then 1 else least(rate_limits.hits + 1, ${max + 1}::int) end`,
        window_started_at: sql`case when ${isOver} then now() else rate_limits.window_started_at end`,
      }),
    )
    .returning([
      "hits",
      sql<number>`extract(epoch from window_started_at + ${seconds(windowSeconds)} - now())::float8`.as(
        "secondsLeft",
      ),
    ])
    .executeTakeFirstOrThrow();
}

export interface AttemptRule {
  /** Attempts before the first wait. */
  free: number;
  /** Seconds; each further attempt doubles the wait. */
  firstWait: number;
  longestWait: number;
  /** Attempts are forgotten when the last one is older than this many seconds. */
  memory: number;
}

/**
 * Reserves one attempt: counts it before it is made, so that parallel attempts cannot outrun the
 * count, and starts the wait that would follow its failure.
 * @returns null when the attempt may be made, else the seconds to wait
 */
export async function reserveAttempt(
  db: Db,
  key: string,
  { free, firstWait, longestWait, memory }: AttemptRule,
): Promise<number | null> {
  const isForgotten = sql<boolean>`rate_limits.window_started_at <= now() - ${seconds(memory)}`;
  const attempts = sql<number>`(case when ${isForgotten} then 1 else rate_limits.hits + 1 end)`;
  const wait = sql`make_interval(secs => least(${firstWait}::float8 * power(2, least(${attempts} - ${free}::int, 30)), ${longestWait}::float8))`;
  const reserved = await db
    .insertInto("rate_limits")
    .values({ key, window_started_at: sql`now()`, hits: 1, blocked_until: null })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          hits: attempts,
          window_started_at: sql`now()`,
          blocked_until: sql`case when ${attempts} >= ${free}::int then now() + ${wait} end`,
        })
        .where(sql<boolean>`coalesce(rate_limits.blocked_until <= now(), true)`),
    )
    .returning("hits")
    .executeTakeFirst();
  if (reserved) return null;
  const blocked = await db
    .selectFrom("rate_limits")
    .select(sql<number>`extract(epoch from blocked_until - now())::float8`.as("wait"))
    .where("key", "=", key)
    .executeTakeFirst();
  return Math.max(1, blocked?.wait ?? 1);
}

/** Takes a reserved attempt back that was never made. */
export async function releaseAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ hits: sql`greatest(hits - 1, 0)`, blocked_until: null })
    .where("key", "=", key)
    .execute();
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}
