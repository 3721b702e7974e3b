import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The columns of a visit that say when it reached each step, in seconds after it began. */
const STEP_COLUMNS = Array.from({ length: 11 }, (_, index) => `at_${index + 1}`);

/**
 * Totals that are asked for all the time, so that no request counts a million rows for them. Each is the
 * sum of its shards: users who sign up at the same time rarely wait for one another's row.
 */
async function createCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("counters")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("shard", "smallint", (column) => column.notNull())
    .addColumn("value", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("counters_pkey", ["name", "shard"])
    .execute();
  await sql`insert into counters (name, shard, value)
    select 'users', 0, count(*) from users
    union all select 'paid_users', 0, count(*) from users where has_lifetime_access
    union all select 'blueprints_created', 0, count(*) from blueprints`.execute(db);

  await sql`create function count_changed_users() returns trigger language plpgsql as $$
    declare sign integer := case when tg_op = 'DELETE' then -1 else 1 end;
    begin
      insert into counters (name, shard, value)
        select counted.name, counted.shard, sign * counted.rows from (
          select 'users' as name, get_byte(uuid_send(id), 15) % 16 as shard, count(*) as rows
            from changed group by 2
          union all
          select 'paid_users', get_byte(uuid_send(id), 15) % 16, count(*)
            from changed where has_lifetime_access group by 2
        ) counted
        order by counted.name, counted.shard
        on conflict (name, shard) do update set value = counters.value + excluded.value;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_inserted after insert on users
    referencing new table as changed
    for each statement execute function count_changed_users()`.execute(db);
  await sql`create trigger users_deleted after delete on users
    referencing old table as changed
    for each statement execute function count_changed_users()`.execute(db);

  await sql`create function count_changed_access() returns trigger language plpgsql as $$
    begin
      insert into counters (name, shard, value)
        select 'paid_users', get_byte(uuid_send(after.id), 15) % 16,
            sum(case when after.has_lifetime_access then 1 else -1 end)
          from after join before on before.id = after.id
          where before.has_lifetime_access <> after.has_lifetime_access
          group by 2 order by 2
        on conflict (name, shard) do update set value = counters.value + excluded.value;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_access_changed after update on users
    referencing old table as before new table as after
    for each statement execute function count_changed_access()`.execute(db);

  await sql`create function count_created_blueprints() returns trigger language plpgsql as $$
    begin
      insert into counters (name, shard, value)
        select 'blueprints_created', get_byte(uuid_send(id), 15) % 16, count(*)
          from changed group by 2 order by 2
        on conflict (name, shard) do update set value = counters.value + excluded.value;
      return null;
    end $$`.execute(db);
  await sql`create trigger blueprints_inserted after insert on blueprints
    referencing new table as changed
    for each statement execute function count_created_blueprints()`.execute(db);
}

/** One index for each order of the panel's list, and one for its search where the engine has it. */
async function indexUsers(db: Kysely<unknown>): Promise<void> {
  const orders = {
    created_at: sql`created_at`,
    updated_at: sql`updated_at`,
    first_name: sql`coalesce(first_name, '')`,
    last_name: sql`coalesce(last_name, '')`,
    access: sql`has_lifetime_access`,
  };
  for (const [name, column] of Object.entries(orders)) {
    await sql`create index ${sql.ref(`users_by_${name}_idx`)} on users (${column}, id)`.execute(db);
  }
  // A line for the address and one for the names side by side: no search that is typed spans the two.
  await sql`alter table users add column search_text text not null generated always as (
    lower(email || E'\\n' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
  ) stored`.execute(db);
  // Without the extension, or without the right to add it, a search reads the table instead.
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index users_search_idx on users using gin (search_text gin_trgm_ops);
  exception when others then
    raise notice 'no trigram index: %', sqlerrm;
  end $$`.execute(db);
  await db.schema
    .createIndex("audit_entries_subject_idx")
    .on("audit_entries")
    .columns(["subject", "created_at desc"])
    .execute();
  for (const column of ["action", "operator_id"]) {
    await db.schema
      .createIndex(`audit_entries_${column}_idx`)
      .on("audit_entries")
      .columns([column, "created_at desc", "id desc"])
      .execute();
  }
  await db.schema.createIndex("purchases_paid_at_idx").on("purchases").column("paid_at").execute();
  await db.schema
    .createIndex("checkout_attempts_created_at_idx")
    .on("checkout_attempts")
    .column("created_at")
    .execute();
}

async function createFunnel(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("funnel_events")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("visit_id", "uuid", (column) => column.notNull())
    .addColumn("step", "smallint", (column) => column.notNull())
    .addColumn("occurred_at", "timestamptz", (column) => column.notNull())
    .addColumn("value", "double precision")
    .addColumn("metadata", "jsonb")
    .execute();
  for (const column of ["occurred_at", "visit_id"]) {
    await db.schema
      .createIndex(`funnel_events_${column}_idx`)
      .on("funnel_events")
      .column(column)
      .execute();
  }

  const visits = db.schema
    .createTable("funnel_visits")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("started_at", "timestamptz", (column) => column.notNull())
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("user_id", "uuid", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("is_extra", "boolean", (column) => column.notNull().defaultTo(false));
  await STEP_COLUMNS.reduce(
    (table, column) => table.addColumn(column, "integer"),
    visits,
  ).execute();
  for (const column of ["started_at", "day"]) {
    await db.schema
      .createIndex(`funnel_visits_${column}_idx`)
      .on("funnel_visits")
      .column(column)
      .execute();
  }
  await sql`create index funnel_visits_user_id_idx on funnel_visits (user_id, started_at)
    where user_id is not null`.execute(db);

  await db.schema
    .createTable("funnel_closed_days")
    .addColumn("day", "date", (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable("funnel_days")
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("step", "smallint", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("funnel_days_pkey", ["day", "source", "step"])
    .execute();
  await db.schema
    .createTable("funnel_spans")
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("step", "smallint", (column) => column.notNull())
    .addColumn("bucket", "smallint", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("funnel_spans_pkey", ["day", "step", "bucket"])
    .execute();
}

async function createMonitoring(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tallies")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("slot", "timestamptz", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("hits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("tallies_pkey", ["name", "slot", "subject"])
    .execute();
  await db.schema.createIndex("tallies_slot_idx").on("tallies").column("slot").execute();

  await db.schema
    .createTable("error_groups")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("severity", "text", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("hits", "bigint", (column) => column.notNull())
    .addColumn("first_seen", "timestamptz", (column) => column.notNull())
    .addColumn("last_seen", "timestamptz", (column) => column.notNull())
    .addUniqueConstraint("error_groups_fingerprint_key", ["fingerprint"])
    .execute();
  await db.schema
    .createIndex("error_groups_last_seen_idx")
    .on("error_groups")
    .columns(["last_seen", "id"])
    .execute();

  await db.schema
    .createTable("claim_switches")
    .addColumn("claim_id", "text", (column) => column.primaryKey())
    .addColumn("is_shown", "boolean", (column) => column.notNull())
    .addColumn("changed_at", "timestamptz", (column) => column.notNull())
    .addColumn("changed_by", "uuid", (column) =>
      column.references("operators.id").onDelete("set null"),
    )
    .execute();
}

export const panel: Migration = {
  async up(db) {
    await createCounters(db);
    await indexUsers(db);
    await createFunnel(db);
    await createMonitoring(db);
  },
};
