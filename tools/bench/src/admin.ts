import { randomUUID } from "node:crypto";
import { buildApp } from "@cosmic/api/app";
import { buildConfig, type Config } from "@cosmic/api/config/config";
import { closeDeps, type Deps, openDeps } from "@cosmic/api/deps";
import { type Agent, createAgent } from "@cosmic/api/testing/agent";
import { makeOperator } from "@cosmic/api/testing/factories";
import { seedDatabase } from "@cosmic/api/testing/seed/seed-database";
import { withStripe } from "@cosmic/api/testing/with-stripe";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { findPostgres } from "@cosmic/tools-programs/postgres";
import { Client } from "pg";
import { measureRecording, type Recording } from "./admin-recording.ts";
import { printGrowth, printRecording } from "./admin-report.ts";
import { readBenchSizes } from "./admin-sizes.ts";
import { computeTiming, type Timing } from "./timing.ts";

// What the operator's panel asks, through the whole API on PostgreSQL, as the number of users grows.
// Ratios between sizes say more than the times themselves: they are of one machine and one run.
const ROUNDS = { light: 60, heavy: 12 };
const HOUR = 3_600_000;

const postgres = await findPostgres();
if (!postgres) throw new Error("The benchmark needs PostgreSQL: name one with DATABASE_URL.");
const { url: serverUrl, where } = postgres;

async function onServer(command: string): Promise<void> {
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(command);
  await client.end();
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function configFor(url: string, statementTimeout: number, limitScale = 10_000) {
  const config = buildConfig({
    NODE_ENV: "test",
    DATABASE_URL: url,
    SESSION_SECRET: "a secret of the benchmark, long enough to be taken",
    RATE_LIMIT_SCALE: limitScale,
    LOG_LEVEL: "silent",
  });
  return {
    ...config,
    jobs: { workers: false },
    passwords: { ...config.passwords, memoryCost: 64, timeCost: 1 },
    database: { ...config.database, statementTimeout, idleInTransactionTimeout: statementTimeout },
  };
}

async function timed(
  rounds: number,
  ask: (round: number) => ReturnType<Agent["get"]>,
): Promise<Timing> {
  const times: number[] = [];
  // The first answers fill caches, as they do for an operator who opens the panel.
  for (let round = -3; round < rounds; round += 1) {
    const started = performance.now();
    const { statusCode, body } = await ask(round);
    if (statusCode !== 200) throw new Error(`${statusCode}: ${body.slice(0, 200)}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  return computeTiming(times);
}

async function signIn(app: Awaited<ReturnType<typeof buildApp>>, deps: Deps): Promise<Agent> {
  const { email, password } = await makeOperator(deps);
  const agent = createAgent(app, { origin: deps.config.sites.adminUrl });
  const answer = await agent.post("/api/admin/login", { email, password });
  if (answer.statusCode !== 200) throw new Error(`Sign-in answered ${answer.statusCode}`);
  return agent;
}

/** A cursor into the middle of the list, as far as so many pages of 500 lead. */
async function cursorAfter(operator: Agent, pages: number): Promise<string> {
  let cursor = "";
  for (let page = 0; page < pages; page += 1) {
    const answer = await operator.get(
      `/api/admin/users?limit=500${cursor === "" ? "" : `&cursor=${cursor}`}`,
    );
    const next = answer.headers["x-next-cursor"];
    if (typeof next !== "string") break;
    cursor = next;
  }
  return cursor;
}

const SEARCHES = ["lovell", "yuki", "silva.1", "no-such-user", "vogel", "mentor", "example.org"];

async function measure(operator: Agent, deps: Deps): Promise<Record<string, Timing>> {
  const get = (path: string) => operator.get(`/api/admin/${path}`);
  const cursor = await cursorAfter(operator, 20);
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 364 * 24 * HOUR).toISOString().slice(0, 10);
  const answers = {
    list: await timed(ROUNDS.light, () => get("users")),
    "list, later page": await timed(ROUNDS.light, () =>
      get(cursor === "" ? "users" : `users?cursor=${cursor}`),
    ),
    "list, by name": await timed(ROUNDS.light, () => get("users?sort=lastName&direction=asc")),
    search: await timed(ROUNDS.light, (round) =>
      get(`users?search=${SEARCHES[Math.abs(round) % SEARCHES.length]}`),
    ),
    stats: await timed(ROUNDS.light, () => get("stats")),
    check: await timed(ROUNDS.heavy, () => operator.post("/api/admin/alerts/check")),
    "funnel of a year": await timed(ROUNDS.heavy, () => get(`funnel?from=${from}&to=${to}`)),
  };
  await deps.db.deleteFrom("alerts").execute();
  return answers;
}

async function countEvents({ db }: Deps): Promise<number> {
  const { count } = await db
    .selectFrom("funnel_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Starts the API on a database for as long as something is measured. */
async function withApp<T>(
  config: Config,
  act: (app: Awaited<ReturnType<typeof buildApp>>, deps: Deps) => Promise<T>,
): Promise<T> {
  const deps = await openDeps(config);
  const app = await buildApp(deps);
  await deps.jobs.start();
  try {
    return await act(app, deps);
  } finally {
    await app.close();
    await closeDeps(deps);
  }
}

async function benchSize(users: number, events: number) {
  const name = `cosmic_bench_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name}`);
  const url = databaseUrl(name);
  try {
    const seeding = await openDeps(configFor(url, 6 * HOUR));
    const started = performance.now();
    await seeding.database.migrate();
    await seedDatabase(
      seeding,
      { users, events, blueprints: 20, days: 180, hasIncidents: false },
      () => {},
    );
    const counted = await countEvents(seeding);
    await closeDeps(seeding);
    await onServer(`checkpoint`);
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`${users} users, ${counted} events: made in ${seconds} s`);

    const answers = await withApp(configFor(url, 30_000), async (app, deps) =>
      measure(await signIn(app, deps), deps),
    );
    const standIn = await startStripeStandIn();
    try {
      const config = withStripe(standIn)({
        ...configFor(url, 30_000, 1),
        passwords: buildConfig({ NODE_ENV: "test" }).passwords,
      });
      const recording = await withApp(config, (app, deps) =>
        measureRecording({ app, deps, standIn }),
      );
      return { answers, recording };
    } finally {
      await standIn.close();
    }
  } finally {
    await onServer(`drop database ${name} with (force)`);
  }
}

try {
  console.log(`PostgreSQL: ${where}`);
  const results = new Map<number, Record<string, Timing>>();
  const recordings = new Map<number, Recording>();
  for (const { users, events } of readBenchSizes(process.argv.slice(2))) {
    const { answers, recording } = await benchSize(users, events);
    results.set(users, answers);
    recordings.set(users, recording);
  }
  const isPanelFine = printGrowth(results);
  const isRecordingFine = printRecording(recordings);
  process.exitCode = isPanelFine && isRecordingFine ? 0 : 1;
} finally {
  postgres.stop();
}
