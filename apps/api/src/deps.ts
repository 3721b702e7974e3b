import { type Logger, pino } from "pino";
import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import { startWarnings } from "./config/start-warnings.ts";
import type { Db } from "./db/connection.ts";
import { type OpenDatabase, openDatabase } from "./db/open-database.ts";
import type { Google } from "./gateways/google/google.ts";
import { createGoogle } from "./gateways/google/live-google.ts";
import { createMailer } from "./gateways/mailer/live-mailer.ts";
import type { Mailer } from "./gateways/mailer/mailer.ts";
import { createOpenAi } from "./gateways/openai/create-openai.ts";
import type { OpenAi } from "./gateways/openai/openai.ts";
import { createStripe } from "./gateways/stripe/live-stripe.ts";
import type { Stripe } from "./gateways/stripe/stripe.ts";
import { type Ids, randomIds } from "./ids.ts";
import { createJobQueue } from "./jobs/create-job-queue.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import { loggedError } from "./logged-error.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";

/** Everything the application is built from. */
export interface Deps {
  config: Config;
  /** The database with its life cycle (migrate, close); `db` is what stores use. */
  database: OpenDatabase;
  db: Db;
  clock: Clock;
  ids: Ids;
  jobs: JobQueue;
  /** Null where sign-in with Google is not configured. */
  google: Google | null;
  mailer: Mailer;
  /** Null where the built-in writer works alone. */
  openAi: OpenAi | null;
  /** Null where nothing can be paid. */
  stripe: Stripe | null;
  logger: Logger;
  metrics: Metrics;
}

/** Where logs must never show what people wrote; request serializers leave bodies out already. */
const REDACTED = [
  "req.headers.cookie",
  "req.headers.authorization",
  'res.headers["set-cookie"]',
  "email",
  "password",
  "token",
  "birthDate",
  "*.email",
  "*.password",
  "*.token",
  "*.birthDate",
];

/**
 * Opens what the configuration names. Close with `closeDeps`.
 * Throws CannotOpenDatabaseError when the embedded data is in use or cannot be written.
 */
export async function openDeps(config: Config): Promise<Deps> {
  const logger = pino({
    level: config.logLevel,
    redact: { paths: REDACTED, censor: "[hidden]" },
    serializers: { err: loggedError },
  });
  for (const warning of startWarnings(config)) logger.warn(warning);
  const metrics = createMetrics();
  const database = await openDatabase(
    config.database,
    (error) => logger.warn({ err: error }, "A database connection broke"),
    metrics,
  );
  const jobs = createJobQueue({ config, database, logger, metrics });
  return {
    config,
    database,
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    jobs,
    google: createGoogle(config),
    openAi: createOpenAi(config, metrics),
    stripe: createStripe(config),
    mailer: createMailer(config),
    logger,
    metrics,
  };
}

/** Stops the jobs, then closes the database. */
export async function closeDeps({ jobs, database }: Deps): Promise<void> {
  await jobs.stop();
  await database.close();
}
