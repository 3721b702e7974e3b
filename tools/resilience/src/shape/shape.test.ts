import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { buildConfig } from "@cosmic/api/config/config";
import { Connection } from "@cosmic/tools-test-client/connection";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBuyer } from "../users/buyer.ts";
import { createUser } from "../users/user.ts";
import { EXPOSED_PATHS } from "./site-addresses.ts";
import { type Shape, startShape } from "./start-shape.ts";

let shape: Shape;
beforeAll(async () => {
  shape = await startShape({ replicas: 2 });
});
afterAll(() => shape?.stop());

const browse = (origin: string, name = "one") => createUser({ name, origin, headers: { origin } });

/** Every log of the shape, in one text. */
function allLogs(): string {
  const names = readdirSync(shape.folder, { recursive: true, encoding: "utf8" });
  const logs = names.filter((name) => name.endsWith(".log") && !name.startsWith("data"));
  const files = [...logs.map((name) => join(shape.folder, name)), shape.postgres.logFile];
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

/** Callers that announce a body and never finish it. */
async function trickle(port: number, callers: number, call = "GET /api/auth/user") {
  const site = `Host: localhost:${port}\r\nOrigin: http://localhost:${port}`;
  const body = "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";
  const text = `${call} HTTP/1.1\r\n${site}\r\n${body}`;
  const sockets = Array.from({ length: callers }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => {}).write(text);
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once("connect", resolve))),
  );
  return () => sockets.forEach((socket) => void socket.destroy());
}

/** One request to a site, its path exactly as written. @returns the status and what came */
async function askRaw(port: number, path: string, host = `localhost:${port}`) {
  const connection = new Connection(port);
  const text = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const { status, body } = await connection.exchange(Buffer.from(text));
  connection.close();
  return { status, body };
}

describe("the production shape", () => {
  it("sells a report, through nginx, two processes and PgBouncer", async () => {
    const user = browse(shape.webUrl, "canary-journey");
    const buyer = createBuyer(user);
    await user.signUp();
    const slug = await user.makeBlueprint();
    const page = await buyer.openCheckout();
    expect(page).not.toBeNull();
    if (!page) return;
    await buyer.press(page, "pay");
    expect(await buyer.comeBack(page)).toBe(true);
    const { body } = await user.openReport(slug);
    expect(body).toMatchObject({ isPaid: true, monthlyForecasts: expect.any(Array) as unknown });
  });

  it("lets both processes take part", async () => {
    const browser = browse(shape.webUrl);
    const look = () => browser.ask({ path: "/api/auth/user" });
    await Promise.all(Array.from({ length: 20 }, look));
    const logs = shape.replicas.map(({ logFile }) => readFileSync(logFile, "utf8"));
    expect(logs.map((log) => log.includes("/api/auth/user"))).toEqual([true, true]);
  });

  it("gives nothing away that is no page, on either site", async () => {
    for (const site of Object.values(shape.sites)) {
      const answers = await Promise.all(EXPOSED_PATHS.map((path) => askRaw(site.port, path)));
      const wrong = answers.filter(({ status, body }) => status !== 404 || !body.startsWith("<!d"));
      expect(wrong).toEqual([]);
    }
  });

  it("keeps the operator's calls on the operator's host, and signs the operator in there", async () => {
    const [web, admin] = [browse(shape.webUrl), browse(shape.adminUrl)];
    const me = { path: "/api/admin/me" };
    expect(await web.ask(me)).toMatchObject({ status: 404 });
    expect(await admin.ask(me)).toMatchObject({ status: 401 });
    const body = shape.operator;
    const signIn = { method: "POST", path: "/api/admin/login", body } as const;
    expect(await admin.ask(signIn)).toMatchObject({ status: 200 });
    expect(await admin.ask({ path: "/api/admin/stats" })).toMatchObject({ status: 200 });
    expect(await web.ask({ path: "/api/admin/stats" })).toMatchObject({ status: 404 });
  });

  it("answers for neither site on the other, whatever host a request names", async () => {
    const { web, admin } = shape.sites;
    const hosts = [web.port, admin.port].map((port) => `localhost:${port}`);
    for (const host of [...hosts, "127.0.0.1", "evil.test", "10.1.2.3:8080"]) {
      const statusAt = async (port: number, path: string) =>
        (await askRaw(port, path, host)).status;
      expect([host, await statusAt(web.port, "/api/admin/me")]).toEqual([host, 404]);
      expect([host, await statusAt(admin.port, "/api/admin/me")]).toEqual([host, 401]);
      // A probe names the machine it asks.
      for (const { port } of [web, admin]) {
        const answers = [await statusAt(port, "/"), await statusAt(port, "/readyz")];
        expect([host, ...answers]).toEqual([host, 200, 200]);
      }
    }
  });

  it("holds statements to the API's own limits behind PgBouncer", async () => {
    const { database } = buildConfig({ SESSION_SECRET: "x".repeat(32) });
    const client = new Client(shape.pgbouncer.url);
    await client.connect();
    const settings = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name like '%timeout'",
    );
    await client.end();
    const milliseconds = new Map(settings.rows.map(({ name, setting }) => [name, Number(setting)]));
    expect(milliseconds.get("statement_timeout")).toBe(database.statementTimeout);
    expect(milliseconds.get("idle_in_transaction_session_timeout")).toBe(
      database.idleInTransactionTimeout,
    );
  });

  it("goes on when a process is killed, and uses it again once it is back", async () => {
    const user = browse(shape.webUrl, "canary-kill");
    await user.signUp();
    const slug = await user.makeBlueprint();
    const [first] = shape.replicas;
    await first?.kill();
    const looks = await Promise.all(Array.from({ length: 20 }, () => user.openReport(slug)));
    expect(looks.filter(({ status }) => status !== 200)).toEqual([]);
    await user.makeBlueprint();
    await first?.start();
    expect((await fetch(`${first?.url}/readyz`)).status).toBe(200);
  });

  it("answers 503 in the product's own words while the API is away, and still shows pages", async () => {
    await Promise.all(shape.replicas.map((replica) => replica.kill()));
    const answer = await fetch(`${shape.webUrl}/api/auth/user?canary=1`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(await answer.json()).toMatchObject({ code: "unavailable" });
    expect((await fetch(`${shape.webUrl}/quiz?birthDate=canary`)).status).toBe(200);
    await Promise.all(shape.replicas.map((replica) => replica.start()));
    await expect.poll(async () => (await fetch(`${shape.webUrl}/readyz`)).status).toBe(200);
  });

  it("serves others while many reading calls trickle", async () => {
    const { port } = shape.sites.web;
    const stop = await trickle(port, 250);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const answer = await fetch(`${shape.webUrl}/api/auth/user`);
    stop();
    expect(answer.status).toBe(401);
  });

  it("takes calls with a body over 64 connections of one address and refuses more", async () => {
    const { port } = shape.sites.web;
    const post = async (path: string) =>
      (await fetch(`${shape.webUrl}${path}`, { method: "POST", body: "{}" })).status;
    const stop = await trickle(port, 60, "POST /api/auth/login");
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await post("/api/auth/login")).not.toBe(503);
    const stopMore = await trickle(port, 10, "POST /api/auth/login");
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await post("/api/auth/login")).toBe(503);
    // Neither calls of another kind nor reading calls wait for them.
    expect(await post("/api/funnel")).not.toBe(503);
    expect((await fetch(`${shape.webUrl}/api/auth/user`)).status).toBe(401);
    stop();
    stopMore();
    await expect.poll(() => post("/api/auth/login")).not.toBe(503);
  });

  it.each([
    ["an encoding of its own", "GET /api/claims HTTP/1.1", "Transfer-Encoding: gzip, chunked"],
    ["a version to come", "GET /api/claims HTTP/3.0", "Accept: */*"],
  ])("refuses %s as it refuses anything else", async (_, line, header) => {
    const { port } = shape.sites.web;
    const connection = new Connection(port);
    const text = `${line}\r\nHost: localhost:${port}\r\n${header}\r\n\r\n`;
    const { status, body, headers } = await connection.exchange(Buffer.from(text));
    connection.close();
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: "invalid_input" });
    expect(headers).toContainEqual(["x-content-type-options", "nosniff"]);
  });

  it("writes nothing into its logs that users sent", async () => {
    const path = "/api/profiles/canary-slug?type=canary&birthDate=1990-07-15&session_id=cs_canary";
    await browse(shape.webUrl).ask({ path });
    const body = { email: "canary@cosmic.test", password: "canary-password" };
    await browse(shape.webUrl).ask({ method: "POST", path: "/api/auth/login", body });
    const signUp = { method: "POST", path: "/api/auth/signup", body } as const;
    await Promise.all(Array.from({ length: 12 }, () => browse(shape.webUrl).ask(signUp)));
    const logs = allLogs();
    expect(logs).toContain('"path":"/api"');
    expect(logs).toContain("database system is ready");
    expect(logs).not.toMatch(/canary|1990-07-15|cs_/);
  });
});
