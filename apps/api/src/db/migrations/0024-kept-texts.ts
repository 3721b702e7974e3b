import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What is kept of a blueprint: the bytes that its readers are sent, packed with a dictionary, in place of `report`,
 * `chart` and `forecast`. Those stay for rows of the version before, and for as long as it may run beside this one.
 */
export const keptTexts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("text_dictionaries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("bytes", "bytea", (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable("blueprints")
      .alterColumn("report", (column) => column.dropNotNull())
      .addColumn("utc_offset", "text")
      .addColumn("preview", "bytea")
      .addColumn("full_body", "bytea")
      .addColumn("kept_report", "bytea")
      .addColumn("body_version", "smallint")
      .addColumn("dictionary", "text", (column) => column.references("text_dictionaries.id"))
      .execute();
    // Packed already: trying again costs time and gains nothing.
    for (const column of ["preview", "full_body", "kept_report"]) {
      await sql`alter table blueprints alter column ${sql.ref(column)} set storage external`.execute(
        db,
      );
    }
    await db.schema
      .createIndex("blueprints_wide_idx")
      .on("blueprints")
      .column("generated_at")
      .where(sql.ref("report"), "is not", null)
      .execute();
  },
};
