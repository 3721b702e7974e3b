import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { COUNTS, paidWithin, paymentSpansSql, paymentsSql, spansSql } from "./funnel-sums.store.ts";

/** Two UTC days, both included, YYYY-MM-DD. */
export interface Days {
  from: string;
  to: string;
}

/** How many visits of something reached each step, first to eleventh. */
export interface Reached {
  /** The day, or the source. */
  of: string;
  visits: number[];
}

export interface Span {
  step: number;
  bucket: number;
  visits: number;
}

/** The days between two whose sums stand in tables of their own. */
export async function listClosedDays(db: Db, { from, to }: Days): Promise<string[]> {
  const rows = await db
    .selectFrom("funnel_closed_days")
    .select("day")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  return rows.map(({ day }) => day);
}

interface StepRow {
  of: string;
  step: number;
  visits: number;
}

function reachedFrom(rows: readonly StepRow[]): Reached[] {
  const found = new Map<string, number[]>();
  for (const { of, step, visits } of rows) {
    const counts = found.get(of) ?? Array<number>(11).fill(0);
    counts[step - 1] = visits;
    found.set(of, counts);
  }
  return [...found].map(([of, visits]) => ({ of, visits }));
}

/** The sums of closed days, by day or by source. */
export async function sumClosed(
  db: Db,
  { from, to }: Days,
  by: "day" | "source",
): Promise<Reached[]> {
  const { rows } = await sql<StepRow>`
    select ${sql.ref(by)} as of, step, sum(visits)::int as visits
    from funnel_days where day between ${from}::date and ${to}::date
    group by 1, 2`.execute(db);
  return reachedFrom(rows);
}

const within = (days: readonly string[]) =>
  sql`day in (${sql.join(days.map((day) => sql`${day}::date`))})`;

/** The same, counted from the visits of days that are not closed. */
export async function countOpen(
  db: Db,
  days: readonly string[],
  by: "day" | "source",
): Promise<Reached[]> {
  const { rows } = await sql<{ of: string; visits: number[] }>`
    select ${sql.ref(by)} as of, array[${COUNTS}] as visits
    from funnel_visits where ${within(days)} group by 1`.execute(db);
  return rows;
}

export async function sumClosedSpans(db: Db, { from, to }: Days): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select step, bucket, sum(visits)::int as visits
    from funnel_spans where day between ${from}::date and ${to}::date
    group by 1, 2`.execute(db);
  return rows;
}

export const countOpenSpans = async (db: Db, days: readonly string[]): Promise<Span[]> =>
  (await (spansSql(within(days)) as RawBuilder<Span>).execute(db)).rows;

export interface PaidRow {
  day: string;
  /** Of the buyer's last visit before paying; null where none is known. */
  source: string | null;
  count: number;
}

/** Payments as they are booked, by day. */
export async function countPaid(db: Db, { from, to }: Days): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select (paid_at at time zone 'UTC')::date as day, null as source, count(*)::int as count
    from purchases where ${paidWithin(from, to)} group by 1`.execute(db);
  return rows;
}

const paidOnAny = (days: readonly string[]) =>
  sql`(${sql.join(
    days.map((day) => paidWithin(day, day)),
    sql` or `,
  )})`;

/** Payments of days that are not closed, by source too. */
export const countOpenPayments = async (db: Db, days: readonly string[]): Promise<PaidRow[]> =>
  (await (paymentsSql(paidOnAny(days)) as RawBuilder<PaidRow>).execute(db)).rows;

export const countOpenPaymentSpans = async (db: Db, days: readonly string[]): Promise<Span[]> =>
  (await (paymentSpansSql(paidOnAny(days)) as RawBuilder<Span>).execute(db)).rows;
