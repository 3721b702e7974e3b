import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../src/db/tables/index.ts";
import { SOURCES } from "./names.ts";
import { isSeededBy, randomIdSql, type Seeding } from "./seeding.ts";

type Db = Kysely<Database>;

/**
 * Of all visits, how many come so far; each with the seconds that the step takes on average. To pay, and
 * to open what was paid for, is for buyers: their visits are made one by one.
 */
const STEPS: readonly { reach: number; seconds: number }[] = [
  { reach: 1, seconds: 0 },
  { reach: 0.55, seconds: 35 },
  { reach: 0.42, seconds: 25 },
  { reach: 0.35, seconds: 15 },
  { reach: 0.34, seconds: 90 },
  { reach: 0.31, seconds: 12 },
  { reach: 0.3, seconds: 4 },
  { reach: 0.27, seconds: 20 },
  { reach: 0.05, seconds: 60 },
  { reach: 0, seconds: 120 },
  { reach: 0, seconds: 5 },
];

/** The step of each answered question; here the first one's. */
const ANSWER_STEP = 4;

/** Steps of a visit, on average. */
export const STEPS_OF_VISIT = STEPS.reduce((sum, { reach }) => sum + reach, 0);

const BATCH = 100_000;

/** Seconds until each step, by chance: as long as `u`, a number by chance too, says that it is reached. */
function stepTimes(): RawBuilder<unknown> {
  const spans = STEPS.map(({ seconds }) => sql`(-ln(1 - random()) * ${seconds}::float8)`);
  return sql.join(
    STEPS.map(({ reach }, index) => {
      const until = sql.join(
        spans.slice(0, index + 1).map((_, at) => sql.ref(`span_${at + 1}`)),
        sql` + `,
      );
      return sql`case when u < ${reach}::float8 then (${until})::int end`;
    }),
  );
}

const spanColumns = () =>
  sql.join(
    STEPS.map(
      ({ seconds }, index) =>
        sql`(-ln(1 - random()) * ${seconds}::float8) as ${sql.ref(`span_${index + 1}`)}`,
    ),
  );

const COLUMNS = sql.join(STEPS.map((_, index) => sql.ref(`at_${index + 1}`)));

/** The rarer of the sources come later in the list. */
const source = sql`(array[${sql.join(SOURCES)}])[1 + floor(power(random(), 2) * ${SOURCES.length}::int)::int]`;

/** Visits over the days until now, oldest first, as browsers would have sent them. */
export async function insertVisits(
  db: Db,
  seeding: Seeding,
  { visits, days }: { visits: number; days: number },
  onProgress: (done: number) => void,
): Promise<void> {
  for (let from = 0; from < visits; from += BATCH) {
    const to = Math.min(visits, from + BATCH);
    const secondsAgo = sql`(1 - number::float8 / ${visits}::float8) * ${days * 86_400}::float8`;
    await sql`
      insert into funnel_visits (id, started_at, day, source, user_id, ${COLUMNS})
      select ${randomIdSql(seeding)}, started_at, (started_at at time zone 'UTC')::date, source, null,
        ${stepTimes()}
      from (
        select now() - make_interval(secs => ${secondsAgo}) as started_at, ${source} as source,
          random() as u, ${spanColumns()}
        from generate_series(${from}::int, ${to - 1}::int) number
      ) made`.execute(db);
    onProgress(to);
  }
}

/** A visit of each buyer of the seeding, just before they paid. */
export async function insertBuyersVisits(db: Db, seeding: Seeding): Promise<void> {
  await sql`
    insert into funnel_visits (id, started_at, day, source, user_id, ${COLUMNS})
    select ${randomIdSql(seeding)}, started_at, (started_at at time zone 'UTC')::date, ${source}, user_id,
      0, 30, 55, 65, 150, 160, 165, 180, 240, 400, 405
    from (
      select paid_at - interval '400 seconds' as started_at, user_id
      from purchases where ${isSeededBy(seeding, "user_id")}
    ) made`.execute(db);
}

/** The events of all visits of the seeding. */
export async function insertEvents(db: Db, seeding: Seeding): Promise<void> {
  const steps = sql.join(
    STEPS.map((_, index) => sql`(${sql.lit(index + 1)}, ${sql.ref(`at_${index + 1}`)})`),
  );
  await sql`
    insert into funnel_events (visit_id, step, question, occurred_at)
    select funnel_visits.id, steps.step, case when steps.step = ${ANSWER_STEP} then 1 else 0 end,
      started_at + make_interval(secs => steps.seconds)
    from funnel_visits cross join lateral (values ${steps}) as steps (step, seconds)
    where ${isSeededBy(seeding, "funnel_visits.id")} and steps.seconds is not null`.execute(db);
}
