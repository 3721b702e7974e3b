import { flushCompileCache } from "node:module";
import { buildApp } from "@cosmic/api/app";
import { buildConfig, type Config } from "@cosmic/api/config/config";
import { readEnv } from "@cosmic/api/config/env";
import { openDeps } from "@cosmic/api/deps";
import { listenForMetrics } from "@cosmic/api/http/metrics-listener";
import { prepareDatabase } from "@cosmic/api/start";

// The API as a process of its own, started as apps/api/src/main.ts does, with shorter times.

const SECOND = 1_000;

/** What the API does within minutes happens within seconds, so that a run is not mostly waiting. */
function shortenTimes(config: Config): Config {
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

// A process that is killed writes no cache of compiled code; this one will be.
flushCompileCache();
// It ends with its parent, in whatever way that ends.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 500);

const deps = await openDeps(shortenTimes(buildConfig(readEnv(process.env))));
await listenForMetrics(deps.config, deps.metrics);
let isOpen = false;
const app = await buildApp(deps, () => isOpen);
await app.listen({ host: deps.config.http.host, port: Number(process.env["API_PORT"]) });
await prepareDatabase(deps, () => false);
isOpen = true;
