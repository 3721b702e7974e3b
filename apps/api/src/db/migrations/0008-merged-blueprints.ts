import type { Migration } from "kysely/migration";

export const mergedBlueprints: Migration = {
  async up(db) {
    await db.schema
      .createTable("merged_blueprints")
      .addColumn("slug", "text", (column) => column.primaryKey())
      .addColumn("user_id", "uuid", (column) =>
        column.notNull().references("users.id").onDelete("cascade"),
      )
      .addColumn("blueprint_id", "uuid", (column) =>
        column.notNull().references("blueprints.id").onDelete("cascade"),
      )
      .execute();
    for (const column of ["user_id", "blueprint_id"]) {
      await db.schema
        .createIndex(`merged_blueprints_${column}_idx`)
        .on("merged_blueprints")
        .column(column)
        .execute();
    }
  },
};
