import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_CALLS } from "@cosmic/api/testing/contract-calls";
import { findFreePort } from "@cosmic/local-services/free-port";
import { Connection } from "@cosmic/tools-test-client/connection";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNginxSite } from "./nginx-site.ts";
import { provideShapePrograms } from "./programs.ts";
import { DEPLOY } from "./render.ts";

/** Calls of one kind that nginx lets one caller have open, and health checks. */
const PLACES = 64;
const PLACES_OF_CHECKS = 8;
/** Those of one kind that it lets one network have open. */
const READING_PLACES_OF_NETWORK = 128;
/** Those of all kinds that it lets one address have open, and one network. */
const PLACES_OF_ADDRESS = 256;
const PLACES_OF_NETWORK = 1_024;
/** Enough kinds for a network to have all its places, without one that is full. */
const KINDS = "account auth places profiles purchases mbti-quiz sittings trial"
  .split(" ")
  .map((name) => `/api/${name}`);

/** A thousand connections take a busy machine seconds. */
const IN_TIME = { timeout: 30_000 };

let folder: string;
let nginx: Awaited<ReturnType<typeof startNginxSite>>;
/** Calls that wait for their answers. */
const held = new Set<ServerResponse>();
const api = createServer((request, response) => {
  if (request.headers["x-hold"] === undefined) response.end();
  else held.add(response.on("close", () => held.delete(response)));
});

beforeAll(async () => {
  provideShapePrograms();
  folder = mkdtempSync(join(tmpdir(), "cosmic-callers-"));
  chmodSync(folder, 0o755);
  const dist = join(folder, "dist");
  mkdirSync(dist);
  for (const name of ["index.html", "404.html"]) writeFileSync(join(dist, name), "<!doctype html>");
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  nginx = await startNginxSite({
    dist,
    folder: join(folder, "nginx"),
    port: await findFreePort(),
    host: "",
    apiPorts: [(api.address() as AddressInfo).port],
  });
});
afterAll(async () => {
  await nginx?.stop();
  api.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** A call that a proxy hands on for an address. */
const writeCall = (method: string, address: string, path: string) =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nX-Hold: 1\r\nContent-Length: 0\r\n\r\n`,
  );

interface Paths {
  places: number;
  /** What holds the places, in turn, and what is asked for then. */
  taken: readonly string[];
  asked: string;
}
const ONE_KIND: Paths = { places: PLACES, taken: ["/api/auth"], asked: "/api/auth" };

/** Whether nginx refuses the address a call while another address, or several in turn, has all its places. */
async function isKeptOut(
  others: readonly string[],
  address: string,
  method: string,
  { places, taken, asked: path }: Paths = ONE_KIND,
) {
  const connections: Connection[] = [];
  const calls: ReturnType<Connection["exchange"]>[] = [];
  while (calls.length < places) {
    // No more at a time than can wait to be accepted.
    for (const until = Math.min(places, calls.length + 128); calls.length < until; ) {
      const index = calls.length;
      const connection = new Connection(nginx.port);
      const other = others[index % others.length] ?? "";
      const kind = taken[Math.floor(index / others.length) % taken.length] ?? "";
      connections.push(connection);
      calls.push(connection.exchange(writeCall(method, other, kind)));
    }
    await expect.poll(() => held.size, IN_TIME).toBe(calls.length);
  }
  const one = new Connection(nginx.port);
  const asked = one.exchange(writeCall(method, address, path));
  let isAnswered = false;
  void asked.finally(() => {
    isAnswered = true;
  });
  await expect.poll(() => isAnswered || held.size > places, IN_TIME).toBe(true);
  for (const response of held) response.end();
  const statuses = (await Promise.all(calls)).map((answer) => answer.status);
  const { status } = await asked;
  for (const connection of [...connections, one]) connection.close();
  await expect.poll(() => held.size, IN_TIME).toBe(0);
  expect(statuses).toEqual(statuses.map(() => 200));
  return status === 503;
}

describe.each(["GET", "POST"])("nginx shares the places of %s calls among callers", (method) => {
  it.each([
    ["one IPv6 address", ["2001:db8:1:2::1"], "2001:db8:1:2::1"],
    [
      "the addresses of one /64, however they are written",
      ["2001:db8:1:2::1", "2001:DB8:1:2:3:4:5:6", "2001:0db8:0001:0002::", "2001:db8:1:2:0:3::"],
      "2001:db8:1:2:ffff:ffff:ffff:ffff",
    ],
    ["a /64 that ends in zeros", ["2001:db8::1", "2001:db8::1:0:0:1"], "2001:db8:0:0:9::"],
    ["a /64 with zeros in the middle", ["2001:0:0:1::5", "2001::1:0:0:0:6"], "2001::1:2:3:4:5"],
    ["a /64 that begins with zeros", ["::1:2:3:4:5", "0:0:0:1::1"], "::1:0:0:0:7"],
    ["bytes that end lines", ["2001:a0a:a0d:d0a::a0a"], "2001:a0a:a0d:d0a:a0a::a"],
    ["an IPv4 address", ["203.0.113.9"], "203.0.113.9"],
    ["an IPv4 address within IPv6", ["203.0.113.9"], "::ffff:203.0.113.9"],
  ])("so that %s is one", async (_what, others, address) => {
    expect(await isKeptOut(others, address, method)).toBe(true);
  });

  it.each([
    ["another /64", "2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["another /64 that differs before the zeros", "2001:db8::1", "2001:db9::1"],
    ["another /64 that looks alike", "2001:db8::1:2:3:4", "2001:db8:0:1:0:2:3:4"],
    ["another IPv4 address", "203.0.113.9", "203.0.113.10"],
    ["another IPv4 address within IPv6", "::ffff:203.0.113.9", "::ffff:203.0.113.10"],
  ])("so that %s is another one", async (_what, other, address) => {
    expect(await isKeptOut([other], address, method)).toBe(false);
  });

  const one = "203.0.113.9";

  it.each([
    ["/api/auth", "/api/auth/more?x=1"],
    ["/api/auth", "/api/%61uth"],
    ["/api/%61uth", "/api/a%75th/more"],
    ["/api/auth", "/api/x/../auth"],
    ["/api//auth", "/api//others"],
    ["/api/../quiz", "/api/%2e%2e/"],
    ["/api/made-up", "/api/another"],
    ["/api/authentic", "/api/openapi-json"],
  ])("so that %s and %s are of one kind", async (taken, asked) => {
    expect(await isKeptOut([one], one, method, { places: PLACES, taken: [taken], asked })).toBe(
      true,
    );
  });

  it("so that another kind has its own", async () => {
    const paths = { ...ONE_KIND, asked: "/api/%61ccount" };
    expect(await isKeptOut([one], one, method, paths)).toBe(false);
  });

  it.each([
    ["/readyz", "/readyz?x=1"],
    ["/readyz", "/healthz"],
    ["/healthz", "/readyz"],
  ])("so that one address has a few for %s and %s, and others theirs", async (taken, asked) => {
    const paths = { places: PLACES_OF_CHECKS, taken: [taken], asked };
    expect(await isKeptOut([one], one, method, paths)).toBe(true);
    expect(await isKeptOut([one], "203.0.113.10", method, paths)).toBe(false);
  });

  it("so that one address has no more of all kinds together", async () => {
    const paths = { places: PLACES_OF_ADDRESS, taken: KINDS, asked: "/api/client-errors" };
    expect(await isKeptOut([one], one, method, paths)).toBe(true);
    expect(await isKeptOut([one], "203.0.113.10", method, paths)).toBe(false);
  });

  it.each([
    ["a /24 of IPv4", (index: number) => `203.0.113.${index}`, "203.0.114.1"],
    ["a /48 of IPv6", (index: number) => `2001:db8:1:${index}::1`, "2001:db8:2::1"],
  ])("so that %s has no more of all kinds together", async (_what, write, other) => {
    const paths = { places: PLACES_OF_NETWORK, taken: KINDS, asked: "/api/client-errors" };
    const others = [1, 2, 3, 4, 5, 6, 7, 8].map(write);
    expect(await isKeptOut(others, write(9), method, paths)).toBe(true);
    expect(await isKeptOut(others, other, method, paths)).toBe(false);
  });
});

it.each([
  ["a /24 of IPv4", (index: number) => `203.0.113.${index}`, "203.0.114.1"],
  ["a /48 of IPv6", (index: number) => `2001:db8:1:${index}::1`, "2001:db8:2::1"],
])("nginx gives %s a part of the reading calls of one kind", async (_what, write, other) => {
  const paths = { ...ONE_KIND, places: READING_PLACES_OF_NETWORK };
  const others = [1, 2, 3].map(write);
  expect(await isKeptOut(others, write(4), "GET", paths)).toBe(true);
  expect(await isKeptOut(others, other, "GET", paths)).toBe(false);
});

it("nginx counts files among what one address may have open", async () => {
  const paths = { places: PLACES_OF_ADDRESS, taken: KINDS, asked: "/" };
  expect(await isKeptOut(["203.0.113.9"], "203.0.113.9", "GET", paths)).toBe(true);
  expect(await isKeptOut(["203.0.113.9"], "203.0.113.10", "GET", paths)).toBe(false);
});

it("nginx knows the kinds of call that there are", () => {
  const maps = readFileSync(join(DEPLOY, "nginx/maps.conf.template"), "utf8");
  const [, kinds = ""] = /<kind>\/api\/\(\?:([^)]+)\)/.exec(maps) ?? [];
  const names = CONTRACT_CALLS.map(({ path }) => /^\/api\/([^/]+)/.exec(path)?.[1] ?? "");
  const known = [...new Set(names)].filter((name) => name !== "").toSorted();
  expect(kinds.replaceAll("\\", "").split("|")).toEqual(known);
});

/** Begins to send an event, once nginx waits for its body; what it ends with, when it does. */
async function beginEvent(address: string) {
  const request = httpRequest({
    port: nginx.port,
    host: "127.0.0.1",
    method: "POST",
    path: "/api/stripe/webhook",
    headers: {
      "x-forwarded-for": address,
      // Should it reach the API.
      "x-hold": "1",
      "content-length": 500_000,
      expect: "100-continue",
    },
  });
  const ended = new Promise<string>((resolve) => {
    request.once("error", () => resolve("closed"));
    request.once("response", ({ statusCode }) => resolve(String(statusCode)));
  });
  await Promise.race([once(request, "continue"), ended]);
  request.write("{");
  return { ended };
}
async function sendEvent(address: string) {
  const connection = new Connection(nginx.port);
  const { status } = await connection.exchange(
    Buffer.from(
      `POST /api/stripe/webhook HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Length: 2\r\n\r\n{}`,
    ),
  );
  connection.close();
  return status;
}
/** From each of eight addresses, one after another: together more than a network may send at once. */
const FLOOD = 60;

it("nginx refuses events that one network sends too fast, and takes those of another", async () => {
  const flood = await Promise.all(
    list(8, (index) => `192.0.2.${index}`).map(async (address) => {
      const statuses: number[] = [];
      for (let sent = 0; sent < FLOOD; sent += 1) statuses.push(await sendEvent(address));
      return statuses;
    }),
  );
  expect(new Set(flood.flat())).toEqual(new Set([200, 503]));
  expect(await sendEvent("203.0.114.1")).toBe(200);
});

const list = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index));

describe("bodies for the webhook that do not arrive", () => {
  it.each([
    ["its address", ["203.0.113.9"], "203.0.113.9", "203.0.113.10", 200],
    ["its network", list(4, (index) => `203.0.113.${index}`), "203.0.113.10", "203.0.114.1", 200],
    [
      "all",
      list(16, (index) => `203.0.${index % 4}.${index}`),
      "198.51.100.1",
      "198.51.101.1",
      503,
    ],
  ])(
    "wait in nginx, for seconds, and keep out no more than %s",
    async (_what, others, address, other, status) => {
      const startedAt = performance.now();
      const eight = [1, 2, 3, 4, 5, 6, 7, 8];
      const events = await Promise.all(others.flatMap((each) => eight.map(() => beginEvent(each))));
      expect(await sendEvent(address)).toBe(503);
      expect(await sendEvent(other)).toBe(status);
      expect(held.size).toBe(0);
      const outcomes = await Promise.all(events.map(({ ended }) => ended));
      expect(new Set(outcomes)).toEqual(new Set(["closed"]));
      expect(performance.now() - startedAt).toBeLessThan(15_000);
      expect(await sendEvent(address)).toBe(200);
    },
  );
});
