import { type Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";

/** Any number that no other advisory lock of this database uses. */
const LOCK_ID = sql.lit(7_203_115_894);

/** Kysely's own lock waits an hour whatever the connection's lock_timeout says; this one obeys it. */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    // What requests may take is no measure here, and may be set for the role.
    await sql`set statement_timeout = 0`.execute(db);
    await sql`set idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`select pg_advisory_lock(${LOCK_ID})`.execute(db);
  }

  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_unlock(${LOCK_ID})`.execute(db);
  }
}

/** PostgreSQL for the migrator: replicas that start together run one after another, none waits forever. */
export class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigrationAdapter();
  }
}
