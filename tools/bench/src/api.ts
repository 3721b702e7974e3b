import { mkdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { ROOT } from "@cosmic/tools-programs/root";
import { createServerProcess } from "@cosmic/tools-resilience/processes/server-process";
import { startNginxSite } from "@cosmic/tools-resilience/shape/nginx-site";
import { startShape } from "@cosmic/tools-resilience/shape/start-shape";
import { prepareCalls } from "./calls.ts";
import {
  type Call,
  CONNECTIONS,
  measure,
  median,
  medians,
  type RequestStats,
  SECONDS,
  type Target,
} from "./load.ts";

// `npm run bench:api`: the main reads of a signed-in user, and signing in, on the production shape with one,
// two and three processes of the API, each as a ratio to two floors in the same round. All alternate, so that
// whatever else the machine does falls on each of them.
const WEB = join(ROOT, "apps", "web", "dist");
const GOAL = 0.7;
const ROUNDS = 3;
const MOST_PROCESSES = 3;

const shape = await startShape({
  replicas: MOST_PROCESSES,
  env: { RATE_LIMIT_SCALE: "10000", LOG_LEVEL: process.env["LOG_LEVEL"] ?? "info" },
});
const stops: (() => unknown)[] = [() => shape.stop()];

/** The bare server on a database, listening. */
async function startFloor(databaseUrl: string): Promise<{ port: number; pid: number }> {
  const port = await findFreePort();
  const floor = createServerProcess({
    command: process.execPath,
    args: [join(import.meta.dirname, "floor-server.ts"), databaseUrl, String(port)],
    env: process.env,
    logFile: join(shape.folder, `floor-${port}.log`),
  });
  floor.start();
  stops.unshift(() => floor.end("SIGTERM"));
  return { port, pid: floor.pid };
}

/** nginx before some servers, as it stands before each site. */
async function startFront(
  name: string,
  servers: readonly { port: number; pid: number }[],
): Promise<Target> {
  const folder = join(shape.folder, name);
  mkdirSync(folder);
  const apiPorts = servers.map(({ port }) => port);
  const front = await startNginxSite({
    dist: WEB,
    folder,
    port: await findFreePort(),
    host: "",
    apiPorts,
  });
  stops.unshift(() => front.stop());
  return { origin: `http://127.0.0.1:${front.port}`, pids: servers.map(({ pid }) => pid) };
}

interface Comparison {
  processes: number;
  api: RequestStats;
  /** Requests a second, as parts of those of the floors. */
  toBare: number;
  toSame: number;
  /** Processor time of the same floor for a request, as a part of the API's. */
  cpuToSame: number;
}

try {
  const { reads, login } = await prepareCalls(shape.webUrl);
  const straight = await startFloor(shape.postgres.url);
  const bare: Target = {
    origin: `http://127.0.0.1:${straight.port}`,
    pids: [straight.pid],
  };
  const floors: { port: number; pid: number }[] = [];
  for (let count = 0; count < MOST_PROCESSES; count += 1) {
    floors.push(await startFloor(shape.pgbouncer.url));
  }
  const sizes = await Promise.all(
    Array.from({ length: MOST_PROCESSES }, async (_, index) => {
      const processes = index + 1;
      return {
        processes,
        api: await startFront(`api-of-${processes}`, shape.replicas.slice(0, processes)),
        floor: await startFront(`floor-of-${processes}`, floors.slice(0, processes)),
      };
    }),
  );

  async function compare(call: Call): Promise<Comparison[]> {
    const targets = [bare, ...sizes.flatMap(({ api, floor }) => [api, floor])];
    for (const target of targets) await measure(target, call);
    const rounds: Map<Target, RequestStats>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const stats = new Map<Target, RequestStats>();
      for (const target of targets) stats.set(target, await measure(target, call));
      rounds.push(stats);
    }
    const listMetrics = (target: Target) => rounds.flatMap((round) => round.get(target) ?? []);
    const ratio = (metric: "perSecond" | "cpu", one: Target, other: Target) => {
      const others = listMetrics(other);
      return median(
        listMetrics(one).map((stats, round) => stats[metric] / (others[round]?.[metric] ?? 0)),
      );
    };
    return sizes.map(({ processes, api, floor }) => ({
      processes,
      api: medians(listMetrics(api)),
      toBare: ratio("perSecond", api, bare),
      toSame: ratio("perSecond", api, floor),
      cpuToSame: ratio("cpu", floor, api),
    }));
  }

  console.log(
    `${availableParallelism()} cores for everything, the load included; load before: ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  console.log("to same: the bare server in as many processes behind the same nginx and PgBouncer");
  console.log("to bare: one bare server straight at PostgreSQL, asked straight");
  console.log(
    "CPU: milliseconds of the API for a request, and how much of that the same floor takes",
  );
  console.log(
    "\ncall                   processes    req/s  p50 ms  p99 ms  to same  to bare  CPU ms  CPU",
  );
  let lowest = Number.POSITIVE_INFINITY;
  for (const call of [...reads, login]) {
    for (const { processes, api, toSame, toBare, cpuToSame } of await compare(call)) {
      if (call !== login) lowest = Math.min(lowest, toSame);
      const stats = [
        String(processes).padStart(9),
        api.perSecond.toFixed(0).padStart(7),
        api.p50.toFixed(0).padStart(6),
        api.p99.toFixed(0).padStart(6),
        toSame.toFixed(2).padStart(7),
        toBare.toFixed(2).padStart(7),
        api.cpu.toFixed(2).padStart(6),
        cpuToSame.toFixed(2),
      ];
      console.log(`${call.name.padEnd(22)} ${stats.join("  ")}`);
    }
  }
  const isMet = lowest >= GOAL;
  console.log(
    `${isMet ? "ok" : "BELOW"}: lowest ratio of reads to the same floor ${lowest.toFixed(2)}, goal ${GOAL}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  for (const stop of stops) await stop();
}
