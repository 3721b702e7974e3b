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

/** Calls of one kind that nginx lets one caller have open. */
const PLACES = 64;

let folder: string;
let nginx: Awaited<ReturnType<typeof startNginxSite>>;
/** Calls of the kind "held" that wait for their answers. */
const held = new Set<ServerResponse>();
const api = createServer((request, response) => {
  if (request.url !== "/api/held") response.end();
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
const writeCall = (method: string, address: string) =>
  Buffer.from(
    `${method} /api/held HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Length: 0\r\n\r\n`,
  );

/** Whether nginx refuses the address a call while another address, or several in turn, has all its places. */
async function isKeptOut(others: readonly string[], address: string, method: string) {
  const connections = Array.from({ length: PLACES }, () => new Connection(nginx.port));
  const calls = connections.map((connection, index) =>
    connection.exchange(writeCall(method, others[index % others.length] ?? "")),
  );
  await expect.poll(() => held.size).toBe(PLACES);
  const one = new Connection(nginx.port);
  const asked = one.exchange(writeCall(method, address));
  let isAnswered = false;
  void asked.finally(() => {
    isAnswered = true;
  });
  await expect.poll(() => isAnswered || held.size > PLACES).toBe(true);
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
});
