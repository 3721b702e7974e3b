import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openSmtpSink, type SmtpSink } from "@cosmic/api/testing/smtp-sink";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { type OwnPostgres, startOwnPostgres } from "@cosmic/tools-programs/postgres";
import type { Chances } from "./chances.ts";
import { openDatabaseProxy } from "./database-proxy.ts";
import { createFaultPlan, type FaultPlan, type StruckFault, WEBHOOK_PATH } from "./fault-plan.ts";
import { createOwnership } from "./ownership.ts";
import { openRelay } from "./relay.ts";
import { createReplicas, type Replicas } from "./replicas.ts";

/** Everything that a run plays on. */
export interface Environment {
  /** Where browsers go. */
  url: string;
  databaseUrl: string;
  provider: StripeStandIn;
  mails: SmtpSink;
  replicas: Replicas;
  plan: FaultPlan;
  /** Resolves when PostgreSQL is up. */
  databaseIsUp: () => Promise<void>;
  close: () => Promise<void>;
}

export interface EnvironmentOptions {
  folder: string;
  chances: Chances;
  record: (fault: StruckFault) => void;
}

const SLOTS = 2;
/** Milliseconds for which processes live at least: a kill strikes work, not what the one before left. */
const LIFE = 1_200;
/** The chance that all processes are killed together. */
const ALL_AT_ONCE = 0.15;
/** Milliseconds between the tries of an event, and for which an answer is waited for. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000, 2_000, 2_000, 4_000, 4_000, 4_000];
const WEBHOOK_TIMEOUT = 5_000;
/** Seconds until the bank decides about a payment for later. */
const SETTLE_AFTER = 2;

function createCrashes({ restart }: OwnPostgres) {
  let underWay: Promise<void> | null = null;
  return {
    restart(): boolean {
      if (underWay) return false;
      underWay = restart().finally(() => {
        underWay = null;
      });
      return true;
    },
    isUp: async () => void (await underWay),
  };
}

/** The variables of each process; what is made up here is worth nothing anywhere else. */
function variablesFor(
  { folder }: EnvironmentOptions,
  outside: { url: string; provider: StripeStandIn; mails: SmtpSink },
  databaseUrl: string,
): Record<string, string> {
  return {
    NODE_ENV: "development",
    LOG_LEVEL: "warn",
    DATA_DIR: join(folder, "data"),
    SESSION_SECRET: "the sessions of buyers who are not there",
    DATABASE_URL: databaseUrl,
    PUBLIC_WEB_URL: outside.url,
    PUBLIC_ADMIN_URL: "http://operator.chaos.test",
    ADMIN_EMAIL: "operator@chaos.test",
    ADMIN_PASSWORD: "an operator in the middle of chaos",
    RATE_LIMIT_SCALE: "10000",
    SMTP_URL: outside.mails.url,
    STRIPE_SECRET_KEY: outside.provider.secretKey,
    STRIPE_WEBHOOK_SECRET: outside.provider.webhookSecret,
  };
}

/**
 * Starts PostgreSQL, the provider, a mail server, and whatever stands between them and the API; no
 * process of the API runs yet.
 * @throws when there is no PostgreSQL to be had
 */
export async function openEnvironment(options: EnvironmentOptions): Promise<Environment> {
  const { folder, chances, record } = options;
  mkdirSync(folder, { recursive: true });
  const postgres = await startOwnPostgres();
  if (!postgres) throw new Error("PostgreSQL is needed, and there is none.");
  // Also when this process ends before its time.
  process.once("exit", postgres.stop);
  const crashes = createCrashes(postgres);
  const inner: { provider?: StripeStandIn; replicas?: Replicas } = {};
  const running = <K extends keyof typeof inner>(name: K) => {
    const found = inner[name];
    if (!found) throw new Error(`The ${name} is not there yet.`);
    return found as NonNullable<(typeof inner)[K]>;
  };

  const ownership = createOwnership(() => running("provider"));
  /** Which process had to do with a path last. */
  const lastAt = new Map<string, number>();
  const plan = createFaultPlan(
    chances,
    {
      kill(path) {
        const replicas = running("replicas");
        if (chances.isLucky(ALL_AT_ONCE)) return replicas.killAll() > 0;
        const first = lastAt.get(path ?? "") ?? chances.below(SLOTS);
        return replicas.kill(first) || (path === undefined && replicas.kill(SLOTS - 1 - first));
      },
      mayKill: () => running("replicas").areAllOpen(LIFE),
      restartDatabase: () => crashes.restart(),
      ownerOfCall: (call) => ownership.ofCall(call),
      ownerOfEvent: (event) => ownership.ofEvent(event),
    },
    record,
  );
  const entryRelay = await openRelay(() => {
    const open = inner.replicas?.findOpen();
    return open ? { port: open.port, onRequest: (path) => lastAt.set(path, open.index) } : null;
  });
  const url = `http://localhost:${entryRelay.port}`;
  const provider = await startStripeStandIn({
    webhookUrl: url + WEBHOOK_PATH,
    retryDelays: RETRY_DELAYS,
    webhookTimeout: WEBHOOK_TIMEOUT,
    settleAfter: SETTLE_AFTER,
    hooks: plan.hooks,
  });
  inner.provider = provider;
  const mails = await openSmtpSink();
  const databasePort = Number(new URL(postgres.url).port);
  const proxies = await Promise.all(
    Array.from({ length: SLOTS }, (_, slot) =>
      openDatabaseProxy(databasePort, (kind) =>
        plan.onStatement(kind, () => running("replicas").kill(slot)),
      ),
    ),
  );
  const providerPort = Number(new URL(provider.apiUrl).port);
  const lines = await Promise.all(
    proxies.map((_, slot) =>
      openRelay(() => ({ port: providerPort, onRequest: (path) => lastAt.set(path, slot) })),
    ),
  );
  const variables = proxies.map(({ port }, slot) => {
    const address = new URL(postgres.url);
    address.port = String(port);
    return {
      ...variablesFor(options, { url, provider, mails }, address.href),
      STRIPE_API_URL: `http://127.0.0.1:${lines[slot]?.port}`,
    };
  });
  const replicas = createReplicas({ variables, folder });
  inner.replicas = replicas;

  return {
    url,
    databaseUrl: postgres.url,
    provider,
    mails,
    replicas,
    plan,
    databaseIsUp: crashes.isUp,
    async close() {
      replicas.close();
      await crashes.isUp();
      await Promise.all([entryRelay, ...lines, ...proxies].map((each) => each.close()));
      await Promise.all([provider.close(), mails.close()]);
      process.off("exit", postgres.stop);
      postgres.stop();
    },
  };
}
