import type { Migration } from "kysely/migration";

/** Everything here is unknown for rows from before, so nothing is required. */
export const birthTimeAndChart: Migration = {
  async up(db) {
    await db.schema
      .alterTable("birth_infos")
      .addColumn("birth_time", "text")
      .addColumn("place", "jsonb")
      .addColumn("utc_offset", "text")
      .execute();
    await db.schema
      .alterTable("blueprints")
      .addColumn("birth_time", "text")
      .addColumn("place", "jsonb")
      .addColumn("axes", "jsonb")
      .addColumn("chart", "jsonb")
      .addColumn("forecast", "jsonb")
      .execute();
  },
};
