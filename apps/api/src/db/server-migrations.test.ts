import { sql } from "kysely";
import { Pool } from "pg";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { makeOnServer, openOnServer, openOwnDatabase, urlOnServer } from "../../test/database.ts";
import { buildTestConfig } from "../../test/test-config.ts";
import { isSchemaCurrent } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const template = inject("template");

describe.runIf(template.engine === "postgres")("on a server", () => {
  it("five replicas that migrate an empty database at once all end with it current", async () => {
    const name = `${template.engine === "postgres" ? template.name : ""}_empty`;
    const maker = new Pool({ connectionString: urlOnServer("postgres"), max: 1 });
    await maker.query(`create database "${name}"`);
    await maker.end();

    const config = { ...buildTestConfig().database, url: urlOnServer(name) };
    const replicas = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase(config, () => {})),
    );
    expect(await Promise.all(replicas.map(({ db }) => isSchemaCurrent(db)))).toEqual(
      Array(5).fill(false),
    );
    await Promise.all(replicas.map((replica) => replica.migrate()));
    expect(await Promise.all(replicas.map(({ db }) => isSchemaCurrent(db)))).toEqual(
      Array(5).fill(true),
    );
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it("migrations bypass the pooler when they have an address of their own", async () => {
    const [url, migrationUrl] = [await makeOnServer("empty"), await makeOnServer("empty")];
    const behind = await openDatabase(
      { ...buildTestConfig().database, url, migrationUrl },
      () => {},
    );
    const straight = await openOnServer(migrationUrl);
    onTestFinished(async () => {
      await behind.close();
      await straight.close();
    });
    await behind.migrate();
    expect(await isSchemaCurrent(straight.db)).toBe(true);
    expect(await isSchemaCurrent(behind.db)).toBe(false);
  });

  it("a migration is not subject to the role's statement timeout", async () => {
    const url = await makeOnServer("empty");
    const name = new URL(url).pathname.slice(1);
    const own = await openOnServer(url);
    await sql`alter database ${sql.id(name)} set statement_timeout = '150ms'`.execute(own.db);
    const holder = new Pool({ connectionString: url, max: 1, statement_timeout: 60_000 });
    const [holding, slow] = [await holder.connect(), await openOnServer(url)];
    onTestFinished(async () => {
      holding.release();
      await Promise.all([holder.end(), own.close(), slow.close()]);
    });
    await holding.query("select pg_advisory_lock(7203115894)");
    const migrated = slow.migrate();
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await holding.query(waiting)).rowCount).toBeGreaterThan(0);
    await holding.query("select pg_sleep(0.4)");
    await holding.query("select pg_advisory_unlock(7203115894)");
    await migrated;
    expect(await isSchemaCurrent(own.db)).toBe(true);
  });

  it("a migration blocked by another process fails after its timeout", async () => {
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const config = {
      ...buildTestConfig().database,
      url: urlOnServer(rows[0]?.name ?? ""),
      migrationLockTimeout: 200,
    };
    await own.db.schema.dropTable("schema_migrations").execute();
    const late = await openDatabase(config, () => {});
    onTestFinished(async () => {
      await late.close();
      await own.close();
    });
    await own.db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(7203115894)`.execute(holder);
      await expect(late.migrate()).rejects.toMatchObject({ code: "55P03" });
    });
  });
});
