import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { Client, Pool } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { isSchemaCurrent } from "../../src/db/migrate.ts";
import { MIGRATIONS } from "../../src/db/migrations/migrations.ts";
import type { OpenDatabase } from "../../src/db/open-database.ts";
import { makeOnServer, openOnServer } from "../database.ts";
import { atOnce } from "./replicas.ts";

const REPLICAS = 5;

/** Brings a database to the schema of the release before. */
async function migrateAsBefore(url: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }),
  });
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -1))),
    },
    migrationTableName: "schema_migrations",
    migrationLockTableName: "schema_migrations_lock",
  });
  const { error } = await migrator.migrateToLatest();
  await db.destroy();
  expect(error).toBeUndefined();
}

async function openReplicas(url: string): Promise<OpenDatabase[]> {
  const databases = await atOnce(REPLICAS, () => openOnServer(url));
  onTestFinished(async () => {
    for (const database of databases) await database.close();
  });
  return databases;
}

async function appliedIn({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

describe("five replicas that start at the same time", () => {
  it.each([
    ["an empty database", async () => {}],
    ["the schema of the release before", migrateAsBefore],
  ])("bring %s up to date once", async (_what, prepare) => {
    for (let round = 0; round < 3; round += 1) {
      const url = await makeOnServer("empty");
      await prepare(url);
      const databases = await openReplicas(url);
      await Promise.all(databases.map((database) => database.migrate()));
      for (const database of databases) {
        expect(await appliedIn(database)).toEqual(Object.keys(MIGRATIONS));
        expect(await isSchemaCurrent(database.db)).toBe(true);
      }
    }
  });

  it("continue when the first one dies", async () => {
    const url = await makeOnServer("empty");
    const databases = await openReplicas(url);
    const holder = new Client(url);
    // Its end arrives as an error too.
    holder.on("error", () => {});
    await holder.connect();
    await holder.query("select pg_advisory_lock(7203115894)");
    const migrations = Promise.all(databases.map((database) => database.migrate()));
    const [first] = databases;
    if (!first) throw new Error("No replica");
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
        first.db,
      );
      return rows[0]?.count;
    };
    while ((await countWaiting()) !== REPLICAS) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
      first.db,
    );
    await migrations;
    expect(await appliedIn(first)).toEqual(Object.keys(MIGRATIONS));
  });
});
