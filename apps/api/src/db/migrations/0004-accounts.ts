import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function addSignInMethods(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("email_verified_at", "timestamptz").execute();

  await db.schema
    .createTable("identities")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("user_id", "uuid", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addUniqueConstraint("identities_issuer_subject_key", ["issuer", "subject"])
    .addUniqueConstraint("identities_user_id_issuer_key", ["user_id", "issuer"])
    .execute();

  // A sign-in attempt that has come back must not come back again, whichever replica it meets.
  await db.schema
    .createTable("finished_sign_ins")
    .addColumn("state_hash", "text", (column) => column.primaryKey())
    .addColumn("finished_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("finished_sign_ins_finished_at_idx")
    .on("finished_sign_ins")
    .column("finished_at")
    .execute();
}

async function addPasswordReset(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("password_reset_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "uuid", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .addColumn("used_at", "timestamptz")
    .execute();
  for (const column of ["user_id", "expires_at"]) {
    await db.schema
      .createIndex(`password_reset_tokens_${column}_idx`)
      .on("password_reset_tokens")
      .column(column)
      .execute();
  }
}

async function addSecondFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("operators")
    .addColumn("totp_secret", "text")
    .addColumn("totp_confirmed_at", "timestamptz")
    .addColumn("totp_last_step", "integer")
    .execute();

  await db.schema
    .createTable("operator_recovery_codes")
    .addColumn("operator_id", "uuid", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("used_at", "timestamptz")
    .addPrimaryKeyConstraint("operator_recovery_codes_pkey", ["operator_id", "code_hash"])
    .execute();
}

export const accounts: Migration = {
  async up(db) {
    await addSignInMethods(db);
    await addPasswordReset(db);
    await addSecondFactor(db);
  },
};
