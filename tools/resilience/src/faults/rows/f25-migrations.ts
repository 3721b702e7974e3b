import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { MIGRATIONS } from "@cosmic/api/db/migrations/migrations";
import { findFreePort } from "@cosmic/local-services/free-port";
import { ROOT } from "@cosmic/tools-programs/root";
import { createServerProcess } from "../../shape/server-process.ts";
import type { Environment } from "../environment.ts";
import { type Fault, getRounds } from "../fault.ts";

const AT_ONCE = 5;
const MAIN = join(ROOT, "apps/api/dist/main.js");

/** Who holds the lock of migrations in a database: the name that the process gave itself. */
async function findHolder(environment: Environment, database: string): Promise<string | null> {
  const rows = await environment.queryAsOwner(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and datname = $1`,
    [database],
  );
  const [row] = rows;
  return row ? String(row["name"]) : null;
}

/** So many processes bring one empty database up to date; the first that has the lock is killed. */
async function migrateTogether(environment: Environment, database: string) {
  await environment.queryAsOwner(`create database ${database} owner cosmic`);
  const migrators = [];
  for (let count = 0; count < AT_ONCE; count += 1) {
    const url = new URL(environment.postgres.url);
    url.pathname = `/${database}`;
    url.searchParams.set("application_name", `migrator-${count}`);
    const port = await findFreePort();
    migrators.push(
      createServerProcess({
        command: process.execPath,
        args: [MAIN, "migrate"],
        env: {
          ...environment.apiEnv,
          API_PORT: String(port),
          DATABASE_URL: url.href,
          MIGRATION_DATABASE_URL: url.href,
        },
        logFile: join(environment.folder, `api-${database}-${count}.log`),
      }),
    );
  }
  for (const migrator of migrators) migrator.start();
  let killed: string | null = null;
  while (killed === null && migrators.some(({ isRunning }) => isRunning)) {
    const holder = await findHolder(environment, database);
    const victim = migrators[Number(holder?.split("-")[1])];
    if (holder !== null && victim?.isRunning) {
      await victim.end("SIGKILL");
      killed = holder;
    } else {
      await pause(5);
    }
  }
  const codes = await Promise.all(migrators.map((migrator) => migrator.ended()));
  const url = new URL(environment.postgres.ownerUrl);
  url.pathname = `/${database}`;
  const applied = await environment.queryIn(url.href, "select name from schema_migrations");
  const operators = await environment.queryIn(url.href, "select id from operators");
  await environment.queryAsOwner(`drop database ${database} with (force)`);
  return { killed, codes, applied: applied.length, operators: operators.length };
}

export const migrations: Fault = {
  row: "F25",
  name: `${AT_ONCE} processes migrate an empty database at once; the one at work is killed`,
  expected: "applied once, whole, by another; the others end well",
  async run(environment, findings, effort) {
    const rounds = getRounds(effort, 5);
    const whole = Object.keys(MIGRATIONS).length;
    const seen = { killed: 0, fine: 0, applied: 0, ended: 0 };
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      const { killed, codes, applied, operators } = await migrateTogether(
        environment,
        `f25_${round}`,
      );
      slowest = Math.max(slowest, performance.now() - from);
      seen.killed += killed === null ? 0 : 1;
      seen.fine += codes.filter((code) => code === 0).length;
      seen.ended += codes.filter((code) => code !== null).length;
      seen.applied += applied === whole && operators === 1 ? 1 : 0;
    }
    findings.all("holders killed", seen.killed, rounds);
    findings.all("of the others end with 0", seen.fine, seen.ended);
    findings.all("databases whole", seen.applied, rounds);
    findings.within("longest", slowest, 60_000);
  },
};
