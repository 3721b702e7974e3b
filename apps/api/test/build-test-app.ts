import type { FastifyInstance } from "fastify";
import type { KyselyPlugin } from "kysely";
import { type Logger, pino } from "pino";
import { onTestFinished } from "vitest";
import { buildApp } from "../src/app.ts";
import type { Clock } from "../src/clock.ts";
import type { Config } from "../src/config/config.ts";
import type { OpenDatabase } from "../src/db/open-database.ts";
import type { Deps } from "../src/deps.ts";
import { createGoogle } from "../src/gateways/google/live-google.ts";
import { createMailer } from "../src/gateways/mailer/live-mailer.ts";
import type { Stopwatch } from "../src/gateways/openai/breaker.ts";
import { createOpenAi } from "../src/gateways/openai/create-openai.ts";
import { createStripe } from "../src/gateways/stripe/live-stripe.ts";
import { randomIds } from "../src/ids.ts";
import { createJobQueue } from "../src/jobs/create-job-queue.ts";
import { createMetrics } from "../src/metrics/metrics.ts";
import { sharedDatabase } from "./database.ts";
import { buildTestConfig } from "./test-config.ts";

export interface TestClock extends Clock {
  /** Sets the time; null lets it run with the machine's again. */
  set(now: string | null): void;
}

function createTestClock(): TestClock {
  let fixed: Date | null = null;
  return {
    now: () => new Date(fixed ?? Date.now()),
    set: (now) => {
      fixed = now === null ? null : new Date(now);
    },
  };
}

export interface TestAppOptions {
  /** Changes the configuration the application is built with. */
  configure?: (config: Config) => Config;
  /** A database of its own instead of the worker's. */
  database?: OpenDatabase;
  /** Observes the application's statements. */
  plugin?: KyselyPlugin;
  /** Receives every line of the log, as JSON. */
  onLog?: (line: string) => void;
  /** Measures the pauses in which the AI is left alone; the process's own by default. */
  stopwatch?: Stopwatch;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  clock: TestClock;
  config: Config;
  close(): Promise<void>;
}

function createLogger(onLog: TestAppOptions["onLog"]): Logger {
  return onLog ? pino({ level: "trace" }, { write: onLog }) : pino({ level: "silent" });
}

/** What the application is built from, on the database under test. */
export async function buildTestDeps(
  options: TestAppOptions = {},
): Promise<Deps & { clock: TestClock }> {
  const config = options.configure?.(buildTestConfig()) ?? buildTestConfig();
  const database = options.database ?? (await sharedDatabase());
  const logger = createLogger(options.onLog);
  const metrics = createMetrics();
  return {
    config,
    database,
    db: options.plugin ? database.db.withPlugin(options.plugin) : database.db,
    clock: createTestClock(),
    ids: randomIds,
    jobs: createJobQueue({ config, database, logger, metrics }),
    google: createGoogle(config),
    openAi: createOpenAi(config, metrics, options.stopwatch),
    stripe: createStripe(config),
    mailer: createMailer(config),
    logger,
    metrics,
  };
}

/**
 * The real application on the database under test, to be injected into or to listen. Jobs are queued;
 * whether they are done too is a matter of its configuration.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const deps = await buildTestDeps(options);
  const app = await buildApp(deps);
  await deps.jobs.start();
  const close = async () => {
    await app.close();
    await deps.jobs.stop();
  };
  return { app, deps, clock: deps.clock, config: deps.config, close };
}

/** The same for one test: closed when it ends. */
export async function buildAppForTest(options: TestAppOptions = {}): Promise<TestApp> {
  const built = await buildTestApp(options);
  onTestFinished(() => built.close());
  return built;
}
