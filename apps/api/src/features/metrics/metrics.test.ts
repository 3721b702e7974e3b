import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { startOpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildTestApp, buildTestDeps, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { withOpenAi } from "../../../test/with-openai.ts";
import { buildApp } from "../../app.ts";
import { listenForMetrics } from "../../http/metrics-listener.ts";
import type { Metrics } from "../../metrics/metrics.ts";

const DEPLOY = new URL("../../../../../deploy/", import.meta.url);

const read = (file: string) => readFileSync(new URL(file, DEPLOY), "utf8");

/** The names of metrics in a file of queries. */
const namesIn = (text: string) => new Set(text.match(/\bcosmic_[a-z0-9_]+/g));

/** Each series, as its name with its labels, and its value. */
function parseSeries(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const listNames = (series: Map<string, number>) =>
  new Set([...series.keys()].map((key) => key.replace(/\{.*/, "")));

async function openPort(metrics: Metrics) {
  const server = await listenForMetrics({ metrics: { host: "127.0.0.1", port: 0 } }, metrics);
  if (!server) throw new Error("No port was opened");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describe("metrics of a running process", () => {
  let built: TestApp;
  let port: Awaited<ReturnType<typeof openPort>>;
  let standIn: Awaited<ReturnType<typeof startOpenAiStandIn>>;

  beforeAll(async () => {
    standIn = await startOpenAiStandIn();
    built = await buildTestApp({
      database: await openOwnDatabase(),
      configure: withOpenAi(standIn),
    });
    port = await openPort(built.deps.metrics);
  });

  afterAll(async () => {
    port.close();
    await built.close();
    await built.deps.database.close();
    await standIn.close();
  });

  const readMetrics = async () => parseSeries(await (await fetch(`${port.url}/metrics`)).text());

  it("include every metric of the dashboard and the alert rules", async () => {
    const browser = createAgent(built.app);
    const email = "metrics@cosmic.test";
    await browser.post("/api/auth/signup", { email, password: "a password of the tests" });
    await browser.post("/api/auth/login", { email, password: "not this one" });
    await browser.post("/api/auth/login", { email, password: "a password of the tests" });
    await browser.get("/api/auth/user");
    const asked = [read("grafana/dashboard.json"), read("prometheus/alerts.yml")].map(namesIn);
    const series = await readMetrics();
    const known = listNames(series);
    const isPooled = built.deps.database.connections() !== null;
    for (const names of asked) {
      expect(names.size).toBeGreaterThan(10);
      const missing = [...names].filter((name) => !known.has(name));
      expect(missing).toEqual(
        isPooled ? [] : missing.filter((name) => name === "cosmic_database_connections"),
      );
    }
    expect(series.get('cosmic_sign_ins_total{outcome="failed"}')).toBe(1);
    expect(series.get('cosmic_sign_ins_total{outcome="succeeded"}')).toBe(1);
    expect(series.get("cosmic_ready")).toBe(1);
    expect(series.get('cosmic_jobs{queue="send-mail",state="waiting"}')).toBe(1);
    expect(
      series.get(
        'cosmic_http_request_duration_seconds_count{method="POST",route="/api/auth/login",status="401"}',
      ),
    ).toBe(1);
  });

  it("are not served on the public port", async () => {
    for (const url of ["/metrics", "/api/metrics", "/metrics/"]) {
      expect((await built.app.inject(url)).statusCode).toBe(404);
    }
    expect((await fetch(`${port.url}/api/auth/user`)).status).toBe(404);
    expect((await fetch(`${port.url}/metrics`, { method: "POST" })).status).toBe(404);
  });

  it("get no new series from client input", async () => {
    const { app } = built;
    await app.inject("/healthz");
    await app.inject("/no-such-page");
    const before = [...(await readMetrics()).keys()].filter((name) => name.includes("_http_"));
    for (const url of [
      "/api/profiles/canary-slug",
      "/api/canary-path",
      "/%00canary",
      "/api/auth/user?canary=1",
      '/api/"} 1\ncanary{',
    ]) {
      for (const method of ["GET", "PUT", "OPTIONS", "PROPFIND", "TRACE", "HEAD"]) {
        await app.inject({ url, method: method as "GET" });
      }
    }
    await createAgent(app).post("/api/auth/login", { email: "canary@cosmic.test", password: "x" });
    const after = [...(await readMetrics()).keys()];
    expect(after.join("\n")).not.toMatch(/canary|PROPFIND|TRACE/);
    const added = after.filter((name) => name.includes("_http_") && !before.includes(name));
    const routes = new Set(added.map((name) => /route="([^"]*)"/.exec(name)?.[1]));
    expect(routes).toEqual(new Set(["/api/auth/user", "/api/profiles/:slug"]));
  });
});

describe("metrics endpoint", () => {
  it("has a dashboard that Grafana can import: rows, panels with unique ids, queries", () => {
    interface Panel {
      id: number;
      type: string;
      title: string;
      gridPos: { w: number };
      targets?: { expr: string }[];
    }
    const board = JSON.parse(read("grafana/dashboard.json")) as {
      schemaVersion: number;
      panels: Panel[];
    };
    expect(board.schemaVersion).toBeGreaterThanOrEqual(39);
    const rows = board.panels.filter(({ type }) => type === "row").map(({ title }) => title);
    expect(rows).toEqual([
      "Traffic",
      "Errors",
      "Latency",
      "Database",
      "Jobs and mail",
      "Payments",
      "Reports and AI",
      "Process",
    ]);
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
    const charts = board.panels.filter(({ type }) => type !== "row");
    const empty = charts.filter(({ targets }) => !targets?.every(({ expr }) => expr !== ""));
    expect(empty).toEqual([]);
  });

  it("has instructions for every alert", () => {
    const alerts = [...read("prometheus/alerts.yml").matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(alerts.length).toBeGreaterThan(10);
    const advice = readFileSync(new URL("../docs/operations.md", DEPLOY), "utf8");
    expect(alerts.filter((name) => !advice.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("metrics without a database", () => {
  it("omit what needs it, and the process is not ready", async () => {
    const database = await openOwnDatabase();
    const deps = await buildTestDeps({ database });
    const app = await buildApp(deps);
    onTestFinished(() => app.close());
    await database.close();
    const series = parseSeries(await deps.metrics.read());
    expect(series.get("cosmic_ready")).toBe(0);
    expect([...series.keys()].filter((name) => name.startsWith("cosmic_jobs{"))).toEqual([]);
    expect(series.has("cosmic_payment_events_waiting")).toBe(false);
    expect(series.get("cosmic_http_requests_in_flight")).toBe(0);
  });
});

describe("where no port is configured", () => {
  it("nothing listens", async () => {
    const { metrics } = await buildTestDeps();
    expect(await listenForMetrics({ metrics: null }, metrics)).toBeNull();
  });
});
