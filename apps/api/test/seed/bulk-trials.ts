import {
  CHECK_EVERY,
  DECOY_KINDS,
  type DecoyKind,
  getChance,
  TRIAL_CHAPTERS,
} from "@cosmic/domain/trial";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../src/db/tables/index.ts";
import { isSeededBy, type Seeding } from "./seeding.ts";

/** Of a hundred users with a confirmed address, so many tried an overview; of a hundred chapters they bought, so many. */
const OVERVIEWS = 60;
const CHAPTERS = 60;

/** How often the own text is found: above chance, and the less the nearer the decoys. */
const FOUND: Readonly<Record<DecoyKind, number>> = {
  "near-type": 0.39,
  "other-place": 0.42,
  far: 0.5,
};

const arms = sql.join(DECOY_KINDS.map((kind) => sql.lit(kind)));

/** An arm, drawn as the product draws it. */
const randomArm = sql<string>`case when random() < ${sql.lit(1 / CHECK_EVERY)} then 'same'
  else (array[${arms}])[1 + floor(random() * ${sql.lit(DECOY_KINDS.length)})::int] end`;

const foundShare = sql<number>`case arm ${sql.join(
  DECOY_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(FOUND[kind])}`),
  sql` `,
)} else ${sql.lit(getChance("same"))} end`;

/** Closed trials of these users and subjects, and their choices added to the counts. */
const insertChosen = (readers: RawBuilder<unknown>) => sql`
  with made as (
    insert into trials (id, user_id, subject, arm, options, own_id, created_at, chosen_at)
    select substr(md5(random()::text || user_id), 1, 22), user_id, subject, ${randomArm}, null,
      substr(md5(random()::text || subject), 1, 22), at, at
    from (${readers}) as readers
    on conflict do nothing
    returning subject, arm
  ), chosen as (
    select subject, arm, 1 + floor(random() * case arm when 'same' then 2 else 3 end)::int as place,
      random() < ${foundShare} as is_own
    from made
  )
  insert into trial_choices (subject, arm, place, is_own, count)
  select subject, arm, place, is_own, count(*)::int from chosen group by 1, 2, 3, 4
  on conflict (subject, arm, place, is_own)
    do update set count = trial_choices.count + excluded.count`;

/** Blind trials of the seeding's users, and of its buyers' chapters. */
export async function insertTrials(db: Kysely<Database>, seeding: Seeding): Promise<void> {
  const at = sql`least(users.created_at + interval '10 minutes', now())`;
  await insertChosen(sql`
    select id as user_id, 'overview' as subject, ${at} as at
    from users where ${isSeededBy(seeding, "users.id")} and email_verified_at is not null
      and random() * 100 < ${OVERVIEWS}`).execute(db);
  const chapters = sql.join(TRIAL_CHAPTERS.map((chapter) => sql.lit(chapter)));
  await insertChosen(sql`
    select id as user_id, subject, ${at} as at
    from users cross join unnest(array[${chapters}]) as subject
    where ${isSeededBy(seeding, "users.id")} and has_lifetime_access
      and email_verified_at is not null
      and random() * 100 < ${CHAPTERS}`).execute(db);
}
