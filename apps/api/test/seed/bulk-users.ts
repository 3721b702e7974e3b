import { type Kysely, sql } from "kysely";
import type { Database } from "../../src/db/tables/index.ts";
import { FIRST_NAMES, LAST_NAMES, MAIL_HOSTS } from "./names.ts";
import { isSeededBy, randomIdSql, type Seeding } from "./seeding.ts";

type Db = Kysely<Database>;

/** Rows of one statement. */
const BATCH = 50_000;

/** One of them, by chance. */
const pickSql = (texts: readonly string[]) =>
  sql`(array[${sql.join(texts)}])[1 + floor(random() * ${texts.length}::int)::int]`;

/** Users who joined over the days until now, more of them lately; with unique addresses. */
export async function insertUsers(
  db: Db,
  seeding: Seeding,
  { users, days }: { users: number; days: number },
  onProgress: (done: number) => void,
): Promise<void> {
  for (let from = 1; from <= users; from += BATCH) {
    const to = Math.min(users, from + BATCH - 1);
    await sql`
      insert into users (id, email, first_name, last_name, profile_image_url, email_verified_at,
        has_lifetime_access, created_at, updated_at)
      select ${randomIdSql(seeding)},
        lower(translate(first_name || '.' || last_name, 'éëíáüö', 'eeiauo')) || '.' || number
          || ${`-${seeding.name}@`} || host,
        case when number % 20 = 0 then null else first_name end,
        case when number % 12 = 0 then null else last_name end,
        null,
        case when number % 3 = 0 then created_at end,
        false, created_at, created_at
      from (
        select number, ${pickSql(FIRST_NAMES)} as first_name, ${pickSql(LAST_NAMES)} as last_name,
          ${pickSql(MAIL_HOSTS)} as host,
          now() - make_interval(secs => power(random(), 1.5) * ${days * 86_400}::float8) as created_at
        from generate_series(${from}::int, ${to}::int) number
      ) made`.execute(db);
    onProgress(to);
  }
}

/**
 * About one in sixteen of the users of the seeding pays within three days of joining, and has lifetime
 * access for it; each payment has its checkout.
 */
export async function insertPurchases(db: Db, seeding: Seeding): Promise<void> {
  const isOfSeeding = isSeededBy(seeding, "user_id");
  await sql`
    insert into checkout_attempts (id, user_id, idempotency_key, return_to, amount, currency,
      session_id, url, expires_at, state, looked_at, created_at)
    select id, user_id, 'seed:' || id, '/dashboard', 999, 'usd',
      'cs_test_seed' || replace(id::text, '-', ''), null,
      begun_at + interval '1 day', 'complete', begun_at, begun_at
    from (
      select gen_random_uuid() as id, users.id as user_id,
        least(users.created_at + make_interval(secs => random() * 259200), now() - interval '1 hour')
          as begun_at
      from users
      where ${isSeededBy(seeding, "users.id")} and get_byte(uuid_send(users.id), 12) < 16
    ) made`.execute(db);
  await sql`
    insert into purchases (id, session_id, payment_intent_id, charge_id, user_id, buyer_reference,
      amount, currency, paid_at, created_at, updated_at)
    select gen_random_uuid(), session_id, 'pi_seed' || replace(id::text, '-', ''),
      'ch_seed' || replace(id::text, '-', ''), user_id, user_id::text, amount, currency,
      created_at + make_interval(secs => 30 + random() * 300), created_at, created_at
    from checkout_attempts where ${isOfSeeding}`.execute(db);
  await sql`update users set has_lifetime_access = true
    where id in (select user_id from purchases where ${isOfSeeding})`.execute(db);
}
