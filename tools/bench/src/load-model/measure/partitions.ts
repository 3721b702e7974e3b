import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startOwnPostgres } from "@cosmic/tools-programs/postgres";
import { Client } from "pg";
import type { Measured } from "../measured.ts";

const DDL = readFileSync(join(import.meta.dirname, "../partitions.sql"), "utf8");

const ONE_TABLE = `
  create table funnel_events (
    id bigint primary key generated always as identity, visit_id uuid not null, step smallint not null,
    occurred_at timestamptz not null, value double precision, metadata jsonb);
  create index on funnel_events (occurred_at);
  create index on funnel_events (visit_id)`;

/** Days are counted from here, so that every run makes the same rows. */
const FIRST = "2026-01-01";
const toDaySql = (index: number) => `(date '${FIRST}' + ${index})`;

const rowsOfDay = (index: number, rows: number) => `
  select gen_random_uuid(), 1 + number % 11, ${toDaySql(index)}::timestamptz + number * interval '1 day' / ${rows},
         '{"source":"newsletter"}'::jsonb
  from generate_series(0, ${rows - 1}) number`;

/** The DDL of a day's partition: made some days ahead by a job, and dropped by it when the day is over age. */
const createDay = (index: number) => `
  create table if not exists funnel_events_day_${index} partition of funnel_events_by_day
  for values from (${toDaySql(index)}) to (${toDaySql(index + 1)})`;

/**
 * The oldest day's events go, once row by row as the purge does it, and once with their partition.
 * Null where there is no PostgreSQL to be had.
 */
export async function measurePartitions(
  days: number,
  rows: number,
): Promise<Measured["partitions"] | null> {
  const postgres = await startOwnPostgres();
  if (!postgres) return null;
  const client = new Client(postgres.url);
  await client.connect();
  try {
    await client.query(ONE_TABLE);
    await client.query(DDL);
    for (let index = 0; index < days; index += 1) {
      // DDL takes no expressions; the bounds are worked out first.
      const { rows: bounds } = await client.query<{ from: string; to: string }>(
        `select ${toDaySql(index)}::text as from, ${toDaySql(index + 1)}::text as to`,
      );
      const [{ from, to } = { from: "", to: "" }] = bounds;
      await client.query(
        createDay(index)
          .replace(toDaySql(index), `'${from}'`)
          .replace(toDaySql(index + 1), `'${to}'`),
      );
      for (const table of ["funnel_events", "funnel_events_by_day"]) {
        await client.query(
          `insert into ${table} (visit_id, step, occurred_at, metadata) ${rowsOfDay(index, rows)}`,
        );
      }
    }
    await client.query("vacuum analyze");
    const spent = async (run: () => Promise<unknown>) => {
      const lsn = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as at";
      const read = async () => (await client.query<{ at: number }>(lsn)).rows[0]?.at ?? 0;
      const [before, started] = [await read(), performance.now()];
      await run();
      return {
        milliseconds: Math.round(performance.now() - started),
        walBytes: (await read()) - before,
      };
    };
    // As apps/api/src/db/expired-rows.ts deletes: a thousand at a time.
    const deleted = await spent(async () => {
      for (let left = rows; left > 0; left -= 1_000) {
        await client.query(
          `delete from funnel_events where id in (
             select id from funnel_events where occurred_at < ${toDaySql(1)} limit 1000)`,
        );
      }
      await client.query("vacuum funnel_events");
    });
    const dropped = await spent(() => client.query("drop table funnel_events_day_0"));
    const count = async (table: string) =>
      (await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count;
    if ((await count("funnel_events")) !== (await count("funnel_events_by_day"))) {
      throw new Error("The two ways left different rows");
    }
    return { days, rows, deleted, dropped };
  } finally {
    await client.end();
    postgres.stop();
  }
}
