import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@cosmic/local-services/free-port";
import { startOpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { Client } from "pg";
import type { Journal } from "../journal/journal.ts";
import { createReplica, type Replica } from "../processes/replica.ts";
import { openProxy, type TcpProxy } from "../proxy/tcp-proxy.ts";
import { type ShapeConnection, startShape } from "../shape/start-shape.ts";
import { createUser, type User } from "../users/user.ts";

/** V8 measures its heap by the memory of the machine: these it takes in the 1 GB of a container. */
const NODE_ARGS = ["--max-old-space-size=512", "--max-semi-space-size=8"];
/** Calls of the AI at once in each process: room for each request that waits in a fault of the AI. */
const AI_CALLS = "64";
const REPLICAS = 2;

type Row = Record<string, unknown>;

/** One statement, past PgBouncer and the proxies. */
async function queryAt(url: string, text: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url, application_name: "faults" });
  // PostgreSQL may be made to crash at any time.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The production shape with users, and with proxies and stand-ins that can be made to fail. */
export async function openEnvironment() {
  const proxies: Partial<Record<ShapeConnection, TcpProxy>> = {};
  const webPort = await findFreePort();
  const own = randomBytes(4).toString("hex");
  const ai = await startOpenAiStandIn();
  const provider = await startStripeStandIn({
    webhookUrl: `http://127.0.0.1:${webPort}/api/stripe/webhook`,
    retryDelays: Array.from({ length: 60 }, () => 500),
  });
  const close = async () => {
    await Promise.all(Object.values(proxies).map((each) => each.close()));
    await Promise.all([ai.close(), provider.close()]);
  };
  const shape = await startShape({
    replicas: REPLICAS,
    nodeArgs: NODE_ARGS,
    env: {
      PORT: String(webPort),
      LOG_LEVEL: "warn",
      RATE_LIMIT_SCALE: "10000",
      OPENAI_API_KEY: "sk-faults",
      OPENAI_BASE_URL: ai.baseUrl,
      OPENAI_CONCURRENCY: AI_CALLS,
      STRIPE_API_URL: provider.apiUrl,
      STRIPE_SECRET_KEY: provider.secretKey,
      STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    },
    async between(connection, port) {
      const proxy = await openProxy({ findPort: () => port });
      proxies[connection] = proxy;
      return proxy.port;
    },
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const journal: Journal = [];
  const record = (entry: Journal[number]) => void journal.push(entry);
  let users = 0;

  const newUser = (origin = shape.webUrl): User => {
    users += 1;
    return createUser({ name: `user-${users}-${own}`, origin, record });
  };

  return {
    ...shape,
    ai,
    provider,
    /** Every request of every user, in the order of answers. */
    journal,
    /** The proxy on a connection of the shape. @throws when there is none */
    proxy(connection: ShapeConnection): TcpProxy {
      const found = proxies[connection];
      if (!found) throw new Error(`There is no proxy ${connection}.`);
      return found;
    },
    newUser,
    /** Rows of the database. */
    query: (text: string, values: readonly unknown[] = []) =>
      queryAt(shape.postgres.url, text, values),
    /** The same as the owner of the server. */
    queryAsOwner: (text: string, values: readonly unknown[] = []) =>
      queryAt(shape.postgres.ownerUrl, text, values),
    /** A metric, summed over the processes. @throws when one does not have it */
    async readMetric(name: string): Promise<number> {
      let sum = 0;
      for (const { metricsUrl } of shape.replicas) {
        const text = await fetch(metricsUrl ?? "").then((response) => response.text());
        const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text);
        if (!found) throw new Error(`${metricsUrl} does not have ${name}`);
        sum += Number(found[1]);
      }
      return sum;
    },
    /** Users who are signed in. */
    async newUsers(count: number): Promise<User[]> {
      const made = Array.from({ length: count }, () => newUser());
      // Few at a time: hashing passwords is meant to take long.
      for (let from = 0; from < count; from += 8) {
        await Promise.all(made.slice(from, from + 8).map((user) => user.signUp()));
      }
      return made;
    },
    /** One more process of the API, which nginx does not know; not started. */
    async addReplica(
      name: string,
      env: Record<string, string> = {},
      main?: string,
    ): Promise<Replica> {
      return createReplica({
        port: await findFreePort(),
        env: { ...shape.apiEnv, ...env },
        logFile: join(shape.folder, `api-${name}.log`),
        nodeArgs: NODE_ARGS,
        ...(main === undefined ? {} : { main }),
      });
    },
    /** Everything runs again and fails no more. */
    async reset(): Promise<void> {
      for (const each of Object.values(proxies)) each.set("open");
      ai.set({ mode: "ok" });
      await provider.reset();
      await Promise.all(
        shape.replicas.filter((replica) => !replica.isRunning).map((replica) => replica.start()),
      );
      // nginx tries one that was away again after two seconds.
      await pause(300);
    },
    /** Copies what the servers wrote, and the journal, to where it outlives them. @returns the folder */
    keepLogs(): string {
      const kept = mkdtempSync(join(tmpdir(), "cosmic-faults-"));
      for (const name of readdirSync(shape.folder)) {
        if (name.endsWith(".log")) cpSync(join(shape.folder, name), join(kept, name));
      }
      for (const { logFile } of [shape.pgbouncer, shape.sites.web]) {
        cpSync(logFile, join(kept, basename(logFile)));
      }
      const lines = journal.map((entry) => `${JSON.stringify(entry)}\n`);
      writeFileSync(join(kept, "requests.jsonl"), lines.join(""));
      return kept;
    },
    async stop(): Promise<void> {
      await shape.stop();
      await close();
    },
  };
}

export type Environment = Awaited<ReturnType<typeof openEnvironment>>;
