import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Also recorded for a restore: users who confirmed their address. Without it they would be taken for strangers at their next
 * reset link, which then empties the account. One whose account passed to the owner of its address is none of them.
 */
export const confirmationTombstones: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create or replace function record_tombstone() returns trigger language plpgsql as $tombstone$
      begin
        insert into public.tombstones (kind, key) values (tg_argv[0], case
          when tg_argv[0] in ('user', 'operator', 'address', 'purchase', 'confirmation') then to_jsonb(old) ->> 'id'
          else encode(sha256(convert_to(to_jsonb(old) ->> coalesce(tg_argv[1], 'password_hash'), 'UTF8')), 'hex') end)
        on conflict (kind, key) do update set at = excluded.at;
        return null;
      end $tombstone$`.execute(db);
    await sql`create trigger users_confirmed_tombstone after update on users
      for each row when (old.email_verified_at is null and new.email_verified_at is not null
        and old.email = new.email and old.handed_over_at is not distinct from new.handed_over_at)
      execute function record_tombstone('confirmation')`.execute(db);
  },
};
