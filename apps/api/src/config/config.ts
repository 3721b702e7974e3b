import { resolve } from "node:path";
import { ConfigError } from "./config-error.ts";
import { type Env, readEnv } from "./env.ts";
import { LIMITS, type Limit, type LimitName } from "./limits.ts";
import { loadSessionSecret } from "./local-secret.ts";
import { buildOpenAiConfig, type OpenAiConfig } from "./openai-config.ts";
import {
  buildPaymentsConfig,
  buildStripeConfig,
  type PaymentsConfig,
  type StripeConfig,
} from "./payments-config.ts";
import {
  developmentProblems,
  GOOGLE_ISSUER,
  pairProblems,
  productionProblems,
} from "./production-rules.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Times in milliseconds. */
export interface SessionLifetime {
  idle: number;
  absolute: number;
  /** A session is marked as used at most this often. */
  touchAfter: number;
}

export interface DatabaseConfig {
  /** A PostgreSQL server, or null for the embedded one. */
  url: string | null;
  /** The same database for migrations, where `url` is a pooler's that cannot carry their lock. */
  migrationUrl: string | null;
  /** A replica of it, for lists of the panel and the funnel; null where the primary answers them. */
  replicaUrl: string | null;
  /** The embedded server's data. */
  directory: string;
  poolSize: number;
  /**
   * Milliseconds: for a connection, the wait for the pool included, and for a statement. Together, with a
   * little more for a server that has fallen silent, they are what a request can wait: under six seconds.
   */
  connectTimeout: number;
  statementTimeout: number;
  idleInTransactionTimeout: number;
  migrationLockTimeout: number;
}

export interface MailConfig {
  /** The sender's address. */
  from: string;
  /** A server that offers no encryption gets no mail. */
  requireTls: boolean;
  /** Milliseconds: to connect, until the server greets, and without a byte from it. */
  connectTimeout: number;
  greetingTimeout: number;
  silenceTimeout: number;
  /** Milliseconds for which a mail without an end of its own is worth sending. */
  lifetime: number;
  /** The same for a mail that the server refuses permanently, such as one to an unknown address. */
  refusedLifetime: number;
}

export interface Config {
  production: boolean;
  logLevel: string;
  http: { host: string; port: number; trustProxy: readonly string[] };
  /** The private port for metrics, or null. Any client that can reach it may read them. */
  metrics: { host: string; port: number } | null;
  /** Where people find the two sites; without a trailing slash. */
  sites: {
    webUrl: string;
    adminUrl: string;
    webPort: number;
    adminPort: number;
    /** Both sites are served over https. */
    secure: boolean;
  };
  /** The public site names an address where people reach its operator. */
  hasContact: boolean;
  dataDirectory: string;
  database: DatabaseConfig;
  sessions: { user: SessionLifetime; operator: SessionLifetime };
  /** Milliseconds for which a sign-in counts as fresh. */
  freshSignIn: number;
  /** Milliseconds after its last sign-in for which a browser has an allowance of its own. */
  knownBrowserLifetime: number;
  limits: { scale: number; rates: Record<LimitName, readonly Limit[]> };
  /** Argon2id; `memoryCost` in KiB. */
  passwords: {
    memoryCost: number;
    timeCost: number;
    parallelism: number;
    /** Hashes that may wait, in all, from an address and from the network around it; one is made at a time. */
    waitingHashes: number;
    waitingFromAddress: number;
    waitingFromNetwork: number;
  };
  /**
   * Reports made as PDF at once, reports that may wait their turn, milliseconds for one with its
   * wait, the megabytes of heap that one may take, and how many files are kept for readers who ask again.
   */
  printing: { atOnce: number; waiting: number; timeout: number; memory: number; kept: number };
  /** Blueprints that one account can hold: lists and copies of all of them take so much for each. */
  blueprintsHeld: number;
  /** Failed sign-ins before the delay grows, and the delay's bounds in seconds. */
  signInDelay: { freeFailures: number; firstSeconds: number; longestSeconds: number };
  /** Milliseconds; ownerless blueprints and stale rows go after these. */
  retention: {
    ownerlessBlueprints: number;
    reportCopies: number;
    rateLimits: number;
    finishedSignIns: number;
    /** Steps as browsers sent them; the totals of visits stay. */
    funnelEvents: number;
    /** Longer than the longest report; the sums of their days stay. */
    visits: number;
    /** What a restore must not bring back; backups that are older must not be restored. */
    tombstones: number;
    /** Longer than the week that alerts compare with. */
    counters: number;
    /** Kinds of failure that are not seen any more. */
    errorGroups: number;
    /** Events about payments that were dealt with, and checkouts that ended unpaid. */
    paymentEvents: number;
    unpaidCheckouts: number;
    /** Paid blueprints of an account that passed to the owner of its address. */
    keptBlueprints: number;
    /** Audit entries of sign-ins that no operator made: anyone can cause them. */
    failedOperatorSignIns: number;
    purgeBatch: number;
    /** Smaller: every request writes there, and a batch locks what it deletes. */
    sessionBatch: number;
  };
  /** Whether this process does jobs, or only queues them for others. */
  jobs: { workers: boolean };
  /** Seconds for which a password reset link works. */
  resetLinkLifetime: number;
  /** Seconds for which a link that confirms an address works. */
  confirmationLinkLifetime: number;
  /** The OpenID provider behind "Continue with Google"; null where none is configured. */
  google: { issuer: string; clientId: string } | null;
  mail: MailConfig;
  openAi: OpenAiConfig;
  stripe: StripeConfig;
  payments: PaymentsConfig;
  /** Work that one process does while others wait for it; milliseconds. */
  leases: {
    lifetime: number;
    renewEvery: number;
    /** How often others look whether it is done, and for how long. */
    lookEvery: number;
    waitAtMost: number;
    /** How often jobs whose process is gone are looked for. */
    lookForDeadEvery: number;
  };
  operator: {
    email: string | null;
    /** An operator without a second factor can do nothing but set one up. */
    requireSecondFactor: boolean;
  };
  /** Never logged, never in an error. */
  secrets: {
    session: string;
    operatorPassword: string | null;
    googleClient: string | null;
    smtpUrl: string;
    /** Null where the built-in writer works alone. */
    openAi: string | null;
    /** Null where nothing can be paid. */
    stripe: string | null;
    /** Any of them may have signed an event. */
    stripeWebhook: readonly string[];
  };
}

/** The configuration for a checked environment. Throws ConfigError when production rules are broken. */
export function buildConfig(env: Env): Config {
  const production = env.NODE_ENV === "production";
  const ownProblems = production ? productionProblems(env) : developmentProblems(env);
  const problems = [...pairProblems(env), ...ownProblems];
  if (problems.length > 0) throw new ConfigError(problems);

  const webPort = env.PORT ?? 3000;
  const adminPort = env.ADMIN_PORT ?? 3001;
  const webUrl = new URL(env.PUBLIC_WEB_URL ?? `http://localhost:${webPort}`).origin;
  const adminUrl = new URL(env.PUBLIC_ADMIN_URL ?? `http://localhost:${adminPort}`).origin;
  const scale = env.RATE_LIMIT_SCALE ?? (production ? 1 : 100);
  const dataDirectory = resolve(env.DATA_DIR ?? ".local");

  return {
    production,
    logLevel: env.LOG_LEVEL ?? (production ? "info" : "warn"),
    http: {
      host: env.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
      port: env.API_PORT ?? 3002,
      trustProxy: env.TRUST_PROXY ?? [],
    },
    metrics:
      env.METRICS_PORT === undefined
        ? null
        : { host: env.METRICS_HOST ?? "127.0.0.1", port: env.METRICS_PORT },
    sites: { webUrl, adminUrl, webPort, adminPort, secure: webUrl.startsWith("https:") },
    hasContact: env.PUBLIC_OPERATOR_EMAIL !== undefined,
    dataDirectory,
    database: {
      url: env.DATABASE_URL ?? null,
      migrationUrl: env.MIGRATION_DATABASE_URL ?? null,
      replicaUrl: env.DATABASE_REPLICA_URL ?? null,
      directory: resolve(dataDirectory, "database"),
      poolSize: env.DATABASE_POOL_SIZE ?? 10,
      connectTimeout: 2 * SECOND,
      statementTimeout: 3_500,
      idleInTransactionTimeout: 10 * SECOND,
      migrationLockTimeout: MINUTE,
    },
    sessions: {
      user: { idle: 14 * DAY, absolute: 30 * DAY, touchAfter: 5 * MINUTE },
      operator: { idle: 30 * MINUTE, absolute: 12 * HOUR, touchAfter: MINUTE },
    },
    freshSignIn: 10 * MINUTE,
    knownBrowserLifetime: 180 * DAY,
    limits: { scale, rates: LIMITS },
    passwords: {
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
      waitingHashes: 100,
      waitingFromAddress: 10 * scale,
      waitingFromNetwork: 25 * scale,
    },
    printing: { atOnce: 1, waiting: 100, timeout: 50 * SECOND, memory: 96, kept: 400 },
    blueprintsHeld: 500,
    signInDelay: { freeFailures: 5, firstSeconds: 1, longestSeconds: 900 },
    retention: {
      ownerlessBlueprints: 7 * DAY,
      reportCopies: DAY,
      rateLimits: 2 * DAY,
      finishedSignIns: DAY,
      funnelEvents: 90 * DAY,
      visits: 400 * DAY,
      tombstones: 400 * DAY,
      counters: 9 * DAY,
      errorGroups: 90 * DAY,
      paymentEvents: 90 * DAY,
      unpaidCheckouts: 90 * DAY,
      keptBlueprints: 365 * DAY,
      failedOperatorSignIns: 90 * DAY,
      purgeBatch: 1_000,
      sessionBatch: 250,
    },
    jobs: { workers: true },
    resetLinkLifetime: 3_600,
    confirmationLinkLifetime: 7 * 86_400,
    google: env.GOOGLE_CLIENT_ID
      ? { issuer: env.GOOGLE_ISSUER ?? GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID }
      : null,
    mail: {
      from: env.MAIL_FROM ?? `no-reply@${production ? new URL(webUrl).hostname : "cosmic.test"}`,
      requireTls: production,
      connectTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      silenceTimeout: 20 * SECOND,
      lifetime: 3 * DAY,
      refusedLifetime: 15 * MINUTE,
    },
    openAi: buildOpenAiConfig(env),
    stripe: buildStripeConfig(env),
    payments: buildPaymentsConfig(env),
    leases: {
      lifetime: 10 * SECOND,
      renewEvery: 3 * SECOND,
      lookEvery: 250,
      waitAtMost: 80 * SECOND,
      lookForDeadEvery: 10 * SECOND,
    },
    operator: {
      email: env.ADMIN_EMAIL ?? null,
      requireSecondFactor: env.REQUIRE_SECOND_FACTOR ?? production,
    },
    secrets: {
      session: env.SESSION_SECRET ?? loadSessionSecret(dataDirectory),
      operatorPassword: env.ADMIN_PASSWORD ?? null,
      googleClient: env.GOOGLE_CLIENT_SECRET ?? null,
      openAi: env.OPENAI_API_KEY ?? null,
      stripe: env.STRIPE_SECRET_KEY ?? null,
      stripeWebhook: env.STRIPE_WEBHOOK_SECRET?.split(",").map((secret) => secret.trim()) ?? [],
      smtpUrl: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SMTP_PORT ?? 1025}`,
    },
  };
}

/** The process's configuration. Throws ConfigError naming every variable that needs attention. */
export function readConfig(): Config {
  return buildConfig(readEnv());
}
