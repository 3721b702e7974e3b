import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Also recorded for a restore: what operators decided about users' access, and purchases that were moved to another
 * user or taken from one. The newest decision about a user counts, as it does in the product.
 */
export const accessTombstones: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create or replace function record_tombstone() returns trigger language plpgsql as $tombstone$
      begin
        insert into public.tombstones (kind, key) values (tg_argv[0], case
          when tg_argv[0] in ('user', 'operator', 'address', 'purchase') then to_jsonb(old) ->> 'id'
          else encode(sha256(convert_to(to_jsonb(old) ->> coalesce(tg_argv[1], 'password_hash'), 'UTF8')), 'hex') end)
        on conflict (kind, key) do update set at = excluded.at;
        return null;
      end $tombstone$`.execute(db);
    await sql`create trigger purchases_moved_tombstone after update on purchases
      for each row when (old.user_id is not null and old.user_id is distinct from new.user_id)
      execute function record_tombstone('purchase')`.execute(db);
    await sql`create function record_decision() returns trigger language plpgsql as $decision$
      begin
        insert into public.tombstones (kind, key, at)
        values (case when new.grants then 'grant' else 'withdrawal' end, new.user_id::text, new.decided_at)
        on conflict (kind, key) do update set at = excluded.at;
        return null;
      end $decision$`.execute(db);
    await sql`create trigger access_decisions_tombstone after insert on access_decisions
      for each row execute function record_decision()`.execute(db);
    await sql`insert into tombstones (kind, key, at)
      select case when grants then 'grant' else 'withdrawal' end, user_id::text, max(decided_at)
      from access_decisions group by 1, 2
      on conflict (kind, key) do nothing`.execute(db);
  },
};
