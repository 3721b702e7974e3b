import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { openOwnDatabase, urlOnServer } from "../../test/database.ts";
import { buildTestConfig } from "../../test/test-config.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { openDatabase } from "./open-database.ts";

const NOWHERE = "postgres://cosmic@127.0.0.1:1/cosmic";

/** A database whose DATABASE_REPLICA_URL leads somewhere. */
async function openWithReplica(findReplica: (url: string) => string) {
  const own = await openOwnDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
  const url = urlOnServer(rows[0]?.name ?? "");
  const metrics = createMetrics();
  const config = { ...buildTestConfig().database, url, replicaUrl: findReplica(url) };
  const database = await openDatabase(config, () => {}, metrics);
  onTestFinished(async () => {
    await database.close();
    await own.close();
  });
  return { database, metrics };
}

describe.runIf(inject("template").engine === "postgres")("a replica's address", () => {
  it.each([
    ["where nothing listens", () => NOWHERE],
    ["of a server that is no replica", (url: string) => url],
  ])("%s leaves readings to the primary", async (_what, findReplica) => {
    const { database, metrics } = await openWithReplica(findReplica);
    expect(await database.read(async (db) => db === database.db)).toBe(true);
    expect(await metrics.read()).toContain(
      'cosmic_database_replica_reads_total{answered_by="primary_away"} 1',
    );
  });
});
