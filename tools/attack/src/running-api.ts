import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@cosmic/api/db/open-database";
import { grantLifetimeToDomain } from "@cosmic/api/testing/lifetime-addresses";
import { openOidcProvider } from "@cosmic/api/testing/oidc-provider";
import { openSmtpSink } from "@cosmic/api/testing/smtp-sink";
import { buildTestConfig } from "@cosmic/api/testing/test-config";
import { findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { startOwnPostgres } from "@cosmic/tools-programs/postgres";
import { ROOT } from "@cosmic/tools-programs/root";
import { readMemory } from "@cosmic/tools-resilience/processes/process-stats";
import { createServerProcess } from "@cosmic/tools-resilience/processes/server-process";

export const WEB_ORIGIN = "http://app.attack.test";
export const ADMIN_ORIGIN = "http://admin.attack.test";
export const OPERATOR = { email: "operator@attack.test", password: "an operator under attack" };

/** On a PostgreSQL server, who signs up under this domain has lifetime access. */
export const PAYERS_DOMAIN = "payers.attack.test";

const CLIENT = { id: "attack", secret: "a secret of the attack" };

async function grantAccessToPayers(url: string): Promise<void> {
  const database = await openDatabase({ ...buildTestConfig().database, url }, () => {});
  try {
    await grantLifetimeToDomain(database.db, PAYERS_DOMAIN);
  } finally {
    await database.close();
  }
}

/**
 * Starts the API from its sources on a free port, with a database of its own (PostgreSQL where there is
 * one, else embedded), and with a mail server, an OpenID provider and a payment provider of this process.
 */
export async function startApi() {
  const postgres = await startOwnPostgres();
  const google = await openOidcProvider(CLIENT);
  const mails = await openSmtpSink();
  const folder = mkdtempSync(join(tmpdir(), "cosmic-attack-"));
  const logFile = join(folder, "api.log");
  const port = await findFreePort();
  const stripe = await startStripeStandIn({
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
  });
  const server = createServerProcess({
    command: process.execPath,
    args: [join(ROOT, "apps", "api", "src", "main.ts")],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "development",
      LOG_LEVEL: "info",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: postgres?.url ?? "",
      API_PORT: String(port),
      PUBLIC_WEB_URL: WEB_ORIGIN,
      PUBLIC_ADMIN_URL: ADMIN_ORIGIN,
      ADMIN_EMAIL: OPERATOR.email,
      ADMIN_PASSWORD: OPERATOR.password,
      RATE_LIMIT_SCALE: "10000",
      SMTP_URL: mails.url,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      STRIPE_API_URL: stripe.apiUrl,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    },
    logFile,
  });
  server.start();

  const stop = async () => {
    await server.end("SIGTERM");
    await Promise.all([google.close(), mails.close(), stripe.close()]);
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const log = () => readFileSync(logFile, "utf8");
  try {
    await waitForAddress(`http://127.0.0.1:${port}/readyz`);
    if (postgres) await grantAccessToPayers(postgres.url);
  } catch (error) {
    console.error(log());
    await stop();
    throw error;
  }
  return {
    port,
    google,
    mails,
    /** Everything it has logged so far. */
    log,
    isAlive: () => server.isRunning,
    /** Resident memory in megabytes; 0 where the system does not tell. */
    memory: () => Math.round(readMemory(server.pid)),
    stop,
  };
}

/** The API as users meet it, with everything around it on this machine. */
export type RunningApi = Awaited<ReturnType<typeof startApi>>;
