import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@cosmic/local-services/free-port";
import { startOpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { Client } from "pg";
import { createReplica, type Replica } from "../shape/replica.ts";
import { startShape, type Way } from "../shape/start-shape.ts";
import { type Gate, openGate } from "./gate.ts";
import type { Journal } from "./journal.ts";
import { NODE_ARGS } from "./node-args.ts";
import { createPerson, type Person } from "./person.ts";

/** Calls of the AI at once in each process: room for everybody who waits in a fault of the AI. */
const AI_CALLS = "64";
const REPLICAS = 2;

type Row = Record<string, unknown>;

/** One statement, past PgBouncer and everything that is put in the way. */
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

/** The production shape, with people in it, and with everything that can be made to fail within reach. */
export async function openEnvironment() {
  const gates: Partial<Record<Way, Gate>> = {};
  const webPort = await findFreePort();
  const own = randomBytes(4).toString("hex");
  const faultFile = join(tmpdir(), `cosmic-fault-${own}`);
  const ai = await startOpenAiStandIn();
  const toAi = await openGate(Number(new URL(ai.baseUrl).port));
  const aiUrl = new URL(ai.baseUrl);
  aiUrl.port = String(toAi.port);
  const provider = await startStripeStandIn({
    webhookUrl: `http://127.0.0.1:${webPort}/api/stripe/webhook`,
    retryDelays: Array.from({ length: 60 }, () => 500),
  });
  const close = async () => {
    await Promise.all([toAi, ...Object.values(gates)].map((each) => each.close()));
    await Promise.all([ai.close(), provider.close()]);
  };
  const shape = await startShape({
    replicas: REPLICAS,
    nodeArgs: NODE_ARGS,
    env: {
      PORT: String(webPort),
      LOG_LEVEL: "warn",
      FAULT_FILE: faultFile,
      RATE_LIMIT_SCALE: "10000",
      OPENAI_API_KEY: "sk-faults",
      OPENAI_BASE_URL: aiUrl.href,
      OPENAI_CONCURRENCY: AI_CALLS,
      STRIPE_API_URL: provider.apiUrl,
      STRIPE_SECRET_KEY: provider.secretKey,
      STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    },
    async between(way, port) {
      const gate = await openGate(port);
      gates[way] = gate;
      return gate.port;
    },
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const journal: Journal = [];
  let met = 0;

  const newPerson = (origin = shape.webUrl): Person => {
    met += 1;
    return createPerson({ origin, journal, email: `person-${met}-${own}@faults.test` });
  };
  const gate = (way: Way): Gate => {
    const found = gates[way];
    if (!found) throw new Error(`There is no gate ${way}.`);
    return found;
  };

  return {
    ...shape,
    ai,
    /** On the way from the API to the AI. */
    toAi,
    provider,
    /** Every request of everybody, in the order of answers. */
    journal,
    gate,
    newPerson,
    /** Rows of the database. */
    query: (text: string, values: readonly unknown[] = []) =>
      queryAt(shape.postgres.url, text, values),
    /** Rows of any database of the server. */
    queryIn: (url: string, text: string, values: readonly unknown[] = []) =>
      queryAt(url, text, values),
    /** The same as the owner of the server. */
    queryAsOwner: (text: string, values: readonly unknown[] = []) =>
      queryAt(shape.postgres.ownerUrl, text, values),
    /** A figure that the processes tell, added up. @throws when one does not tell it */
    async readMetric(name: string): Promise<number> {
      let sum = 0;
      for (const { metricsUrl } of shape.replicas) {
        const text = await fetch(metricsUrl ?? "").then((response) => response.text());
        const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text);
        if (!found) throw new Error(`${metricsUrl} does not tell ${name}`);
        sum += Number(found[1]);
      }
      return sum;
    },
    /** People who are signed in. */
    async meet(count: number): Promise<Person[]> {
      const people = Array.from({ length: count }, () => newPerson());
      // Few at a time: hashing passwords is meant to take long.
      for (let from = 0; from < count; from += 8) {
        await Promise.all(people.slice(from, from + 8).map((person) => person.signUp()));
      }
      return people;
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
    /** Has a process break in itself, as the hook says: "throw", "reject" or "block 5000". */
    strike({ pid }: Replica, what: string): void {
      writeFileSync(faultFile, what);
      process.kill(pid, "SIGUSR2");
    },
    /** Everything runs again and fails no more. */
    async reset(): Promise<void> {
      for (const each of [toAi, ...Object.values(gates)]) each.set("open");
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
      rmSync(faultFile, { force: true });
    },
  };
}

export type Environment = Awaited<ReturnType<typeof openEnvironment>>;
