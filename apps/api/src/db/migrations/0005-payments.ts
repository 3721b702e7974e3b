import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function createCheckouts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkout_attempts")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("user_id", "uuid", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("return_to", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("session_id", "text")
    .addColumn("url", "text")
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("looked_at", "timestamptz")
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addUniqueConstraint("checkout_attempts_idempotency_key_key", ["idempotency_key"])
    .addUniqueConstraint("checkout_attempts_session_id_key", ["session_id"])
    .addCheckConstraint(
      "checkout_attempts_state",
      sql`state in ('creating', 'open', 'complete', 'expired', 'given_up')`,
    )
    .execute();
  // A buyer has one payable checkout at a time: asking for another returns the same.
  await sql`create unique index checkout_attempts_one_open_key on checkout_attempts (user_id)
    where state in ('creating', 'open')`.execute(db);
  await sql`create index checkout_attempts_unfinished_idx on checkout_attempts (expires_at)
    where state in ('creating', 'open')`.execute(db);
  await sql`create index checkout_attempts_complete_idx on checkout_attempts (created_at)
    where state = 'complete'`.execute(db);
  await db.schema
    .createIndex("checkout_attempts_user_id_idx")
    .on("checkout_attempts")
    .column("user_id")
    .execute();

  await db.schema
    .createTable("ledger_reads")
    .addColumn("session_id", "text", (column) => column.primaryKey())
    .addColumn("last_ticket", "integer", (column) => column.notNull())
    .addColumn("applied_ticket", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("purchases")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("payment_intent_id", "text")
    .addColumn("charge_id", "text")
    // Payment records stay when the account is deleted.
    .addColumn("user_id", "uuid", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("buyer_reference", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("paid_at", "timestamptz", (column) => column.notNull())
    .addColumn("refunded_amount", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("dispute_status", "text")
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("updated_at", "timestamptz", (column) => column.notNull())
    .addUniqueConstraint("purchases_session_id_key", ["session_id"])
    .addCheckConstraint("purchases_dispute", sql`dispute_status in ('open', 'won', 'lost')`)
    .execute();
  for (const column of ["user_id", "payment_intent_id", "charge_id"]) {
    await db.schema.createIndex(`purchases_${column}_idx`).on("purchases").column(column).execute();
  }

  for (const table of ["refunds", "disputes"]) {
    await db.schema
      .createTable(table)
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("purchase_id", "uuid", (column) =>
        column.notNull().references("purchases.id").onDelete("cascade"),
      )
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .addColumn("updated_at", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex(`${table}_purchase_id_idx`)
      .on(table)
      .column("purchase_id")
      .execute();
  }
  await db.schema.alterTable("refunds").addColumn("asked_by", "text").execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("session_id", "text")
    .addColumn("payment_intent_id", "text")
    .addColumn("charge_id", "text")
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("received_at", "timestamptz", (column) => column.notNull())
    .addColumn("handled_at", "timestamptz")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index payment_events_unhandled_idx on payment_events (received_at)
    where handled_at is null`.execute(db);

  await db.schema
    .createTable("ledger_scans")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("scanned_until", "timestamptz", (column) => column.notNull())
    .execute();
}

async function createDecisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("access_decisions")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("user_id", "uuid", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("operator_id", "uuid", (column) =>
      column.references("operators.id").onDelete("set null"),
    )
    .addColumn("grants", "boolean", (column) => column.notNull())
    .addColumn("decided_at", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("access_decisions_user_id_decided_at_idx")
    .on("access_decisions")
    .columns(["user_id", "decided_at desc", "id desc"])
    .execute();
  await sql`create index users_with_access_idx on users (id) where has_lifetime_access`.execute(db);
  // From here on access is derived; users who had it before keep it as a grant.
  await sql`insert into access_decisions (id, user_id, operator_id, grants, decided_at)
    select gen_random_uuid(), id, null, true, now() from users where has_lifetime_access`.execute(
    db,
  );
}

async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("alerts")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("severity", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("metrics", "jsonb", (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn("dedupe_key", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("resolved_at", "timestamptz")
    .addColumn("resolved_by", "uuid", (column) =>
      column.references("operators.id").onDelete("set null"),
    )
    .execute();
  // The same failure is one alert until an operator resolves it.
  await sql`create unique index alerts_unresolved_dedupe_key on alerts (dedupe_key)
    where resolved_at is null`.execute(db);
  await db.schema.createIndex("alerts_dedupe_key_idx").on("alerts").column("dedupe_key").execute();
  await db.schema
    .createIndex("alerts_created_at_idx")
    .on("alerts")
    .columns(["created_at desc", "id desc"])
    .execute();
}

export const payments: Migration = {
  async up(db) {
    await createCheckouts(db);
    await createPurchases(db);
    await createEvents(db);
    await createDecisions(db);
    await createAlerts(db);
  },
};
