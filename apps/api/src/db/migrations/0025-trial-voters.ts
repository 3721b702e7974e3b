import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Which confirmed addresses have a choice in the counts of blind trials: keyed hashes, which outlive accounts. */
export const trialVoters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("trial_voters")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .execute();
  },
};
