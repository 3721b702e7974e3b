import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { openOwnDatabase, urlOnServer } from "../../test/database.ts";
import { startNetwork } from "../../test/swallowing-network.ts";
import { buildTestConfig } from "../../test/test-config.ts";
import { isDatabaseUnavailable } from "../http/database-unavailable.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { openDatabase } from "./open-database.ts";
import { inTransaction } from "./transaction.ts";

describe.runIf(inject("template").engine === "postgres")("on a server", () => {
  it("a broken connection is reported and the next query gets another", async () => {
    const reported: Error[] = [];
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const name = rows[0]?.name ?? "";
    const victim = await openDatabase(
      { ...buildTestConfig().database, url: urlOnServer(name) },
      (error) => reported.push(error),
    );
    onTestFinished(async () => {
      await victim.close();
      await own.close();
    });
    await sql`select 1`.execute(victim.db);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`.execute(own.db);
    await expect.poll(() => reported.length).toBeGreaterThan(0);
    const { rows: again } = await sql<{ one: number }>`select 1 as one`.execute(victim.db);
    expect(again).toEqual([{ one: 1 }]);
  });

  it("a connection that breaks between two statements fails its transaction and nothing else", async () => {
    const own = await openOwnDatabase();
    onTestFinished(() => own.close());
    const broken = own.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(own.db);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(own.db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it("a network that drops every packet costs one statement timeout, and the pool recovers", async () => {
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const direct = new URL(urlOnServer(rows[0]?.name ?? ""));
    const network = await startNetwork(Number(direct.port));
    direct.port = String(network.port);
    const metrics = createMetrics();
    const config = { ...buildTestConfig().database, url: direct.href, statementTimeout: 200 };
    const behind = await openDatabase({ ...config, poolSize: 2 }, () => {}, metrics);
    onTestFinished(async () => {
      await behind.close();
      await own.close();
      network.close();
    });
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.01)`.execute(behind.db)));
    expect(behind.connections()).toEqual({ busy: 0, idle: 2, waiting: 0 });

    const lost = inTransaction(behind.db, async (tx) => {
      network.swallow(true);
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(sql`select 1`.execute(behind.db)).rejects.toSatisfy(isDatabaseUnavailable);
    // Neither connection is handed out again, and no rollback waited.
    await expect.poll(() => behind.connections()).toEqual({ busy: 0, idle: 0, waiting: 0 });
    expect(await metrics.read()).toContain('cosmic_database_errors_total{kind="timeout"} 2');

    network.swallow(false);
    const { rows: again } = await sql<{ one: number }>`select 1 as one`.execute(behind.db);
    expect(again).toEqual([{ one: 1 }]);
  });

  it("a statement that never ends is cancelled, and the pool recovers", async () => {
    const own = await openOwnDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
    const impatient = await openDatabase(
      {
        ...buildTestConfig().database,
        url: urlOnServer(rows[0]?.name ?? ""),
        statementTimeout: 100,
      },
      () => {},
    );
    onTestFinished(async () => {
      await impatient.close();
      await own.close();
    });
    await expect(sql`select pg_sleep(30)`.execute(impatient.db)).rejects.toMatchObject({
      code: "57014",
    });
    await sql`select 1`.execute(impatient.db);
  });
});
