import { type Kysely, sql } from "kysely";
import type { Database } from "../../src/db/tables/index.ts";

type Db = Kysely<Database>;

/** How often things happen in ten minutes of a usual day. */
const USUAL: Readonly<Record<string, number>> = {
  "sign_in.succeeded": 18,
  "sign_in.failed": 2,
  "session.started": 18,
  "generation.succeeded": 9,
  "checkout.started": 2,
};

/** A usual week until now. */
export async function insertUsualWeek(db: Db): Promise<void> {
  for (const [name, hits] of Object.entries(USUAL)) {
    await sql`
      insert into tallies (name, slot, subject, hits)
      select ${name}, to_timestamp(floor(extract(epoch from now()) / 600) * 600)
          - make_interval(mins => 10 * number), '',
        1 + floor(random() * ${hits * 2}::int)::int
      from generate_series(1, 1008) number
      on conflict do nothing`.execute(db);
  }
}

/** Something wrong in the last hour: sign-ins that fail, and checkouts that do not start. */
export async function insertIncidents(db: Db): Promise<void> {
  const slot = sql`to_timestamp(floor(extract(epoch from now()) / 600) * 600)`;
  await sql`
    insert into tallies (name, slot, subject, hits)
    values ('sign_in.failed', ${slot}, '', 900), ('checkout.failed', ${slot}, '', 30)
    on conflict (name, slot, subject) do update set hits = tallies.hits + excluded.hits`.execute(
    db,
  );
  await sql`
    insert into tallies (name, slot, subject, hits)
    select subjects.name, ${slot}, 'made up ' || number, 1
    from (values ('sign_in.failed/account', 214), ('checkout.failed/user', 17)) as subjects (name, many)
      cross join lateral generate_series(1, subjects.many) number
    on conflict do nothing`.execute(db);
}

const FAILURES = [
  ["browser", "TypeError: Failed to fetch", "/generating-profile", "HIGH", 0, 42],
  ["browser", "Answered 429, too_many_requests", "/api/generate-profile", "MEDIUM", 429, 310],
  ["browser", "Answered 401, invalid_credentials", "/api/auth/login", "MEDIUM", 401, 1_904],
  ["browser", "Loading chunk … failed.", "/result", "HIGH", 0, 7],
  ["api", "TimeoutError: The operation was aborted", "POST /api/generate-profile", "HIGH", 500, 3],
] as const;

/** Failures of every kind that the panel shows. */
export async function insertFailures(db: Db): Promise<void> {
  for (const [index, [source, message, place, severity, status, hits]] of FAILURES.entries()) {
    await sql`
      insert into error_groups (id, fingerprint, source, message, place, severity, status, hits,
        first_seen, last_seen)
      values (gen_random_uuid(), ${`seed ${index}`}, ${source}, ${message}, ${place}, ${severity},
        ${status}, ${hits}, now() - make_interval(days => ${20 - index}::int),
        now() - make_interval(hours => ${index * 5}::int))
      on conflict do nothing`.execute(db);
  }
}
