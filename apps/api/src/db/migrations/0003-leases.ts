import type { Migration } from "kysely/migration";

export const leases: Migration = {
  async up(db) {
    await db.schema
      .createTable("leases")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("holder", "uuid", (column) => column.notNull())
      .addColumn("expires_at", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("leases_expires_at_idx")
      .on("leases")
      .column("expires_at")
      .execute();
  },
};
