import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openSmtpSink } from "@cosmic/api/testing/smtp-sink";
import { findFreePort } from "@cosmic/local-services/free-port";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { startOwnPostgres } from "@cosmic/tools-programs/postgres";
import type { Random } from "../environment/random.ts";
import { createSupervisor, type Supervisor } from "../processes/supervisor.ts";
import { openProxy } from "../proxy/tcp-proxy.ts";
import { createFaultPlan, type StruckFault } from "./fault-plan.ts";

export interface EnvironmentOptions {
  folder: string;
  random: Random;
  record: (fault: StruckFault) => void;
}

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
export async function openEnvironment({ folder, random, record }: EnvironmentOptions) {
  mkdirSync(folder, { recursive: true });
  const postgres = await startOwnPostgres();
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
  const entry = await openProxy({ findPort: () => supervisor?.findPort() ?? null });
  const url = `http://localhost:${entry.port}`;
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
    PUBLIC_ADMIN_URL: "http://operator.chaos.test",
    ADMIN_EMAIL: "operator@chaos.test",
    ADMIN_PASSWORD: "an operator in the middle of chaos",
    RATE_LIMIT_SCALE: "10000",
    SMTP_URL: mails.url,
    STRIPE_API_URL: provider.apiUrl,
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
  };
  const slots = await Promise.all(
    proxies.map(async (proxy) => {
      const address = new URL(postgres.url);
      address.port = String(proxy.port);
      const port = await findFreePort();
      return { port, env: { ...variables, DATABASE_URL: address.href } };
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
    databaseUrl: postgres.url,
    provider,
    mails,
    replicas: started,
    plan,
    /** Resolves when PostgreSQL is up. */
    databaseIsUp: async () => void (await restarting),
    async close(): Promise<void> {
      await started.close();
      await restarting;
      await Promise.all([entry, ...proxies].map((each) => each.close()));
      await Promise.all([provider.close(), mails.close()]);
      process.off("exit", postgres.stop);
      postgres.stop();
    },
  };
}

export type Environment = Awaited<ReturnType<typeof openEnvironment>>;
