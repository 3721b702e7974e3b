import { type RawBuilder, sql } from "kysely";

/** Payments are counted from payment records; events of browsers do not count. */
const PAID = 10;

/** The fields that a row of step counts has: how many visits reached each step. */
export const COUNTS: RawBuilder<unknown> = sql.join(
  Array.from({ length: 11 }, (_, index) =>
    index + 1 === PAID ? sql`0` : sql`count(${sql.ref(`at_${index + 1}`)})::int`,
  ),
);

/** The UTC day of a payment. */
const paidOn = sql`(purchases.paid_at at time zone 'UTC')::date`;

/** A query of payments by day and source, that of the buyer's last visit; null where none is known. */
export const paymentsSql = (condition: RawBuilder<unknown>) => sql`
  select ${paidOn} as day, visit.source, count(*)::int as count
  from purchases left join lateral (
    select source from funnel_visits
    where funnel_visits.user_id = purchases.user_id
      and funnel_visits.started_at <= purchases.paid_at
    order by started_at desc limit 1
  ) visit on true
  where ${condition} group by 1, 2`;

/** A query of how long it took from the start of a checkout to its payment, by bucket. */
export const paymentSpansSql = (condition: RawBuilder<unknown>) => sql`
  select ${PAID}::int as step, ${toSpanBucketSql(sql`greatest(0, extract(epoch from purchases.paid_at - checkout_attempts.created_at)::int)`)} as bucket,
    count(*)::int as visits
  from purchases
    join checkout_attempts on checkout_attempts.session_id = purchases.session_id
  where ${condition} group by 1, 2`;

/** That a payment was made between two UTC days, both included. */
export const paidWithin = (from: string, to: string) => sql`
  (purchases.paid_at >= ${`${from}T00:00:00Z`}::timestamptz
    and purchases.paid_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day')`;

/**
 * For each step how long the visit took from the step before. Types that are known already are picked
 * without a question; payments are timed by payment records.
 */
const SPANS = sql`(values
  (2, at_2 - at_1), (3, at_3 - at_2), (4, at_4 - at_3), (5, at_5 - coalesce(at_4, at_3)),
  (6, at_6 - at_5), (7, at_7 - at_6), (8, at_8 - at_7), (9, at_9 - at_8), (11, at_11 - at_10)
)`;

/** The bucket of a span, as the domain's `toSpanBucket` has it. */
export const toSpanBucketSql = (seconds: RawBuilder<unknown>) =>
  sql`floor(20 * ln(1 + ${seconds})::numeric)::int`;

/** A query of how many visits took how long for each step, of the visits that a condition holds for. */
export const spansSql = (condition: RawBuilder<unknown>) => sql`
  select spans.step, ${toSpanBucketSql(sql`spans.seconds`)} as bucket, count(*)::int as visits
  from funnel_visits
    cross join lateral ${SPANS} as spans (step, seconds)
  where ${condition} and spans.seconds >= 0
  group by 1, 2`;
