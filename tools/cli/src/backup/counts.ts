/** Rows by table, as "schema.table". */
export type Counts = Record<string, number>;

/** Asks one statement without parameters, on whichever engine. */
export type Ask = <Row>(text: string) => Promise<Row[]>;

const TABLES = `
  select n.nspname as schema, c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname <> 'information_schema' and n.nspname !~ '^pg_' order by 1, 2`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The table of a key of the counts, as SQL names it. */
export const quoteTable = (key: string): string => key.split(".").map(quoted).join(".");

/** Every table of the database with its rows; partitions count for the table they are part of. */
export async function countRows(ask: Ask): Promise<Counts> {
  const tables = await ask<{ schema: string; name: string }>(TABLES);
  const counts: Counts = {};
  for (const { schema, name } of tables) {
    const key = `${schema}.${name}`;
    const [row] = await ask<{ rows: number }>(
      `select count(*)::float8 as rows from ${quoteTable(key)}`,
    );
    counts[key] = row?.rows ?? 0;
  }
  return counts;
}

/** The newest migration applied; null in a database that has none. */
export async function findSchemaVersion(ask: Ask): Promise<string | null> {
  const [table] = await ask<{ found: string | null }>(
    "select to_regclass('public.schema_migrations')::text as found",
  );
  if (!table?.found) return null;
  const [row] = await ask<{ name: string }>(
    "select name from public.schema_migrations order by name desc limit 1",
  );
  return row?.name ?? null;
}

/** The first table whose rows are not as many as expected, in words; null when all are. */
export function findDifference(expected: Counts, found: Counts): string | null {
  for (const [table, rows] of Object.entries(expected)) {
    if (found[table] !== rows)
      return `${table} has ${found[table] ?? "no"} rows instead of ${rows}`;
  }
  const more = Object.keys(found).find((table) => !(table in expected));
  return more ? `${more} should not be there` : null;
}
