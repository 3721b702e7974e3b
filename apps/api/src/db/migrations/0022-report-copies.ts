import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Reports as PDF, kept for a while. The database itself deletes a copy when its blueprint goes, changes or passes to
 * another user, and when its owner's access ends, so that no code path and no earlier version that still runs forgets.
 */
export const reportCopies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("report_copies")
      .addColumn("blueprint_id", "uuid", (column) =>
        column.primaryKey().references("blueprints.id").onDelete("cascade"),
      )
      .addColumn("etag", "text", (column) => column.notNull())
      .addColumn("bytes", "bytea", (column) => column.notNull())
      .addColumn("made_at", "timestamptz", (column) => column.notNull())
      .execute();
    // A PDF is compressed already.
    await sql`alter table report_copies alter column bytes set storage external`.execute(db);
    await db.schema
      .createIndex("report_copies_made_at_idx")
      .on("report_copies")
      .column("made_at")
      .execute();
    await sql`create function drop_report_copies() returns trigger language plpgsql as $drop$
      begin
        if tg_table_name = 'users' then
          delete from public.report_copies where blueprint_id in
            (select id from public.blueprints where user_id = old.id);
        else
          delete from public.report_copies where blueprint_id = old.id;
        end if;
        return null;
      end $drop$`.execute(db);
    await sql`create trigger users_report_copies after update of has_lifetime_access on users
      for each row when (old.has_lifetime_access and not new.has_lifetime_access)
      execute function drop_report_copies()`.execute(db);
    await sql`create trigger blueprints_report_copies after update of report, user_id on blueprints
      for each row execute function drop_report_copies()`.execute(db);
  },
};
