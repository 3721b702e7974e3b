import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** One thing that happened, to be counted. */
export interface CounterIncrement {
  name: string;
  /** Hashed; empty for all users. */
  subject: string;
  slot: Date;
}

/** Counts each once more, in one statement. */
export async function incrementCounters(
  db: Db,
  increments: readonly CounterIncrement[],
): Promise<void> {
  // In one order everywhere, so that two statements never wait for each other's rows.
  const rows = increments
    .map((increment) => ({ ...increment, hits: 1 }))
    .toSorted((a, b) => (`${a.name} ${a.subject}` < `${b.name} ${b.subject}` ? -1 : 1));
  await db
    .insertInto("tallies")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["name", "slot", "subject"])
        .doUpdateSet({ hits: sql<number>`tallies.hits + excluded.hits` }),
    )
    .execute();
}

/** From one instant to before another. */
export interface TimeRange {
  from: Date;
  to: Date;
}

/** How often each thing happened in a time range, over all users; what did not happen is absent. */
export async function sumCounters(
  db: Db,
  names: readonly string[],
  { from, to }: TimeRange,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("tallies")
    .select(["name", sql<number>`sum(hits)::float8`.as("hits")])
    .where("name", "in", names)
    .where("slot", ">=", from)
    .where("slot", "<", to)
    .groupBy("name")
    .execute();
  return new Map(rows.map(({ name, hits }) => [name, hits]));
}

export interface SubjectCounts {
  /** Whom it happened to. */
  subjects: number;
  /** How often, each counted at most as often as asked for. */
  hits: number;
  /** How often it happened to the one it happened to most. */
  most: number;
  /** To how many it happened at least as often as asked for. */
  crowded: number;
}

/** How something that is counted by subject is spread over its subjects. */
export async function getSubjectCounts(
  db: Db,
  name: string,
  { from, to }: TimeRange,
  { atMost, crowdedFrom }: { atMost: number; crowdedFrom: number },
): Promise<SubjectCounts> {
  const bySubject = db
    .selectFrom("tallies")
    .select(sql<number>`sum(hits)`.as("hits"))
    .where("name", "=", name)
    .where("slot", ">=", from)
    .where("slot", "<", to)
    .groupBy("subject");
  return await db
    .selectFrom(bySubject.as("each"))
    .select([
      sql<number>`count(*)::float8`.as("subjects"),
      sql<number>`coalesce(sum(least(hits, ${atMost}::int)), 0)::float8`.as("hits"),
      sql<number>`coalesce(max(hits), 0)::float8`.as("most"),
      sql<number>`(count(*) filter (where hits >= ${crowdedFrom}::int))::float8`.as("crowded"),
    ])
    .executeTakeFirstOrThrow();
}

/** How often something happened to one subject in the busiest hour of any; 0 where it never did. */
export async function getBusiestHour(
  db: Db,
  name: string,
  { from, to }: TimeRange,
): Promise<number> {
  const byHour = db
    .selectFrom("tallies")
    .select(sql<number>`sum(hits)`.as("hits"))
    .where("name", "=", name)
    .where("slot", ">=", from)
    .where("slot", "<", to)
    .groupBy(["subject", sql`date_trunc('hour', slot)`]);
  const row = await db
    .selectFrom(byHour.as("each"))
    .select(sql<number>`coalesce(max(hits), 0)::float8`.as("hits"))
    .executeTakeFirstOrThrow();
  return row.hits;
}
