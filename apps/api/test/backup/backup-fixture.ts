import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/db/open-database.ts";
import { makeOnServer } from "../database.ts";
import { buildTestConfig } from "../test-config.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/** Where a database is, as the product's variables say it. */
export interface BackupFixture {
  /** Its name as an operator has to type it to confirm. */
  name: string;
  variables: Record<string, string>;
  open(): Promise<OpenDatabase>;
}

/** A place of the engine under test where there is no database yet, or one of a server that is empty. */
export async function makeBackupFixture(folder: string): Promise<BackupFixture> {
  const config = buildTestConfig().database;
  if (inject("template").engine === "postgres") {
    const url = await makeOnServer("empty");
    return {
      name: new URL(url).pathname.slice(1),
      variables: { DATABASE_URL: url, DATA_DIR: folder },
      open: () => openDatabase({ ...config, url }, () => {}),
    };
  }
  const data = mkdtempSync(join(folder, "data-"));
  const directory = join(data, "database");
  return {
    name: directory,
    variables: { DATABASE_URL: "", DATA_DIR: data },
    open: () => openDatabase({ ...config, url: null, directory }, () => {}),
  };
}

export interface Ended {
  code: number | null;
  output: string;
}

/** Runs one of the commands as an operator would; `limit` is the largest file in bytes it may write. */
export function runCommand(
  script: "backup" | "restore",
  args: readonly string[],
  variables: Record<string, string>,
  limit?: number,
): Promise<Ended> {
  const command = [process.execPath, `tools/cli/src/${script}.ts`, ...args];
  const limited = limit === undefined ? command : ["prlimit", `--fsize=${limit}`, ...command];
  const [file = "", ...rest] = limited;
  const child = spawn(file, rest, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "", MIGRATION_DATABASE_URL: "", ...variables },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
