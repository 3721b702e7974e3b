import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { isSchemaCurrent } from "../../src/db/migrate.ts";
import { makeOnServer, openOnServer } from "../database.ts";

const MAIN = join(import.meta.dirname, "..", "..", "src", "main.ts");
const FAILING = join(import.meta.dirname, "fail-on-signal.ts");

interface Running {
  child: ChildProcess;
  address: string;
  /** What it has logged. */
  log(): string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

async function start(databaseUrl: string): Promise<Running> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "cosmic-stopping-"));
  const port = await findFreePort();
  const child = spawn(process.execPath, ["--import", FAILING, MAIN], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "development",
      LOG_LEVEL: "info",
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "a secret that outlives the process, long enough",
      API_PORT: String(port),
      PUBLIC_WEB_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: "smtp://127.0.0.1:9",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  let logged = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    logged += chunk.toString();
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, address: `http://127.0.0.1:${port}`, log: () => logged, ended };
}

const fetchStatus = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  );

const waitForStatus = (url: string, status: number) =>
  expect.poll(() => fetchStatus(url), { timeout: 60_000, interval: 100 }).toBe(status);

/** Another database client, which locks what the process needs. */
async function connectTo(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe("a process of the API", { timeout: 120_000 }, () => {
  it("answers requests under way, however often it is signalled, and exits with code 0", async () => {
    const url = await makeOnServer("migrated");
    const running = await start(url);
    await waitForStatus(`${running.address}/readyz`, 200);
    const holder = await connectTo(url);
    await holder.query("begin");
    await holder.query("lock table users in access exclusive mode");
    const answer = fetch(`${running.address}/api/auth/check-user`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "unknown@cosmic.test" }),
    });
    const waiting = "select count(*)::int as count from pg_locks where not granted";
    const countWaiting = async () =>
      (await holder.query<{ count: number }>(waiting)).rows[0]?.count ?? 0;
    await expect.poll(countWaiting, { timeout: 30_000 }).toBeGreaterThan(0);

    running.child.kill("SIGTERM");
    await expect.poll(() => running.log(), { timeout: 30_000 }).toContain('"Stopping"');
    running.child.kill("SIGTERM");
    await expect.poll(() => fetchStatus(`${running.address}/readyz`)).not.toBe(200);
    await holder.query("commit");
    expect((await answer).status).toBe(200);
    expect(await running.ended).toBe(0);
  });

  it("stops while it waits for a migration, and leaves the schema as it was", async () => {
    const url = await makeOnServer("empty");
    const holder = await connectTo(url);
    await holder.query("select pg_advisory_lock(7203115894)");
    const running = await start(url);
    await waitForStatus(`${running.address}/healthz`, 200);
    expect(await fetchStatus(`${running.address}/readyz`)).toBe(503);
    running.child.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(running.log()).not.toContain('"Ready"');
    const database = await openOnServer(url);
    expect(await isSchemaCurrent(database.db)).toBe(false);
    await holder.query("select pg_advisory_unlock(7203115894)");
    await database.migrate();
    expect(await isSchemaCurrent(database.db)).toBe(true);
    await database.close();
  });

  it("logs the reason and exits on an uncaught failure", async () => {
    const running = await start(await makeOnServer("migrated"));
    await waitForStatus(`${running.address}/readyz`, 200);
    running.child.kill("SIGWINCH");
    expect(await running.ended).toBe(1);
    const line = running
      .log()
      .split("\n")
      .find((text) => text.includes("Stopping after a failure"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      level: 60,
      err: { type: "Error", stack: expect.stringContaining("fail-on-signal.ts") },
    });
  });
});
