import { sql } from "kysely";
import type { Db } from "../db/connection.ts";

export interface AttemptRule {
  /** Attempts before the first wait. */
  free: number;
  /** Seconds; each further attempt doubles the wait. */
  firstWait: number;
  longestWait: number;
  /** Attempts are forgotten when the last one is older than this many seconds. */
  memory: number;
}

export interface Reservation {
  /** Attempts with this one; null where it does not count here. */
  hits: number | null;
  /** The seconds to wait; null when the attempt may be made. */
  wait: number | null;
}

const seconds = (count: number) => sql`make_interval(secs => ${count})`;

/**
 * Reserves one attempt: counts it before it is made, so that parallel attempts cannot outrun the
 * count, and starts the wait that would follow its failure.
 * @param ifCrowded it counts only where attempts already have to wait for one another
 */
export async function reserveAttempt(
  db: Db,
  key: string,
  { free, firstWait, longestWait, memory }: AttemptRule,
  { ifCrowded }: { ifCrowded: boolean },
): Promise<Reservation> {
  const isForgotten = sql<boolean>`rate_limits.window_started_at <= now() - ${seconds(memory)}`;
  const isCrowded = sql<boolean>`rate_limits.hits >= ${free}::int and not ${isForgotten}`;
  const isOpen = sql<boolean>`coalesce(rate_limits.blocked_until <= now(), true)`;
  const attempts = sql<number>`(case when ${isForgotten} then 1 else rate_limits.hits + 1 end)`;
  const wait = sql`make_interval(secs => least(${firstWait}::float8 * power(2, least(${attempts} - ${free}::int, 30)), ${longestWait}::float8))`;
  const counted = {
    hits: attempts,
    window_started_at: sql<Date>`now()`,
    blocked_until: sql<Date | null>`case when ${attempts} >= ${free}::int then now() + ${wait} end`,
  };
  const reserved = await (ifCrowded
    ? db
        .updateTable("rate_limits")
        .set(counted)
        .where("key", "=", key)
        .where(isCrowded)
        .where(isOpen)
        .returning("hits")
    : db
        .insertInto("rate_limits")
        .values({ key, window_started_at: sql`now()`, hits: 1, blocked_until: null })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(counted).where(isOpen))
        .returning("hits")
  ).executeTakeFirst();
  if (reserved) return { hits: reserved.hits, wait: null };
  const blocked = await db
    .selectFrom("rate_limits")
    .select(sql<number>`extract(epoch from blocked_until - now())::float8`.as("wait"))
    .where("key", "=", key)
    .where("blocked_until", "is not", null)
    .where(ifCrowded ? isCrowded : sql<boolean>`true`)
    .executeTakeFirst();
  if (ifCrowded && !blocked) return { hits: null, wait: null };
  return { hits: null, wait: Math.max(1, blocked?.wait ?? 1) };
}

/** Takes back what was reserved for an attempt that was never made. */
export async function releaseAttempts(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("rate_limits")
    .set({ hits: sql`greatest(hits - 1, 0)`, blocked_until: null })
    .where("key", "in", keys)
    .execute();
}

export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "in", keys).execute();
}

/** Something that happened, kept beside the attempts it excuses. */
export interface Mark {
  key: string;
  at: Date;
  /** Seconds since then, by the database's clock. */
  age: number;
}

export async function setMark(db: Db, key: string): Promise<void> {
  await db
    .insertInto("rate_limits")
    .values({ key, window_started_at: sql`now()`, hits: 0 })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ window_started_at: sql`now()` }))
    .execute();
}

export async function listMarks(db: Db, keys: readonly string[]): Promise<Mark[]> {
  return await db
    .selectFrom("rate_limits")
    .select([
      "key",
      "window_started_at as at",
      sql<number>`extract(epoch from now() - window_started_at)::float8`.as("age"),
    ])
    .where("key", "in", keys)
    .execute();
}
