import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openSmtpSink } from "@cosmic/api/testing/smtp-sink";
import { findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { startOwnPostgres } from "@cosmic/tools-programs/postgres";
import type { Random } from "../environment/random.ts";
import { createSupervisor, type Supervisor } from "../processes/supervisor.ts";
import { openProxy } from "../proxy/tcp-proxy.ts";
import { createFaultPlan, type StruckFault } from "./fault-plan.ts";

/** The database that the API uses. */
export interface Database {
  url: string;
  /** Crashes it and starts it again. */
  restart: () => Promise<void>;
  stop: () => void;
  /** Variables of the API beside DATABASE_URL. */
  variables?: Readonly<Record<string, string>>;
}

export interface EnvironmentOptions {
  folder: string;
  random: Random;
  record: (fault: StruckFault) => void;
  /** A PostgreSQL server of its own unless given. */
  database?: Database;
}

/** Of the panel. */
export const OPERATOR = {
  email: "operator@chaos.test",
  password: "an operator in the middle of chaos",
};

const SLOTS = 2;
/** Milliseconds for which processes live at least: a kill strikes work, not what the one before left. */
const LIFE = 1_200;
/** The chance that all processes are killed together. */
const ALL_AT_ONCE = 0.4;
/** Milliseconds between the attempts to deliver an event, and for which an answer is waited for. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000, 2_000, 2_000, 4_000, 4_000, 4_000];
const WEBHOOK_TIMEOUT = 5_000;
/** Seconds until the bank decides about a delayed payment. */
const SETTLE_AFTER = 2;

/**
 * Starts PostgreSQL, the provider, a mail server, and proxies between them and the API; no process of
 * the API runs yet. @throws when there is no PostgreSQL
 */
export async function openEnvironment(options: EnvironmentOptions) {
  const { folder, random, record } = options;
  mkdirSync(folder, { recursive: true });
  const postgres: Database | null = options.database ?? (await startOwnPostgres());
  if (!postgres) throw new Error("PostgreSQL is needed, and there is none.");
  // Also when this process ends early.
  process.once("exit", postgres.stop);
  let restarting: Promise<void> | null = null;
  let supervisor: Supervisor | null = null;

  const plan = createFaultPlan(
    random,
    {
      kill(slot) {
        if (slot !== undefined) return supervisor?.kill(slot) ?? false;
        if (random.chance(ALL_AT_ONCE)) return supervisor?.killAll() ?? false;
        return supervisor?.kill(random.below(SLOTS)) ?? false;
      },
      mayKill: () => supervisor?.areAllReady(LIFE) ?? false,
      restartDatabase() {
        if (restarting) return false;
        restarting = postgres.restart().finally(() => {
          restarting = null;
        });
        return true;
      },
    },
    record,
  );
  const openEntry = () => openProxy({ findPort: () => supervisor?.findPort() ?? null });
  const [entry, adminEntry] = [await openEntry(), await openEntry()];
  const url = `http://localhost:${entry.port}`;
  const adminUrl = `http://localhost:${adminEntry.port}`;
  const provider = await startStripeStandIn({
    webhookUrl: `${url}/api/stripe/webhook`,
    retryDelays: RETRY_DELAYS,
    webhookTimeout: WEBHOOK_TIMEOUT,
    settleAfter: SETTLE_AFTER,
    hooks: plan.hooks,
  });
  const mails = await openSmtpSink();
  const databasePort = Number(new URL(postgres.url).port);
  const proxies = await Promise.all(
    Array.from({ length: SLOTS }, (_, slot) =>
      openProxy({ findPort: () => databasePort, passes: (side) => plan.passes(slot, side) }),
    ),
  );
  const variables = {
    PATH: process.env["PATH"] ?? "",
    // Code that is compiled once starts three times as fast.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    NODE_ENV: "development",
    LOG_LEVEL: "warn",
    DATA_DIR: join(folder, "data"),
    SESSION_SECRET: "the sessions of buyers who are not there",
    PUBLIC_WEB_URL: url,
    PUBLIC_ADMIN_URL: adminUrl,
    ADMIN_EMAIL: OPERATOR.email,
    ADMIN_PASSWORD: OPERATOR.password,
    RATE_LIMIT_SCALE: "10000",
    SMTP_URL: mails.url,
    STRIPE_API_URL: provider.apiUrl,
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    ...postgres.variables,
  };
  const slots = await Promise.all(
    proxies.map(async (proxy) => {
      const address = new URL(postgres.url);
      address.port = String(proxy.port);
      const [port, metricsPort] = [await findFreePort(), await findFreePort()];
      const env = { ...variables, DATABASE_URL: address.href, METRICS_PORT: String(metricsPort) };
      return { port, metricsPort, env };
    }),
  );
  const started = createSupervisor({
    main: join(import.meta.dirname, "api-process.ts"),
    slots,
    logFile: join(folder, "api.log"),
  });
  supervisor = started;

  return {
    /** Where browsers go. */
    url,
    /** Where the operator's browser goes. */
    adminUrl,
    databaseUrl: postgres.url,
    provider,
    mails,
    replicas: started,
    plan,
    /** Resolves when the API answers. */
    ready: () => waitForAddress(`${url}/readyz`),
    /** A counter with one label, by its values, summed over the processes that run. */
    async readCounter(name: string): Promise<Record<string, number>> {
      const sums: Record<string, number> = {};
      for (const { metricsPort } of slots) {
        const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => null);
        const text = (await answer?.text()) ?? "";
        for (const [, value = "", count] of text.matchAll(
          new RegExp(`^${name}\\{\\w+="(\\w+)"\\} (\\S+)$`, "gm"),
        )) {
          sums[value] = (sums[value] ?? 0) + Number(count);
        }
      }
      return sums;
    },
    /** Resolves when PostgreSQL is up. */
    databaseIsUp: async () => void (await restarting),
    async close(): Promise<void> {
      await started.close();
      await restarting;
      await Promise.all([entry, adminEntry, ...proxies].map((each) => each.close()));
      await Promise.all([provider.close(), mails.close()]);
      process.off("exit", postgres.stop);
      postgres.stop();
    },
  };
}

export type Environment = Awaited<ReturnType<typeof openEnvironment>>;
