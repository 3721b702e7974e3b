import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Addresses are confirmed by a mailed link. What an earlier holder of an unconfirmed address paid for is kept
 * apart from the account, for the payer.
 */
export const confirmedAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("email_confirmations")
      .addColumn("user_id", "uuid", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("token_hash", "text", (column) => column.notNull())
      .addColumn("expires_at", "timestamptz", (column) => column.notNull())
      .execute();
    for (const table of ["purchases", "checkout_attempts"]) {
      await db.schema.alterTable(table).addColumn("released_at", "timestamptz").execute();
    }
    await db.schema.alterTable("purchases").addColumn("released_copy_at", "timestamptz").execute();
    await db.schema
      .createTable("kept_blueprints")
      .addColumn("id", "uuid", (column) => column.primaryKey())
      .addColumn("purchase_id", "uuid", (column) =>
        column.notNull().references("purchases.id").onDelete("cascade"),
      )
      .addColumn("birth_date", "date", (column) => column.notNull())
      .addColumn("blueprint", "jsonb", (column) => column.notNull())
      .addColumn("kept_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    for (const column of ["purchase_id", "kept_at"]) {
      await db.schema
        .createIndex(`kept_blueprints_${column}_idx`)
        .on("kept_blueprints")
        .column(column)
        .execute();
    }
  },
};
