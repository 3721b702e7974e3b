import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a restore must not bring back, by the argument of the trigger that records it. */
const TRIGGERS = [
  ["users", "user", "after delete on users"],
  ["operators", "operator", "after delete on operators"],
  ["credentials", "password", "after delete on credentials"],
  [
    "credentials_changed",
    "password",
    "after update on credentials for each row when (old.password_hash is distinct from new.password_hash)",
  ],
  [
    "operators_changed",
    "password",
    "after update on operators for each row when (old.password_hash is distinct from new.password_hash)",
  ],
] as const;

/**
 * Deleted users, removed operators and passwords that no longer hold, recorded by the database itself, so that no
 * code path and no earlier version that still runs forgets one. A password is named by a hash of its hash.
 */
export const tombstones: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("tombstones")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint("tombstones_pkey", ["kind", "key"])
      .execute();
    await sql`create index tombstones_at_idx on tombstones (at)`.execute(db);
    await sql`create function record_tombstone() returns trigger language plpgsql as $tombstone$
      begin
        insert into public.tombstones (kind, key) values (tg_argv[0], case tg_argv[0]
          when 'password' then encode(sha256(convert_to(to_jsonb(old) ->> 'password_hash', 'UTF8')), 'hex')
          else to_jsonb(old) ->> 'id' end)
        on conflict (kind, key) do nothing;
        return null;
      end $tombstone$`.execute(db);
    for (const [name, kind, when] of TRIGGERS) {
      const event = when.includes("for each row") ? when : `${when} for each row`;
      await sql
        .raw(
          `create trigger ${name}_tombstone ${event} execute function record_tombstone('${kind}')`,
        )
        .execute(db);
    }
  },
};
