import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/db/open-database.ts";
import { installJobTables } from "./install-job-tables.ts";
import { buildTestConfig } from "./test-config.ts";
import "./template.ts";

async function dropDatabases(serverUrl: string, name: string): Promise<void> {
  const client = new Client(serverUrl);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
    [name],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}

/** Makes and migrates one database on the server that TEST_DATABASE_URL names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (!serverUrl) {
    throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server where databases can be made.");
  }
  const name = `cosmic_test_${process.pid}`;
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();

  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ ...buildTestConfig().database, url: url.href }, () => {});
  await database.migrate();
  await installJobTables(database);
  await database.close();
  project.provide("template", { engine: "postgres", serverUrl, name });
  return () => dropDatabases(serverUrl, name);
}
