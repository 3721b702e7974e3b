import type { Migration } from "kysely/migration";

/** The type a user chose, where their answers fit more than the scored one. */
export const chosenType: Migration = {
  async up(db) {
    await db.schema.alterTable("quiz_results").addColumn("chosen_type", "text").execute();
  },
};
