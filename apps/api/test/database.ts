import { openAsBlob } from "node:fs";
import { Client } from "pg";
import { inject } from "vitest";
import { embeddedDatabaseFrom } from "../src/db/embedded-database.ts";
import { createEngine } from "../src/db/embedded-engine.ts";
import { type OpenDatabase, openDatabase } from "../src/db/open-database.ts";
import type { TestTemplate } from "./template.ts";
import { buildTestConfig } from "./test-config.ts";

/** Names the copies this process makes of a server's template. */
let copies = 0;

type ServerTemplate = Extract<TestTemplate, { engine: "postgres" }>;

async function copyOnServer(template: ServerTemplate, of = template.name): Promise<string> {
  copies += 1;
  const name = `${template.name}_${process.pid}_${copies}`;
  const client = new Client(template.serverUrl);
  await client.connect();
  await client.query(`create database "${name}" template "${of}"`);
  await client.end();
  return urlOnServer(name);
}

/** Connects to a database of a server, as each process of the product does for itself. */
export const openOnServer = (url: string): Promise<OpenDatabase> =>
  openDatabase({ ...buildTestConfig().database, url }, () => {});

/** The address of a database of the server under test; of nowhere where the engine is embedded. */
export function urlOnServer(name: string): string {
  const template = inject("template");
  const url = new URL(template.engine === "postgres" ? template.serverUrl : "postgres://nowhere");
  url.pathname = `/${name}`;
  return url.href;
}

/** Where a database of the server under test is that nothing else uses: migrated, or quite empty. */
export async function makeOnServer(content: "migrated" | "empty"): Promise<string> {
  const template = inject("template");
  if (template.engine !== "postgres") throw new Error("The engine under test is no server");
  return await copyOnServer(template, content === "empty" ? "template0" : template.name);
}

/** A migrated database of the engine under test that nothing else uses; the caller closes it. */
export async function openOwnDatabase(): Promise<OpenDatabase> {
  const template = inject("template");
  if (template.engine === "postgres") {
    return await openOnServer(await copyOnServer(template));
  }
  const loadDataDir = await openAsBlob(template.file);
  return embeddedDatabaseFrom(await createEngine({ loadDataDir }));
}

let shared: Promise<OpenDatabase> | null = null;

/** The worker's database, opened with the first call; it ends with the worker. */
export function sharedDatabase(): Promise<OpenDatabase> {
  shared ??= openOwnDatabase();
  return shared;
}
