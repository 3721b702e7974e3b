import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import autocannon from "autocannon";
import { findPostgres } from "../checks/postgres.ts";
import { findFreePort, waitForAddress } from "../local/run-local.ts";

// Reads of a signed-in user on the built API with PostgreSQL, each as a ratio to the floor server in the
// same run. The two alternate, so that whatever else the machine does falls on both.
const ROOT = join(import.meta.dirname, "..", "..");
const GOAL = 0.6;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
const READS = ["/api/auth/user", "/api/profiles"] as const;

const postgres = await findPostgres();
if (!postgres) throw new Error("The benchmark needs PostgreSQL: name one with DATABASE_URL.");
const [apiPort, floorPort] = [await findFreePort(), await findFreePort()];
const children: ChildProcess[] = [];

function run(args: string[], env: Record<string, string> = {}): void {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
}

/** A signed-in user with five blueprints; answers with the cookie to send. */
async function prepareUser(origin: string): Promise<string> {
  const post = async (path: string, body: object, cookie = "") => {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const signedUp = await post("/api/auth/signup", {
    email: `bench-${Date.now()}@cosmic.test`,
    password: "a-steady-lantern",
    firstName: "Ada",
  });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const mbtiType of ["INTJ", "ENFP", "ISTP", "ESFJ", "INFP"]) {
    await post("/api/generate-profile", { birthDate: "1990-07-15", mbtiType }, cookie);
  }
  return cookie;
}

async function measure(origin: string, path: string, cookie: string) {
  const result = await autocannon({
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { cookie },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${origin}${path}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

try {
  run(["apps/api/dist/main.js"], {
    NODE_ENV: "development",
    DATABASE_URL: postgres.url,
    API_PORT: String(apiPort),
    LOG_LEVEL: "error",
  });
  run(["scripts/bench/floor-server.ts", postgres.url, String(floorPort)]);
  const api = `http://127.0.0.1:${apiPort}`;
  const floor = `http://127.0.0.1:${floorPort}`;
  await waitForAddress(`${api}/readyz`, 30);
  const cookie = await prepareUser(api);
  await waitForAddressWithCookie(`${floor}/api/auth/user`, cookie);

  console.log(
    `PostgreSQL: ${postgres.where}; ${CONNECTIONS} connections, ${ROUNDS} x ${SECONDS} s each`,
  );
  console.log("read              API req/s  floor req/s  ratio  API p99 ms");
  let lowest = Number.POSITIVE_INFINITY;
  for (const path of READS) {
    await measure(api, path, cookie);
    await measure(floor, path, cookie);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        api: await measure(api, path, cookie),
        floor: await measure(floor, path, cookie),
      });
    }
    const ratio = median(rounds.map((each) => each.api.perSecond / each.floor.perSecond));
    lowest = Math.min(lowest, ratio);
    const figures = [
      median(rounds.map((each) => each.api.perSecond))
        .toFixed(0)
        .padStart(9),
      median(rounds.map((each) => each.floor.perSecond))
        .toFixed(0)
        .padStart(11),
      ratio.toFixed(2).padStart(5),
      median(rounds.map((each) => each.api.p99))
        .toFixed(0)
        .padStart(10),
    ];
    console.log(`${path.padEnd(17)} ${figures.join("  ")}`);
  }
  console.log(
    `${lowest >= GOAL ? "ok" : "BELOW"}: lowest ratio ${lowest.toFixed(2)}, goal ${GOAL}`,
  );
  process.exitCode = lowest >= GOAL ? 0 : 1;
} finally {
  for (const child of children) child.kill("SIGTERM");
  postgres.stop();
}

/** The floor knows one question only, and only for someone signed in. */
async function waitForAddressWithCookie(url: string, cookie: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(url, { headers: { cookie } }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}
