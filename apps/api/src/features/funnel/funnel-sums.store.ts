import { type RawBuilder, sql } from "kysely";

/** The fields that a row of step counts has: how many visits reached each step. */
export const COUNTS: RawBuilder<unknown> = sql.join(
  Array.from({ length: 11 }, (_, index) => sql`count(${sql.ref(`at_${index + 1}`)})::int`),
);

/**
 * For each step how long the visit took from the step before. Types that are known already are picked
 * without a question; payments are timed by the books.
 */
const SPANS = sql`(values
  (2, at_2 - at_1), (3, at_3 - at_2), (4, at_4 - at_3), (5, at_5 - coalesce(at_4, at_3)),
  (6, at_6 - at_5), (7, at_7 - at_6), (8, at_8 - at_7), (9, at_9 - at_8), (11, at_11 - at_10)
)`;

/** The bucket of a span, as the domain's `spanBucketOf` has it. */
export const bucketOf = (seconds: RawBuilder<unknown>) =>
  sql`floor(20 * ln(1 + ${seconds})::numeric)::int`;

/** A query of how many visits took how long for each step, of the visits that a condition holds for. */
export const spansOf = (condition: RawBuilder<unknown>) => sql`
  select spans.step, ${bucketOf(sql`spans.seconds`)} as bucket, count(*)::int as visits
  from funnel_visits
    cross join lateral ${SPANS} as spans (step, seconds)
  where ${condition} and spans.seconds >= 0
  group by 1, 2`;
