import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { Connection } from "@cosmic/tools-test-client/connection";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNginxSite } from "./nginx-site.ts";
import { provideShapePrograms } from "./programs.ts";

/** Calls of one kind that nginx lets one caller have open, and health checks. */
const PLACES = 64;
const PLACES_OF_CHECKS = 8;

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
  /** What holds the places, and what is asked for then. */
  taken: string;
  asked: string;
}
const ONE_KIND: Paths = { places: PLACES, taken: "/api/held", asked: "/api/held" };

/** Whether nginx refuses the address a call while another address, or several in turn, has all its places. */
async function isKeptOut(
  others: readonly string[],
  address: string,
  method: string,
  { places, taken, asked: path }: Paths = ONE_KIND,
) {
  const connections = Array.from({ length: places }, () => new Connection(nginx.port));
  const calls = connections.map((connection, index) =>
    connection.exchange(writeCall(method, others[index % others.length] ?? "", taken)),
  );
  await expect.poll(() => held.size).toBe(places);
  const one = new Connection(nginx.port);
  const asked = one.exchange(writeCall(method, address, path));
  let isAnswered = false;
  void asked.finally(() => {
    isAnswered = true;
  });
  await expect.poll(() => isAnswered || held.size > places).toBe(true);
  for (const response of held) response.end();
  const statuses = (await Promise.all(calls)).map((answer) => answer.status);
  const { status } = await asked;
  for (const connection of [...connections, one]) connection.close();
  await expect.poll(() => held.size).toBe(0);
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
    ["/api/held", "/api/held/more?x=1"],
    ["/api/held", "/api/%68eld"],
    ["/api/%68eld", "/api/h%65ld/more"],
    ["/api/held", "/api/x/../held"],
    ["/api//held", "/api//others"],
    ["/api/../quiz", "/api/%2e%2e/"],
  ])("so that %s and %s are of one kind", async (taken, asked) => {
    expect(await isKeptOut([one], one, method, { places: PLACES, taken, asked })).toBe(true);
  });

  it("so that another kind has its own", async () => {
    const paths = { ...ONE_KIND, asked: "/api/%69held" };
    expect(await isKeptOut([one], one, method, paths)).toBe(false);
  });

  it.each([
    ["/readyz", "/readyz?x=1"],
    ["/readyz", "/healthz"],
    ["/healthz", "/readyz"],
  ])("so that one address has a few for %s and %s, and others theirs", async (taken, asked) => {
    const paths = { places: PLACES_OF_CHECKS, taken, asked };
    expect(await isKeptOut([one], one, method, paths)).toBe(true);
    expect(await isKeptOut([one], "203.0.113.10", method, paths)).toBe(false);
  });
});
