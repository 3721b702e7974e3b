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
