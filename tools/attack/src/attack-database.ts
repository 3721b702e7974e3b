import { findPostgres } from "@cosmic/tools-programs/postgres";
import { Client } from "pg";

/** A database that nothing else uses, and how to put it away. */
export interface AttackDatabase {
  url: string;
  drop: () => Promise<void>;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database on the PostgreSQL there is; null where there is none. */
export async function makeDatabase(): Promise<AttackDatabase | null> {
  const postgres = await findPostgres();
  if (!postgres) return null;
  const name = `cosmic_attack_${process.pid}`;
  await run(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await run(postgres.url, `drop database ${name} with (force)`);
      postgres.stop();
    },
  };
}
