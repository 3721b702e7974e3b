import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@cosmic/api/db/open-database";
import { grantLifetimeToDomain } from "@cosmic/api/testing/lifetime-addresses";
import { type OidcProvider, openOidcProvider } from "@cosmic/api/testing/oidc-provider";
import { openSmtpSink, type SmtpSink } from "@cosmic/api/testing/smtp-sink";
import { buildTestConfig } from "@cosmic/api/testing/test-config";
import { findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { findPostgres } from "@cosmic/tools-programs/postgres";
import { ROOT } from "@cosmic/tools-programs/root";
import { Client } from "pg";

export const WEB_ORIGIN = "http://app.attack.test";
export const ADMIN_ORIGIN = "http://admin.attack.test";
export const OPERATOR = { email: "operator@attack.test", password: "an operator under attack" };

/** On a PostgreSQL server, who signs up under this domain has lifetime access. */
export const PAYERS_DOMAIN = "payers.attack.test";

const CLIENT = { id: "attack", secret: "a secret of the attack" };

/** The API as users meet it, with everything around it on this machine. */
export interface RunningApi {
  port: number;
  google: OidcProvider;
  mails: SmtpSink;
  /** Everything it has logged so far. */
  log: () => string;
  isAlive: () => boolean;
  /** Resident memory in megabytes; null where the system does not tell. */
  memory: () => number | null;
  stop: () => Promise<void>;
}

function readMemory(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
    return Math.round(kilobytes / 1_024);
  } catch {
    return null;
  }
}

/** A new database on the PostgreSQL there is; null where there is none. */
async function makeDatabase() {
  const postgres = await findPostgres();
  if (!postgres) return null;
  const name = `cosmic_attack_${process.pid}`;
  const run = async (statement: string) => {
    const client = new Client(postgres.url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await run(`drop database ${name} with (force)`);
      postgres.stop();
    },
  };
}

async function grantAccessToPayers(url: string): Promise<void> {
  const database = await openDatabase({ ...buildTestConfig().database, url }, () => {});
  try {
    await grantLifetimeToDomain(database.db, PAYERS_DOMAIN);
  } finally {
    await database.close();
  }
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

/**
 * Starts the API from its sources on a free port, with a database of its own (PostgreSQL where there is
 * one, else embedded), and with a mail server, an OpenID provider and a payment provider of this process.
 */
export async function startApi(): Promise<RunningApi> {
  const database = await makeDatabase();
  const google = await openOidcProvider(CLIENT);
  const mails = await openSmtpSink();
  const dataDirectory = mkdtempSync(join(tmpdir(), "cosmic-attack-"));
  const port = await findFreePort();
  const stripe = await startStripeStandIn({
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
  });
  const child = spawn(process.execPath, [join(ROOT, "apps", "api", "src", "main.ts")], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "development",
      LOG_LEVEL: "info",
      DATA_DIR: dataDirectory,
      DATABASE_URL: database?.url ?? "",
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
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const isAlive = () => child.exitCode === null && child.signalCode === null;

  const stop = async () => {
    child.kill("SIGTERM");
    await ended(child);
    await Promise.all([google.close(), mails.close(), stripe.close()]);
    await database?.drop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await waitForAddress(`http://127.0.0.1:${port}/readyz`, 60);
    if (database) await grantAccessToPayers(database.url);
  } catch (error) {
    console.error(lines.join(""));
    await stop();
    throw error;
  }
  return {
    port,
    google,
    mails,
    log: () => lines.join(""),
    isAlive,
    memory: () => readMemory(child.pid),
    stop,
  };
}
