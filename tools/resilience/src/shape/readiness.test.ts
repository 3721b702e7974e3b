import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startNginxSite } from "./nginx-site.ts";
import { provideShapePrograms } from "./programs.ts";

/** Processes of the API that refuse a health check when they are not ready, and a call when they are busy. */
const isReady = [true, true];
const processes = isReady.map((_, index) =>
  createServer((_request, response) => {
    response.writeHead(isReady[index] ? 200 : 503).end(`process ${index}`);
  }),
);

let folder: string;
let nginx: Awaited<ReturnType<typeof startNginxSite>>;
beforeAll(async () => {
  provideShapePrograms();
  folder = mkdtempSync(join(tmpdir(), "cosmic-readiness-"));
  chmodSync(folder, 0o755);
  const dist = join(folder, "dist");
  mkdirSync(dist);
  for (const name of ["index.html", "404.html"]) writeFileSync(join(dist, name), "<!doctype html>");
  for (const each of processes) {
    await new Promise<void>((resolve) => each.listen(0, "127.0.0.1", resolve));
  }
  nginx = await startNginxSite({
    dist,
    folder: join(folder, "nginx"),
    port: await findFreePort(),
    host: "",
    apiPorts: processes.map((each) => (each.address() as AddressInfo).port),
  });
});
afterAll(async () => {
  await nginx?.stop();
  for (const each of processes) each.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** The statuses of a path, asked so often that each process has its turn. */
async function listStatuses(path: string, ready: readonly boolean[]): Promise<number[]> {
  isReady.splice(0, 2, ...ready);
  const found = new Set<number>();
  for (let turn = 0; turn < 6; turn += 1) found.add((await fetch(nginx.url + path)).status);
  return [...found].toSorted((a, b) => a - b);
}

it("the site is ready as long as one process is, with its query too", async () => {
  expect(await listStatuses("/readyz", [true, true])).toEqual([200]);
  expect(await listStatuses("/readyz", [true, false])).toEqual([200]);
  expect(await listStatuses("/readyz?x=1", [false, true])).toEqual([200]);
});

it("the site is not ready when no process is, in the API's own words", async () => {
  expect(await listStatuses("/readyz", [false, false])).toEqual([503]);
  expect(await (await fetch(`${nginx.url}/readyz`)).text()).toMatch(/^process/);
});

it("a call that a busy process refuses is not sent to the next one", async () => {
  expect(await listStatuses("/api/profiles", [true, false])).toEqual([200, 503]);
});
