import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { embeddedDatabaseFrom } from "../src/db/embedded-database.ts";
import { createEngine } from "../src/db/embedded-engine.ts";
import { installJobTables } from "./install-job-tables.ts";
import "./template.ts";

/** Makes and migrates one embedded database; loading its dump is much quicker than making another. */
export async function setup(project: TestProject): Promise<() => void> {
  const engine = await createEngine();
  const database = embeddedDatabaseFrom(engine);
  await database.migrate();
  await installJobTables(database);
  const dump = await engine.dumpDataDir("none");
  await database.close();

  const folder = mkdtempSync(join(tmpdir(), "cosmic-pglite-"));
  const file = join(folder, "data.tar");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("template", { engine: "pglite", file });
  return () => rmSync(folder, { recursive: true, force: true });
}
