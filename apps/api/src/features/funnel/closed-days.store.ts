import { DIRECT, OTHER_SOURCE } from "@cosmic/domain/funnel";
import { sql } from "kysely";
import type { Db, Transaction } from "../../db/connection.ts";
import { COUNTS, paidWithin, paymentSpansSql, paymentsSql, spansSql } from "./funnel-sums.store.ts";

/** Sources of one day that keep their names; the rest are summed under one name. */
const SOURCES_OF_A_DAY = 50;

/** Days with visits, not after the last one, that are not closed; the oldest first. */
export async function listUnclosedDays(db: Db, last: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select days.day::date as day
    from generate_series(
      (select min(day) from funnel_visits)::timestamp, ${last}::timestamp, interval '1 day'
    ) as days (day)
    where not exists (select from funnel_closed_days where funnel_closed_days.day = days.day::date)
      and exists (select from funnel_visits where funnel_visits.day = days.day::date)
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/** Writes down the sums of a day whose visits are over. */
export async function closeDay(tx: Transaction, day: string): Promise<void> {
  const ofDay = sql`day = ${day}::date`;
  await sql`insert into funnel_closed_days (day) values (${day}::date)`.execute(tx);
  await sql`
    insert into funnel_days (day, source, step, visits)
    select ${day}::date, named.source, steps.step, sum(steps.visits)
    from (
      select
        case when row_number() over (order by greatest(${COUNTS}) desc, source) <= ${SOURCES_OF_A_DAY}::int
          then source else ${OTHER_SOURCE} end as source,
        array[${COUNTS}] as visits
      from funnel_visits where ${ofDay} group by funnel_visits.source
    ) named
      cross join lateral unnest(named.visits) with ordinality as steps (visits, step)
    where steps.visits > 0
    group by named.source, steps.step`.execute(tx);
  const paidThen = paidWithin(day, day);
  await sql`
    insert into funnel_days (day, source, step, visits)
    select ${day}::date, coalesce(paid.source, ${DIRECT}), 10, sum(paid.count)
    from (${paymentsSql(paidThen)}) paid group by 2`.execute(tx);
  await sql`
    insert into funnel_spans (day, step, bucket, visits)
    select ${day}::date, spans.step, spans.bucket, spans.visits
    from (${spansSql(ofDay)} union all ${paymentSpansSql(paidThen)}) spans`.execute(tx);
}
