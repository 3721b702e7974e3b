import { get, Agent as HttpAgent, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type FastifyInstance, fastify } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { buildAppForTest } from "../../test/build-test-app.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { mapErrors } from "./error-mapper.ts";
import { closeGracefully } from "./graceful-close.ts";
import { limitLoad } from "./load-limit.ts";
import { holdUntilOpen } from "./readiness.ts";
import { createListenerOptions } from "./server-options.ts";

const getPort = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

async function listen(): Promise<{ app: FastifyInstance; port: number }> {
  const { app } = await buildAppForTest();
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, port: getPort(app) };
}

/** Sends bytes as they are and reads until the server closes. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return await text(socket);
}

/** The head of an answer without what differs each time. */
const steady = (head: string) => head.replace(/^(?:date|x-request-id): .*$/gim, "").toLowerCase();

const fetchWith = (agent: HttpAgent, port: number, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, port, path, host: "127.0.0.1" }, (response) => {
      response.resume().once("end", () => resolve(response));
    }).once("error", reject);
  });

describe("listening server", () => {
  it.each([
    [
      "headers over 16 KB",
      `GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(17_000)}\r\n\r\n`,
      431,
    ],
    ["no HTTP at all", "hello\r\n\r\n", 400],
    [
      "an address of another server",
      "GET http://evil.test/healthz HTTP/1.1\r\nHost: x\r\n\r\n",
      400,
    ],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["two hosts", "GET /api/auth/user HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
    ["CONNECT", "CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n", 400],
    ["TRACE", "TRACE /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    [
      "two lengths",
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "a broken chunk",
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      400,
    ],
    ["a space in the address", "GET /api/auth /user HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ])("refuses %s and closes the connection", async (_what, bytes, status) => {
    const { port } = await listen();
    const answer = await exchange(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toMatch(/"requestId":"[\da-f-]{36}"/);
  });

  it("answers a URL of a megabyte with a readable refusal", async () => {
    const { port } = await listen();
    const answer = await exchange(
      port,
      `GET /${"x".repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
  });

  it("does not parse bytes after a refused request as another request", async () => {
    const { port } = await listen();
    const next = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    const answer = await exchange(port, `hello\r\n\r\n${next}${next}`);
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
  });

  it("answers a request with an unknown Expect header like any other", async () => {
    const { port } = await listen();
    const head = "GET /api/auth/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    const answer = await exchange(port, `${head}Expect: the unexpected\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  });

  it("keeps running when a client that sent CONNECT hangs up", async () => {
    const { port } = await listen();
    const socket = connect(port, "127.0.0.1");
    socket.write("CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n");
    socket.resetAndDestroy();
    const next = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    expect(await exchange(port, next)).toMatch(/^HTTP\/1.1 200 /);
  });

  it("answers a HEAD health check with the status alone", async () => {
    const { port } = await listen();
    for (const path of ["/healthz", "/readyz"]) {
      const ask = (method: string) =>
        exchange(port, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const [head = "", body] = (await ask("HEAD")).split("\r\n\r\n");
      const [whole = "", json = ""] = (await ask("GET")).split("\r\n\r\n");
      expect(steady(head)).toBe(steady(whole));
      expect([body, head.includes(`content-length: ${json.length}`)]).toEqual(["", true]);
    }
  });

  it("accepts an HTTP/1.0 request without a host", async () => {
    const { port } = await listen();
    expect(await exchange(port, "GET /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  });

  it("reads its timeouts from the configuration", async () => {
    const { app } = await listen();
    const { headersTimeout, requestTimeout, keepAliveTimeout } = createListenerOptions();
    expect(app.server).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout });
    expect(headersTimeout).toBe(15_000);
    expect(requestTimeout).toBe(30_000);
  });

  it("answers 413 to a body that is too large, before it has all arrived", async () => {
    const { port } = await listen();
    const head = "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const answer = await exchange(port, `${head}Content-Length: 10000000\r\n\r\n{`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it("lets running requests end while it closes, and frees their connections", async () => {
    const app = fastify({ keepAliveTimeout: 60_000, return503OnClosing: false });
    closeGracefully(app);
    const running = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    app.get("/slow", async () => {
      running.resolve();
      await gate.promise;
      return {};
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const agent = new HttpAgent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const answer = fetchWith(agent, getPort(app), "/slow");
    await running.promise;
    const closed = app.close();
    await vi.waitUntil(() => !app.server.listening, { timeout: 5_000 });
    gate.resolve();
    const { statusCode, headers } = await answer;
    expect({ statusCode, connection: headers.connection }).toEqual({
      statusCode: 200,
      connection: "close",
    });
    await closed;
  });

  it("answers requests that arrive while it closes, and is no longer ready", async () => {
    const { app, port } = await listen();
    const agent = new HttpAgent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await fetchWith(agent, port, "/healthz");
    const closed = app.close();
    await Promise.resolve();
    const [health, readiness] = await Promise.all([
      fetchWith(agent, port, "/healthz"),
      fetchWith(agent, port, "/readyz"),
    ]);
    expect([health.statusCode, readiness.statusCode]).toEqual([200, 503]);
    expect(health.headers.connection).toBe("close");
    await closed;
  });

  it("answers on an unused connection for longer than nginx keeps one, while it closes", async () => {
    const { app, port } = await listen();
    const agent = new HttpAgent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await fetchWith(agent, port, "/healthz");
    const closed = app.close();
    await pause(1_050);
    const { statusCode, headers } = await fetchWith(agent, port, "/healthz");
    expect({ statusCode, connection: headers.connection }).toEqual({
      statusCode: 200,
      connection: "close",
    });
    await closed;
  });

  it("serves nothing but health checks before it is open for work", async () => {
    let isOpen = false;
    const app = fastify();
    onTestFinished(() => app.close());
    mapErrors(app);
    holdUntilOpen(app, () => isOpen);
    app.get("/healthz", async () => ({}));
    app.get("/api/auth/user", async () => ({}));
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    const held = await app.inject("/api/auth/user");
    expect(held.statusCode).toBe(503);
    expect(held.headers["retry-after"]).toBe("2");
    isOpen = true;
    expect((await app.inject("/api/auth/user")).statusCode).toBe(200);
  });

  it("refuses at once what it cannot serve in time", async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    mapErrors(app);
    limitLoad(app, 2, createMetrics());
    const gate = Promise.withResolvers<void>();
    app.get("/slow", async () => {
      await gate.promise;
      return {};
    });
    const answers = [1, 2, 3, 4].map(async () => await app.inject("/slow"));
    expect((await answers[2])?.statusCode).toBe(503);
    expect((await answers[3])?.statusCode).toBe(503);
    gate.resolve();
    expect((await answers[0])?.statusCode).toBe(200);
    expect((await answers[1])?.statusCode).toBe(200);
    expect((await app.inject("/slow")).statusCode).toBe(200);
  });

  it("refuses what pages send to be counted first, from a quarter of the load on", async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    mapErrors(app);
    limitLoad(app, 4, createMetrics());
    const gate = Promise.withResolvers<void>();
    app.get("/slow", async () => {
      await gate.promise;
      return {};
    });
    const counted = ["/api/funnel-events", "/api/client-errors"];
    for (const path of [...counted, "/api/auth/login"]) app.post(path, async () => ({}));
    const send = async (url: string) => (await app.inject({ method: "POST", url })).statusCode;
    expect(await Promise.all(counted.map(send))).toContain(200);
    const running = app.inject("/slow");
    await vi.waitFor(async () => expect(await send("/api/funnel-events")).toBe(503));
    expect(await send("/api/client-errors")).toBe(503);
    expect(await send("/api/auth/login")).toBe(200);
    gate.resolve();
    expect((await running).statusCode).toBe(200);
    expect(await send("/api/funnel-events")).toBe(200);
  });

  it("refuses before it queries the database, and still answers health checks", async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    mapErrors(app);
    const metrics = createMetrics();
    limitLoad(app, 1, metrics);
    let lookUps = 0;
    app.addHook("onRequest", async () => {
      lookUps += 1;
    });
    const gate = Promise.withResolvers<void>();
    const slow = async () => {
      await gate.promise;
      return {};
    };
    app.get("/slow", slow);
    app.post("/slow", slow);
    app.get("/healthz", async () => ({}));
    const first = app.inject("/slow");
    await vi.waitFor(() => expect(lookUps).toBe(1));
    for (const method of ["GET", "POST"] as const) {
      expect((await app.inject({ url: "/slow", method })).statusCode).toBe(503);
    }
    expect(lookUps).toBe(1);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    const metricsText = await metrics.read();
    expect(metricsText).toContain("cosmic_http_requests_in_flight 1");
    expect(metricsText).toContain("cosmic_http_requests_shed_total 2");
    gate.resolve();
    expect((await first).statusCode).toBe(200);
    expect(await metrics.read()).toContain("cosmic_http_requests_in_flight 0");
  });

  it("reserves no slot for bodies that trickle in or for responses that are not read", async () => {
    const app = fastify();
    mapErrors(app);
    limitLoad(app, 2, createMetrics());
    app.post("/body", async () => ({}));
    app.get("/large", async () => ({ text: "x".repeat(100_000) }));
    app.get("/quick", async () => ({}));
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const sockets = [1, 2, 3, 4].map(() => connect(port, "127.0.0.1"));
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      await app.close();
    });
    const [trickle, other, ...readers] = sockets;
    for (const socket of [trickle, other]) {
      socket?.write(
        "POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
      );
    }
    for (const socket of readers) {
      socket.pause();
      socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50));
    }
    await vi.waitFor(async () => {
      const answers = await Promise.all(
        [1, 2].map(async () => await fetch(`http://127.0.0.1:${port}/quick`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });
  });
});
