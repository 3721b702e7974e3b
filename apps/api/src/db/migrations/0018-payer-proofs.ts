import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Keyed hashes of the birth dates in an account that passed on, kept with its purchases: the payer is recognized by
 * them also without a blueprint, and after kept blueprints are deleted. Purchases of before have none.
 */
export const payerProofs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("purchases").addColumn("birth_date_hashes", sql`text[]`).execute();
  },
};
