import { mkdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
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
import { type BenchRow, printRows, recordRow } from "./rows.ts";
import { makeWideTable } from "./wide-floor.ts";

// `npm run bench:api`: the main reads of a signed-in user, and signing in, on the production shape, each as a ratio to
// floors in the same round; all alternate, so that whatever else the machine does falls on each of them. Then the same
// number of requests to one, two and three processes: the load shares their cores, so requests a second would say
// nothing, while the processor time of a request, and how evenly it falls on them, tells what more cores would give.
const WEB = join(ROOT, "apps", "web", "dist");
const ROUNDS = 3;
const MOST_PROCESSES = 3;
const FIXED_WORK = 1_500;
const GOALS: Record<string, number> = {
  "/api/auth/user": 0.85,
  "/api/profiles": 0.85,
  "/api/profiles/{slug} *": 0.9,
};
const MOST_CPU = 1;
/** Of the time of a request in one process; and of all work, in the busiest of as many. */
const MOST_GROWTH = 1.15;
const MOST_UNEVEN = 1.25;

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
  await waitForAddress(`http://127.0.0.1:${port}/ready`, 30);
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

const rows: BenchRow[] = [];

function compareRow(call: Call, api: RequestStats, toSame: number, floorCpu: number): BenchRow {
  const goal = GOALS[call.name];
  return {
    what: `GET ${call.name}, to the same floor`.replace(
      "GET /api/auth/login",
      "POST /api/auth/login",
    ),
    value: `${toSame.toFixed(2)}; ${api.perSecond.toFixed(0)}/s, CPU ${api.cpu.toFixed(2)} ms`,
    floor: `1.00; CPU ${floorCpu.toFixed(2)} ms`,
    goal: goal === undefined ? "" : `>= ${goal}`,
    isMet: goal === undefined ? null : toSame >= goal,
  };
}

try {
  const { reads, wide, login } = await prepareCalls(shape.webUrl);
  await makeWideTable(shape.postgres.url);
  const straight = await startFloor(shape.postgres.url);
  const bare: Target = {
    origin: `http://127.0.0.1:${straight.port}`,
    pids: [straight.pid],
    isFloor: true,
  };
  const api = await startFront("api-of-1", shape.replicas.slice(0, 1));
  const same: Target = {
    ...(await startFront("floor-of-1", [await startFloor(shape.pgbouncer.url)])),
    isFloor: true,
  };

  console.log(
    `${availableParallelism()} cores for everything, the load included; load before: ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  console.log("to same: the bare server behind the same nginx and PgBouncer");
  console.log("to bare: the bare server straight at PostgreSQL, asked straight");
  console.log(
    "*: to a bare server that reads the whole report from its row, as when the goal was set",
  );
  console.log(
    "\ncall                       req/s  p50 ms  p99 ms  to same  to bare  CPU ms  floor's",
  );
  const targets = [bare, api, same];
  const compare = async (call: Call) => {
    for (const target of targets) await measure(target, call);
    const rounds: RequestStats[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const stats: RequestStats[] = [];
      for (const target of targets) stats.push(await measure(target, call));
      rounds.push(stats);
    }
    const statsFor = (index: number) => rounds.flatMap((round) => round[index] ?? []);
    const [ofBare, ofApi, ofSame] = [statsFor(0), statsFor(1), statsFor(2)];
    const ratioTo = (others: readonly RequestStats[]) =>
      median(ofApi.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? 0)));
    const stats = medians(ofApi);
    const floorCpu = medians(ofSame).cpu;
    const cells = [
      stats.perSecond.toFixed(0).padStart(7),
      stats.p50.toFixed(0).padStart(6),
      stats.p99.toFixed(0).padStart(6),
      ratioTo(ofSame).toFixed(2).padStart(7),
      ratioTo(ofBare).toFixed(2).padStart(7),
      stats.cpu.toFixed(2).padStart(6),
      floorCpu.toFixed(2).padStart(7),
    ];
    console.log(`${call.name.padEnd(24)} ${cells.join("  ")}`);
    rows.push(compareRow(call, stats, ratioTo(ofSame), floorCpu));
    return stats;
  };

  for (const call of reads) await compare(call);
  const { cpu } = await compare(wide);
  rows.push({
    what: "GET /api/profiles/{slug}, CPU of the API",
    value: `${cpu.toFixed(2)} ms`,
    floor: "",
    goal: `<= ${MOST_CPU} ms`,
    isMet: cpu <= MOST_CPU,
  });

  const fronts = [api];
  for (let count = 2; count <= MOST_PROCESSES; count += 1) {
    fronts.push(await startFront(`api-of-${count}`, shape.replicas.slice(0, count)));
  }
  for (const front of fronts) for (const call of reads) await measure(front, call, FIXED_WORK);
  const rounds: RequestStats[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const stats: RequestStats[] = [];
    for (const front of fronts) {
      const each: RequestStats[] = [];
      for (const call of reads) each.push(await measure(front, call, FIXED_WORK));
      const mean = (metric: "cpu" | "fullest") =>
        each.reduce((sum, one) => sum + one[metric], 0) / each.length;
      stats.push({ perSecond: 0, p50: 0, p99: 0, cpu: mean("cpu"), fullest: mean("fullest") });
    }
    rounds.push(stats);
  }
  for (let count = 2; count <= MOST_PROCESSES; count += 1) {
    const growth = median(
      rounds.map((round) => (round[count - 1]?.cpu ?? 0) / (round[0]?.cpu || 1)),
    );
    const uneven = median(rounds.map((round) => (round[count - 1]?.fullest ?? 0) * count));
    rows.push({
      what: `${count} processes, ${FIXED_WORK} reads of each kind: CPU of a read; the busiest's share`,
      value: `${growth.toFixed(2)} of one's; ${uneven.toFixed(2)} of an even share`,
      floor: "1.00; 1.00",
      goal: `<= ${MOST_GROWTH}; <= ${MOST_UNEVEN}`,
      isMet: growth <= MOST_GROWTH && uneven <= MOST_UNEVEN,
    });
  }

  // Last: an account keeps so many sessions, and signing in again and again ends the one of the reads.
  await compare(login);

  console.log("");
  for (const row of rows) recordRow(row);
  printRows(rows);
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  for (const stop of stops) await stop();
}
