import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When an account passed to the owner of its address: slow requests of before store nothing afterwards. */
export const handedOver: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("users").addColumn("handed_over_at", "timestamptz").execute();
  },
};
