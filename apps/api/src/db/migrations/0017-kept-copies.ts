import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When a deleted user had last taken a full copy, kept with their purchases: an operator can move one to another
 * account, whose refund stays what it was. Recorded by the database itself, so that no code path, no earlier version
 * that still runs and no restore forgets it. The user's row is locked when the trigger fires.
 */
export const keptCopies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create function keep_copy_date() returns trigger language plpgsql as $keep$
      begin
        update public.purchases set released_copy_at = old.full_copy_at where user_id = old.id;
        return old;
      end $keep$`.execute(db);
    await sql`create trigger users_copy_date before delete on users
      for each row when (old.full_copy_at is not null) execute function keep_copy_date()`.execute(
      db,
    );
  },
};
