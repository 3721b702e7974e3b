import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A type may be known without answers to the quiz: that of a blueprint made before signing in. */
export const statedTypes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("quiz_results")
      .alterColumn("answers", (column) => column.dropNotNull())
      .alterColumn("quiz_version", (column) => column.dropNotNull())
      .execute();
  },
};
