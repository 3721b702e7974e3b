import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** By name: the kind, the column whose hash names it (null: the row's id), and when it is recorded. */
const TRIGGERS = [
  [
    "users_moved",
    "address",
    null,
    "after update on users for each row when (old.email is distinct from new.email)",
  ],
  [
    "operators_factor",
    "factor",
    "totp_secret",
    "after update on operators for each row when (old.totp_secret is not null and old.totp_secret is distinct from new.totp_secret)",
  ],
  ["recovery_codes", "code", "code_hash", "after delete on operator_recovery_codes for each row"],
  [
    "recovery_codes_spent",
    "code",
    "code_hash",
    "after update on operator_recovery_codes for each row when (old.used_at is null and new.used_at is not null)",
  ],
] as const;

/**
 * Also recorded: users whose address was changed, second factors that were replaced or turned off, and recovery codes
 * that were spent or replaced. A user has one address at a time and may return to one, so the newest change counts.
 */
export const moreTombstones: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create or replace function record_tombstone() returns trigger language plpgsql as $tombstone$
      begin
        insert into public.tombstones (kind, key) values (tg_argv[0], case
          when tg_argv[0] in ('user', 'operator', 'address') then to_jsonb(old) ->> 'id'
          else encode(sha256(convert_to(to_jsonb(old) ->> coalesce(tg_argv[1], 'password_hash'), 'UTF8')), 'hex') end)
        on conflict (kind, key) do update set at = excluded.at;
        return null;
      end $tombstone$`.execute(db);
    for (const [name, kind, column, when] of TRIGGERS) {
      const values = [kind, column].filter((value) => value !== null);
      await sql
        .raw(
          `create trigger ${name}_tombstone ${when} execute function record_tombstone('${values.join("', '")}')`,
        )
        .execute(db);
    }
  },
};
