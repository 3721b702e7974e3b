import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A visit's step is stored once, a question's answer once by its number. Rows of before, and of an earlier
 * version that still runs, have no number and are not compared: they may repeat each other until retention
 * deletes them, so that nothing has to be cleaned up and no insert of that version fails.
 */
export const eventsOnce: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("funnel_events").addColumn("question", "smallint").execute();
    await sql`create unique index funnel_events_once_idx on funnel_events (visit_id, step, question)
      where question is not null`.execute(db);
  },
};
