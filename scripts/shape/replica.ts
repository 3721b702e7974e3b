import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitForAddress } from "../local/run-local.ts";
import { createServerProcess } from "./server-process.ts";

const MAIN = join(import.meta.dirname, "..", "..", "apps", "api", "dist", "main.js");
const SECONDS_TO_START = 60;

export interface ReplicaOptions {
  port: number;
  /** Everything but the port. */
  env: Record<string, string | undefined>;
  logFile: string;
  /** Options of Node.js itself, such as those of its profiler. */
  nodeArgs?: readonly string[];
}

/** One process of the built API, not started yet. */
export function createReplica({ port, env, logFile, nodeArgs = [] }: ReplicaOptions) {
  const replica = createServerProcess({
    command: process.execPath,
    args: [...nodeArgs, MAIN],
    env: { ...env, API_PORT: String(port) },
    logFile,
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    /** Its own address, past nginx. */
    url,
    logFile,
    get pid() {
      return replica.pid;
    },
    get isRunning() {
      return replica.isRunning;
    },
    /** Ends it at once, as a crash does. */
    kill: () => replica.end("SIGKILL"),
    /** Asks it to end. @returns its exit code */
    term: () => replica.end("SIGTERM"),
    /** Halts it, as a machine without time does, until `resume`. */
    pause: () => replica.send("SIGSTOP"),
    resume: () => replica.send("SIGCONT"),
    /** Starts it, also again; resolves when it is ready. */
    async start() {
      replica.start();
      await waitForAddress(`${url}/readyz`, SECONDS_TO_START);
    },
  };
}

export type Replica = ReturnType<typeof createReplica>;

/** The step before a start: brings the database up to date. @throws when it cannot */
export async function migrateOnce({ env, logFile }: Omit<ReplicaOptions, "port">): Promise<void> {
  const migration = createServerProcess({
    command: process.execPath,
    args: [MAIN, "migrate"],
    env,
    logFile,
  });
  migration.start();
  if ((await migration.ended()) === 0) return;
  throw new Error(`The database could not be migrated: ${readFileSync(logFile, "utf8")}`);
}
