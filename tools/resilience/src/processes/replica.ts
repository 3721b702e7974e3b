import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { ROOT } from "@cosmic/tools-programs/root";
import { createServerProcess } from "./server-process.ts";

const MAIN = join(ROOT, "apps/api/dist/main.js");

export interface ReplicaOptions {
  port: number;
  /** Where its metrics are served; nowhere unless given. */
  metricsPort?: number;
  /** Everything but the ports. */
  env: Record<string, string | undefined>;
  logFile: string;
  /** Options of Node.js itself, such as those of its profiler. */
  nodeArgs?: readonly string[];
  /** The built program; this version's unless given. */
  main?: string;
}

/** One process of the built API, not started yet. */
export function createReplica(options: ReplicaOptions) {
  const { port, metricsPort, env, logFile, nodeArgs = [], main = MAIN } = options;
  const replica = createServerProcess({
    command: process.execPath,
    args: [...nodeArgs, main],
    env: {
      ...env,
      API_PORT: String(port),
      ...(metricsPort === undefined ? {} : { METRICS_PORT: String(metricsPort) }),
    },
    logFile,
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    /** Its own address, past nginx. */
    url,
    /** Where its metrics are read. */
    metricsUrl: metricsPort === undefined ? null : `http://127.0.0.1:${metricsPort}/metrics`,
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
    /** Resolves when it has ended. @returns its exit code, null when a signal ended it */
    ended: () => replica.ended(),
    /** Starts it, also again; resolves when it is ready. */
    async start() {
      replica.start();
      const failed = replica.ended().then((code): never => {
        throw new Error(`The API ended with ${code} and did not become ready: see ${logFile}`);
      });
      await Promise.race([waitForAddress(`${url}/readyz`), failed]);
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
