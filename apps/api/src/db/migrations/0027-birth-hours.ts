import type { Migration } from "kysely/migration";

/** What is known of a birth time that is not known to the minute; null for all rows from before. */
export const birthHours: Migration = {
  async up(db) {
    await db.schema.alterTable("birth_infos").addColumn("birth_hours", "jsonb").execute();
    await db.schema.alterTable("blueprints").addColumn("birth_hours", "jsonb").execute();
  },
};
