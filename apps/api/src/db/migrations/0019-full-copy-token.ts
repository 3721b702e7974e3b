import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Which copy the last full copy is: one that could not be made takes back itself alone. */
export const fullCopyToken: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("users").addColumn("full_copy_token", "uuid").execute();
  },
};
