import { type Kysely, sql } from "kysely";
import type { Database } from "../../src/db/tables/index.ts";

type Db = Kysely<Database>;

/**
 * Does the work while a table has no indexes but those of its constraints, and makes the others again:
 * much quicker than keeping them up to date row by row.
 */
export async function withoutIndexes<T>(
  db: Db,
  table: keyof Database,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexes.indexname as name, indexes.indexdef as definition
    from pg_indexes indexes
    where indexes.schemaname = current_schema() and indexes.tablename = ${table}
      and not exists (
        select from pg_constraint
        where pg_constraint.conname = indexes.indexname
          and pg_constraint.conrelid = to_regclass(${table})
      )`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  try {
    return await work();
  } finally {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  }
}
