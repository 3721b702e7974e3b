import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ANY_PORTS, findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { ROOT } from "@cosmic/tools-programs/root";
import { cpuWithChildren } from "./load-model/measure/process-times.ts";
import { type BenchRow, printRows, recordRow } from "./rows.ts";

// `npm run bench:start`: seconds from `npm start` to the first page: again on the same data, and in a clean clone, which
// installs and builds first. Processor time stands beside, since other work on the machine changes that least.
const GOALS = { again: 2, first: 45 } as const;
const RUNS = 3;
const MOST_SECONDS = 300;

const folder = mkdtempSync(join(tmpdir(), "cosmic-start-"));

interface Start {
  seconds: number;
  cpu: number;
}

/** Starts the product of a checkout, waits for its first page and its API, and stops it. */
async function start(checkout: string, data: string): Promise<Start> {
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const others: Record<string, string> = {};
  for (const name of Object.keys(ANY_PORTS)) others[name] = String(await findFreePort());
  const started = performance.now();
  const child = spawn(process.execPath, [join(checkout, "tools/cli/src/start.mjs")], {
    cwd: checkout,
    env: {
      ...process.env,
      CI: "true",
      DATABASE_URL: "",
      // Part of the build, which is that of the usual ports.
      PUBLIC_WEB_URL: "http://localhost:3000",
      PUBLIC_ADMIN_URL: "http://localhost:3001",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATA_DIR: data,
      ...others,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  try {
    const failed = ended.then((): never => {
      throw new Error("The product ended before it was ready");
    });
    const isReady = waitForAddress(`http://localhost:${port}/readyz`, MOST_SECONDS);
    await Promise.race([isReady, failed]);
    const seconds = (performance.now() - started) / 1_000;
    return { seconds, cpu: cpuWithChildren(child.pid ?? 0) / 1_000 };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const toRow = (what: string, starts: readonly Start[], goal: number): BenchRow => {
  const seconds = median(starts.map((one) => one.seconds));
  const cpu = median(starts.map((one) => one.cpu));
  return {
    what,
    value: `${seconds.toFixed(1)} s; CPU ${cpu.toFixed(1)} s`,
    floor: "",
    goal: `<= ${goal} s`,
    isMet: seconds <= goal,
  };
};

try {
  const data = join(folder, "data");
  await start(ROOT, data);
  const again: Start[] = [];
  for (let run = 0; run < RUNS; run += 1) again.push(await start(ROOT, data));
  const clone = join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${ROOT}`, clone]);
  const first = await start(clone, join(folder, "first-data"));
  const rows = [
    toRow("npm start to ready, again", again, GOALS.again),
    toRow("npm start to ready, in a clean clone, packages from the store", [first], GOALS.first),
  ];
  for (const row of rows) recordRow(row);
  printRows(rows);
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
