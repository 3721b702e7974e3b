import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A change of address waits until both addresses have confirmed it. */
export const emailChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("email_changes")
      .addColumn("user_id", "uuid", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("new_email", "text", (column) => column.notNull())
      .addColumn("old_token_hash", "text", (column) => column.notNull())
      .addColumn("new_token_hash", "text", (column) => column.notNull())
      .addColumn("old_confirmed_at", "timestamptz")
      .addColumn("new_confirmed_at", "timestamptz")
      .addColumn("expires_at", "timestamptz", (column) => column.notNull())
      .execute();
  },
};
