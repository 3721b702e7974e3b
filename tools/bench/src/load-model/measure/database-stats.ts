import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** What the database counts since it began. */
export interface Counted {
  statements: number;
  writes: number;
  walBytes: number;
  statementMs: number;
}

/** The database as its owner sees it. */
export async function openDatabaseStats(url: string) {
  const client = new Client(url);
  // Closed by the restart that follows the setting, too.
  client.on("error", () => {});
  await client.connect();
  return {
    close: () => client.end(),
    query: (text: string) => client.query(text),
    async count(): Promise<Counted> {
      const { rows } = await client.query<Counted>(
        `select sum(calls)::float8 as statements,
                coalesce(sum(calls) filter (
                  where query ~* '^\\s*(insert|update|delete)' or (query ~* '^\\s*with' and wal_records > 0)
                ), 0)::float8 as writes,
                pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as "walBytes",
                sum(total_exec_time)::float8 as "statementMs"
         from pg_stat_statements where dbid = (select oid from pg_database where datname = 'cosmic')
           and query !~* '^(begin|commit|rollback|set )'`,
      );
      return rows[0] ?? { statements: 0, writes: 0, walBytes: 0, statementMs: 0 };
    },
    async version(): Promise<string> {
      const { rows } = await client.query<{ server_version: string }>("show server_version");
      return rows[0]?.server_version ?? "";
    },
    /** The process that all of the server's others come from. */
    async serverPid(): Promise<number> {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      return rows[0]?.pid ?? 0;
    },
    /** Rows, and bytes with indexes and long values, of every table. */
    async sizes(): Promise<Record<string, { rows: number; bytes: number }>> {
      await client.query("vacuum analyze");
      const { rows } = await client.query<{ name: string; rows: number; bytes: number }>(
        `select relname as name, n_live_tup::float8 as rows, pg_total_relation_size(relid)::float8 as bytes
         from pg_stat_user_tables where schemaname = 'public' order by 1`,
      );
      return Object.fromEntries(rows.map(({ name, ...size }) => [name, size]));
    },
  };
}

/** Tries until it works, as while a server starts again. @throws what the last try threw */
export async function insist<T>(attempt: () => Promise<T>, tries = 60): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === tries) throw error;
      await pause(250);
    }
  }
}
