import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { startOpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import { type Shape, startShape } from "@cosmic/tools-resilience/shape/start-shape";
import type { Measured, RequestCost, Tokens } from "../measured.ts";
import { type Counted, insist, openDatabaseStats } from "./database-stats.ts";
import { buy, createJourneys, type Journey } from "./journeys.ts";
import { landingBytes } from "./landing-bytes.ts";
import { measurePartitions } from "./partitions.ts";
import {
  cpuOfMainThread,
  cpuWithChildren,
  readParentPid,
  residentMegabytes,
} from "./process-times.ts";
import { createVisitor } from "./visitor.ts";

/** Milliseconds for what a request sets off afterwards, such as mail; and for measuring the background work. */
const AFTERWARDS = 3_000;
const IDLE = 65_000;
/** Requests of each kind before those that count. */
const WARM_UP = 60;
/** Equal parts of each distribution whose means are kept. */
const PARTS = 20;

type RequestStats = Awaited<ReturnType<typeof openDatabaseStats>>;

interface Reading extends Counted {
  loopMs: number;
  threadMs: number;
  databaseMs: number;
  frontMs: number;
  at: number;
}

const round = (value: number, digits = 3) => Number(value.toFixed(digits));

/** The role that owns the throw-away server: statistics of all are for it only. */
function ownerUrl({ postgres }: Shape): string {
  const url = new URL(postgres.url);
  url.username = "cosmic_test";
  url.password = "";
  return url.href;
}

/** Has the server count statements, which needs a restart. */
async function openStatementStats(shape: Shape): Promise<RequestStats> {
  const before = await openDatabaseStats(ownerUrl(shape));
  await before.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await before.close();
  await shape.postgres.restart();
  const stats = await openDatabaseStats(ownerUrl(shape));
  await stats.query("create extension pg_stat_statements");
  await insist(async () => {
    const response = await fetch(`${shape.webUrl}/readyz`);
    if (!response.ok) throw new Error("The API is not ready");
  });
  return stats;
}

function createMeter(shape: Shape, stats: RequestStats, serverPid: number) {
  const pid = shape.replicas[0]?.pid ?? 0;
  const read = async (): Promise<Reading> => ({
    ...(await stats.count()),
    loopMs: cpuOfMainThread(pid),
    threadMs: cpuWithChildren(pid) - cpuOfMainThread(pid),
    databaseMs: cpuWithChildren(serverPid),
    frontMs: cpuWithChildren(shape.sites.web.pid) + cpuWithChildren(shape.pgbouncer.pid),
    at: performance.now(),
  });
  /** What a time range cost. */
  return async (run: () => Promise<void>): Promise<Reading> => {
    const before = await read();
    await run();
    const after = await read();
    const names = Object.keys(before) as (keyof Reading)[];
    return Object.fromEntries(
      names.map((name) => [name, after[name] - before[name]]),
    ) as unknown as Reading;
  };
}

type Idle = Omit<Reading, "at">;

/** The distribution of times: the mean of each of so many equal parts of them, of an overall mean of 1. */
function computeQuantiles(times: readonly number[]): number[] {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const rising = times.toSorted((a, b) => a - b);
  const parts = Math.min(PARTS, rising.length);
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.round((part * rising.length) / parts);
    const slice = rising.slice(from, Math.round(((part + 1) * rising.length) / parts));
    return round(slice.reduce((sum, time) => sum + time, 0) / slice.length / mean, 2);
  });
}

async function measureCost(
  { kind, times, ask }: Journey,
  meter: ReturnType<typeof createMeter>,
  idle: Idle,
): Promise<RequestCost> {
  const taken: number[] = [];
  let bytes = 0;
  const spent = await meter(async () => {
    for (let index = 0; index < times; index += 1) {
      const answer = await ask(index);
      taken.push(answer.milliseconds);
      bytes += answer.bytes;
    }
    await pause(AFTERWARDS);
  });
  const each = (name: keyof Idle) =>
    round(Math.max(0, spent[name] - (idle[name] * spent.at) / 1_000) / times);
  const mean = taken.reduce((sum, time) => sum + time, 0) / times;
  console.log(
    `${kind.padEnd(28)} ${mean.toFixed(1).padStart(7)} ms, ${each("loopMs")} + ${each("threadMs")} ms of the API`,
  );
  return {
    loopMs: each("loopMs"),
    threadMs: each("threadMs"),
    databaseMs: each("databaseMs"),
    frontMs: each("frontMs"),
    statementMs: each("statementMs"),
    statements: each("statements"),
    writes: each("writes"),
    walBytes: Math.round(each("walBytes")),
    answerBytes: Math.round(bytes / times),
    shape: computeQuantiles(taken),
  };
}

const mailsIn = async ({ standIns }: Shape): Promise<number> => {
  const address = standIns.rows.find(([name]) => name === "Mailbox")?.[1] ?? "";
  return ((await (await fetch(`${address}/email`)).json()) as unknown[]).length;
};

/** The background work of a second without requests. */
async function measureIdle(meter: ReturnType<typeof createMeter>): Promise<Idle> {
  const { at, ...spent } = await meter(() => pause(IDLE));
  const names = Object.keys(spent) as (keyof Idle)[];
  return Object.fromEntries(
    names.map((name) => [name, (spent[name] * 1_000) / at]),
  ) as unknown as Idle;
}

const tokens = (lines: readonly Record<string, number>[]): Tokens => {
  const sum = (name: string) => lines.reduce((total, line) => total + (line[name] ?? 0), 0);
  return { input: sum("inputTokens"), output: sum("outputTokens"), calls: sum("calls") };
};

/** Tokens of the AI for the part of a report that is free, and for the rest, as the API logs them. */
async function measureAi(): Promise<Measured["ai"]> {
  const standIn = await startOpenAiStandIn({});
  const shape = await startShape({
    replicas: 1,
    env: { OPENAI_API_KEY: "sk-load-model-only-0123456789", OPENAI_BASE_URL: standIn.baseUrl },
  });
  const linesAfter = (seen: number) =>
    insist(async () => {
      const lines = readFileSync(shape.replicas[0]?.logFile ?? "", "utf8")
        .split("\n")
        .filter((line) => line.includes('"inputTokens"'));
      if (lines.length <= seen) throw new Error("The report has not been rewritten yet");
      return lines.map((line) => JSON.parse(line) as Record<string, number>);
    });
  try {
    const visitor = createVisitor(shape.webUrl);
    const password = "a-steady-lantern";
    await visitor.post("/api/auth/signup", {
      email: "reader@load.test",
      password,
      firstName: "Ada",
    });
    await visitor.post("/api/generate-profile", { birthDate: "1990-07-15", mbtiType: "INTJ" });
    const free = await linesAfter(0);
    await buy(visitor);
    const all = await linesAfter(free.length);
    return { free: tokens(free), rest: tokens(all.slice(free.length)) };
  } finally {
    await shape.stop();
    await standIn.close();
  }
}

/**
 * Drives each kind of request through the production shape on this machine, and reads what it cost. About
 * three minutes; the machine should do nothing else. Linux, with everything `npm run production-shape` needs.
 */
export async function measure(seed: (databaseUrl: string) => void): Promise<Measured> {
  const partitions = await measurePartitions(10, 40_000);
  if (!partitions) throw new Error("PostgreSQL did not start.");
  const ai = await measureAi();
  const shape = await startShape({ replicas: 1, env: { RATE_LIMIT_SCALE: "10000" } });
  try {
    const pid = shape.replicas[0]?.pid ?? 0;
    const startMb = residentMegabytes(pid);
    const stats = await openStatementStats(shape);
    const meter = createMeter(shape, stats, readParentPid(await stats.serverPid()));
    const idle = await measureIdle(meter);
    const requests: Record<string, RequestCost> = {};
    const mails: Record<string, number> = {};
    // Compiled code and warm caches, as in a process that has run for a while.
    for (const { times, ask } of createJourneys(shape.webUrl, "earlier")) {
      for (let index = 0; index < Math.min(times, WARM_UP); index += 1) await ask(index);
    }
    for (const journey of createJourneys(shape.webUrl)) {
      const had = await mailsIn(shape);
      requests[journey.kind] = await measureCost(journey, meter, idle);
      mails[journey.kind] = ((await mailsIn(shape)) - had) / journey.times;
    }
    const usedMb = residentMegabytes(pid);
    seed(shape.postgres.url);
    const tables = await stats.sizes();
    const postgres = await stats.version();
    await stats.close();
    return {
      machine: {
        processor: cpus()[0]?.model ?? "unknown",
        cores: cpus().length,
        node: execFileSync(process.execPath, ["--version"], { encoding: "utf8" }).trim(),
        postgres,
        measuredAt: new Date().toISOString().slice(0, 10),
      },
      requests,
      idle: {
        loopMs: round(idle.loopMs),
        threadMs: round(idle.threadMs),
        databaseMs: round(idle.databaseMs),
        statements: round(idle.statements),
      },
      memory: { startMb, usedMb },
      mails: {
        signUp: round(mails["sign-up"] ?? 0, 2),
        purchase: round(mails["a purchase"] ?? 0, 2),
      },
      ai,
      tables,
      partitions,
      landingBytes: landingBytes(),
    };
  } finally {
    await shape.stop();
  }
}
