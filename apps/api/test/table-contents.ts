import { sql } from "kysely";
import type { Deps } from "../src/deps.ts";

/** Counts of requests, from any caller. */
const COUNTS = ["rate_limits", "tallies", "counters"];

/** What every table holds, jobs included, by a checksum; without sessions and counts of requests. */
export async function readTables({ db }: Pick<Deps, "db">): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const names = tables
    .map(({ name }) => name)
    .filter((name) => name !== "sessions" && !COUNTS.includes(name));
  const contents: Record<string, string> = {};
  for (const name of [...names, "pgboss.job"]) {
    const { rows } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as sum
      from ${sql.table(name)} as each`.execute(db);
    contents[name] = rows[0]?.sum ?? "";
  }
  return contents;
}
