import type { Migration } from "kysely/migration";

/** Who has taken part in which blind trial, without what was chosen; and how often what was chosen, without who. */
export const blindTrial: Migration = {
  async up(db) {
    await db.schema
      .createTable("trials")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "uuid", (column) =>
        column.notNull().references("users.id").onDelete("cascade"),
      )
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("arm", "text", (column) => column.notNull())
      .addColumn("options", "jsonb")
      .addColumn("own_id", "text", (column) => column.notNull())
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .addColumn("chosen_at", "timestamptz")
      .addUniqueConstraint("trials_user_id_subject_key", ["user_id", "subject"])
      .execute();
    await db.schema
      .createTable("trial_choices")
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("arm", "text", (column) => column.notNull())
      .addColumn("place", "smallint", (column) => column.notNull())
      .addColumn("is_own", "boolean", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("trial_choices_pkey", ["subject", "arm", "place", "is_own"])
      .execute();
  },
};
