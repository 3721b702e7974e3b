import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { bucketOf, COUNTS, spansOf } from "./funnel-sums.store.ts";

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
  (await (spansOf(within(days)) as RawBuilder<Span>).execute(db)).rows;

const paidWithin = ({ from, to }: Days) => sql`
  purchases.paid_at >= ${`${from}T00:00:00Z`}::timestamptz
  and purchases.paid_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`;

export interface PaidRow {
  day: string;
  /** Of the buyer's last visit before paying; null where none is known. */
  source: string | null;
  count: number;
}

/** Payments as they are booked. */
export async function countPayments(db: Db, days: Days): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select (purchases.paid_at at time zone 'UTC')::date as day, visit.source, count(*)::int as count
    from purchases left join lateral (
      select source from funnel_visits
      where funnel_visits.user_id = purchases.user_id
        and funnel_visits.started_at <= purchases.paid_at
      order by started_at desc limit 1
    ) visit on true
    where ${paidWithin(days)} group by 1, 2`.execute(db);
  return rows;
}

/** How long it took from the start of a checkout to its payment. */
export async function countPaymentSpans(db: Db, days: Days): Promise<Span[]> {
  const seconds = sql`greatest(0, extract(epoch from purchases.paid_at - checkout_attempts.created_at)::int)`;
  const { rows } = await sql<Span>`
    select 10 as step, ${bucketOf(seconds)} as bucket, count(*)::int as visits
    from purchases
      join checkout_attempts on checkout_attempts.session_id = purchases.session_id
    where ${paidWithin(days)} group by 1, 2`.execute(db);
  return rows;
}
