import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { MIGRATIONS } from "./migrations/migrations.ts";

// The names stay clear of the tables that people own.
const MIGRATION_TABLE = "schema_migrations";
const LOCK_TABLE = "schema_migrations_lock";

const createMigrator = <T>(db: Kysely<T>) =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: LOCK_TABLE,
  });

/** True when the newest migration this code knows has been applied. Rejects when nothing answers. */
export async function isSchemaCurrent<T>(db: Kysely<T>): Promise<boolean> {
  const newest = Object.keys(MIGRATIONS).at(-1);
  const table = await sql<{ found: string | null }>`
    select to_regclass(${MIGRATION_TABLE})::text as found`.execute(db);
  if (table.rows[0]?.found === null) return false;
  const applied = await sql<{ name: string }>`
    select name from ${sql.table(MIGRATION_TABLE)} where name = ${newest}`.execute(db);
  return applied.rows.length > 0;
}

/** When a migration was applied; null where it was not. */
export async function findMigratedAt<T>(db: Kysely<T>, name: string): Promise<Date | null> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from ${sql.table(MIGRATION_TABLE)} where name = ${name}`.execute(db);
  return rows[0] ? new Date(rows[0].timestamp) : null;
}

/**
 * Applies every migration that is missing, all or nothing. Replicas that start together run one after another. A
 * database that a newer version has brought further is fine as it is, so that one can go back.
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<void> {
  if (await isSchemaCurrent(db)) return;
  const { error } = await createMigrator(db).migrateToLatest();
  if (error !== undefined) throw error;
}
