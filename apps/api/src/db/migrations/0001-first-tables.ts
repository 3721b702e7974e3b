import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("first_name", "text")
    .addColumn("last_name", "text")
    .addColumn("profile_image_url", "text")
    .addColumn("has_lifetime_access", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("updated_at", "timestamptz", (column) => column.notNull())
    .addUniqueConstraint("users_email_key", ["email"])
    .execute();

  await db.schema
    .createTable("credentials")
    .addColumn("user_id", "uuid", (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("updated_at", "timestamptz", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("operators")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("updated_at", "timestamptz", (column) => column.notNull())
    .addUniqueConstraint("operators_email_key", ["email"])
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("id_hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "uuid", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("operator_id", "uuid", (column) =>
      column.references("operators.id").onDelete("cascade"),
    )
    .addColumn("data", "jsonb", (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("last_seen_at", "timestamptz", (column) => column.notNull())
    .addColumn("idle_expires_at", "timestamptz", (column) => column.notNull())
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .addCheckConstraint(
      "sessions_holder",
      sql`(kind = 'user' and user_id is not null and operator_id is null)
        or (kind = 'operator' and operator_id is not null and user_id is null)`,
    )
    .execute();
  for (const column of ["user_id", "operator_id", "expires_at", "idle_expires_at"]) {
    await db.schema.createIndex(`sessions_${column}_idx`).on("sessions").column(column).execute();
  }
}

async function createQuiz(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("birth_infos")
    .addColumn("user_id", "uuid", (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("birth_date", "date", (column) => column.notNull())
    .addColumn("sun_sign", "text", (column) => column.notNull())
    .addColumn("changeover", "jsonb")
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("updated_at", "timestamptz", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("quiz_results")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("user_id", "uuid", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("answers", "jsonb", (column) => column.notNull())
    .addColumn("quiz_version", "integer", (column) => column.notNull())
    .addColumn("mbti_type", "text", (column) => column.notNull())
    .addColumn("axes", "jsonb", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("quiz_results_user_id_created_at_idx")
    .on("quiz_results")
    .columns(["user_id", "created_at desc", "id desc"])
    .execute();
}

async function createBlueprints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("blueprints")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("user_id", "uuid", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("claim_hash", "text")
    .addColumn("birth_date", "date", (column) => column.notNull())
    .addColumn("mbti_type", "text", (column) => column.notNull())
    .addColumn("sun_sign", "text", (column) => column.notNull())
    .addColumn("changeover", "jsonb")
    .addColumn("archetype", "text", (column) => column.notNull())
    .addColumn("overview", "text", (column) => column.notNull())
    .addColumn("writer_version", "text", (column) => column.notNull())
    .addColumn("report", "jsonb", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("is_premium", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("generated_at", "timestamptz", (column) => column.notNull())
    .addUniqueConstraint("blueprints_slug_key", ["slug"])
    .addUniqueConstraint("blueprints_user_id_fingerprint_key", ["user_id", "fingerprint"])
    .addUniqueConstraint("blueprints_claim_hash_fingerprint_key", ["claim_hash", "fingerprint"])
    .addCheckConstraint("blueprints_one_holder", sql`(user_id is null) <> (claim_hash is null)`)
    .execute();
  await db.schema
    .createIndex("blueprints_user_id_generated_at_idx")
    .on("blueprints")
    .columns(["user_id", "generated_at desc", "id desc"])
    .execute();
  await db.schema
    .createIndex("blueprints_ownerless_generated_at_idx")
    .on("blueprints")
    .column("generated_at")
    .where(sql.ref("user_id"), "is", null)
    .execute();
}

async function createServiceTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("window_started_at", "timestamptz", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("blocked_until", "timestamptz")
    .execute();
  await db.schema
    .createIndex("rate_limits_window_started_at_idx")
    .on("rate_limits")
    .column("window_started_at")
    .execute();

  await db.schema
    .createTable("audit_entries")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    // No reference: what an operator did stays on record when the operator is gone.
    .addColumn("operator_id", "uuid")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .addColumn("detail", "jsonb")
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("audit_entries_created_at_idx")
    .on("audit_entries")
    .columns(["created_at desc", "id desc"])
    .execute();
}

export const firstTables: Migration = {
  async up(db) {
    await createUsers(db);
    await createSessions(db);
    await createQuiz(db);
    await createBlueprints(db);
    await createServiceTables(db);
  },
};
