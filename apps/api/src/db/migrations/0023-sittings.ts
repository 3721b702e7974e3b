import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A quiz result becomes a sitting: further statements are answered after the eight questions, where that put each axis
 * is kept, and the user may choose which sitting new blueprints follow. Whether answers may be used to measure the
 * questions is a decision of its own.
 */
export const sittings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("quiz_results")
      .addColumn("statements", "jsonb")
      .addColumn("statements_version", "integer")
      .addColumn("posterior", "jsonb")
      .addColumn("followed_at", "timestamptz")
      .execute();
    await db.schema
      .createTable("calibration_consents")
      .addColumn("user_id", "uuid", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("takes_part", "boolean", (column) => column.notNull())
      .addColumn("decided_at", "timestamptz", (column) => column.notNull())
      .execute();
  },
};
