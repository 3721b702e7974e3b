import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the rule of one refund without asking is judged by: what paid, when a full copy was taken, and who has
 * had such a refund. Purchases and copies of before have no value: they are refunded as they were sold.
 */
export const oneRefund: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("users").addColumn("full_copy_at", "timestamptz").execute();
    await db.schema.alterTable("purchases").addColumn("instrument", "text").execute();
    await db.schema
      .createIndex("purchases_instrument_idx")
      .on("purchases")
      .column("instrument")
      .execute();
    await db.schema
      .createTable("self_service_refunds")
      .addColumn("subject", "text", (column) => column.primaryKey())
      .addColumn("purchase_id", "uuid", (column) =>
        column.notNull().references("purchases.id").onDelete("cascade"),
      )
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("self_service_refunds_purchase_id_idx")
      .on("self_service_refunds")
      .column("purchase_id")
      .execute();
  },
};
