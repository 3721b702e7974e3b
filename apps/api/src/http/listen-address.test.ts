import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { listening } from "./listen-address.ts";
import { listenForMetrics } from "./metrics-listener.ts";

const MAIN = join(import.meta.dirname, "..", "main.ts");
const NOWHERE = "no-such-host.invalid";

/** Starts the API with a database that never answers, and waits for its end. */
async function start(env: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "cosmic-listening-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env["PATH"] ?? "",
      DATABASE_URL: "postgres://cosmic@127.0.0.1:9/cosmic",
      LOG_LEVEL: "fatal",
      API_PORT: "0",
      DATA_DIR,
      ...env,
    },
  });
  const [[code], said] = await Promise.all([once(child, "exit"), text(child.stderr)]);
  return { code, said };
}

it.each([
  ["METRICS_HOST", { METRICS_HOST: NOWHERE, METRICS_PORT: "0" }],
  ["HOST", { HOST: NOWHERE }],
])("a start with a %s that leads nowhere ends with a line that names it", async (name, env) => {
  expect(await start(env)).toEqual({
    code: 1,
    said: `${name} cannot be resolved: no such name is known here\n`,
  });
});

const getRefusal = (host: string, port: number) =>
  listenForMetrics({ metrics: { host, port } }, createMetrics()).then(String, String);

it("listening failure names the variable when the address cannot be used", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  expect(await getRefusal("192.0.2.1", 0)).toMatch(/: METRICS_HOST must be an address of this/);
  expect(await getRefusal("127.0.0.1", port)).toContain(
    `: Port ${port} is in use. Stop what is using it, or set METRICS_PORT`,
  );
});

it("listening failure is rethrown unchanged when it is not about the address", async () => {
  const failure = new Error("of another kind");
  const variables = { host: "HOST", port: "API_PORT" };
  await expect(listening(Promise.reject(failure), variables)).rejects.toBe(failure);
});
