import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "./environment.ts";

/** Has PostgreSQL write down every wait for a lock that takes longer, until `end`. */
export async function watchLocks({ postgres, queryAsOwner }: Environment, milliseconds: number) {
  const settings = { log_lock_waits: "on", deadlock_timeout: `${milliseconds}ms` };
  for (const [name, value] of Object.entries(settings)) {
    await queryAsOwner(`alter system set ${name} = '${value}'`);
  }
  await queryAsOwner("select pg_reload_conf()");
  const { length } = readFileSync(postgres.logFile, "utf8");
  return {
    /** @returns what each was for and how long it took: "ShareLock on transaction 123.4 ms" */
    async end(): Promise<string[]> {
      for (const name of Object.keys(settings)) await queryAsOwner(`alter system reset ${name}`);
      await queryAsOwner("select pg_reload_conf()");
      await pause(100);
      const written = readFileSync(postgres.logFile, "utf8").slice(length);
      const waits = written.matchAll(/acquired (\w+ on \w+) .*?after ([\d.]+ ms)/g);
      return [...waits].map(([, lock, time]) => `${lock} ${time}`);
    },
  };
}
