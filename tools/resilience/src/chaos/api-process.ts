import { flushCompileCache } from "node:module";
import { buildApp } from "@cosmic/api/app";
import { buildConfig, type Config } from "@cosmic/api/config/config";
import { readEnv } from "@cosmic/api/config/env";
import { openDeps } from "@cosmic/api/deps";
import { prepareDatabase } from "@cosmic/api/start";

// The API as a process of its own, which can be killed. It loads, waits to be told its variables, then
// starts as apps/api/src/main.ts does.

const SECOND = 1_000;

/** What the API does within minutes happens within seconds, so that a run is not mostly waiting. */
function inSmallTime(config: Config): Config {
  const { payments, stripe, leases } = config;
  return {
    ...config,
    stripe: { ...stripe, callTimeout: 1.5 * SECOND, deadline: 4 * SECOND },
    leases: { ...leases, lifetime: 3 * SECOND, renewEvery: SECOND },
    payments: {
      ...payments,
      eventPatience: 2 * SECOND,
      reconcile: {
        ...payments.reconcile,
        every: SECOND,
        eventGrace: 1.5 * SECOND,
        eventAlarm: 20 * SECOND,
        overlap: 15 * SECOND,
        checkoutAge: 3 * SECOND,
      },
    },
  };
}

export type ProcessMessage = { kind: "listening"; port: number } | { kind: "open" };

const report = (message: ProcessMessage) => void process.send?.(message);

async function start(variables: Record<string, string>): Promise<void> {
  const deps = await openDeps(inSmallTime(buildConfig(readEnv({ ...process.env, ...variables }))));
  let isOpen = false;
  const app = await buildApp(deps, () => isOpen);
  const address = await app.listen({ host: deps.config.http.host, port: 0 });
  report({ kind: "listening", port: Number(new URL(address).port) });
  await prepareDatabase(deps, () => false);
  isOpen = true;
  report({ kind: "open" });
}

// A killed process keeps nothing; this one will be.
flushCompileCache();

process.once("message", (variables) => {
  start(variables as Record<string, string>).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
// It goes with whoever started it, in whatever way that ends.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 500);
