import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { computeP99, isAcknowledged } from "../../journal/journal.ts";
import { listChildren, readMemory } from "../../processes/process-stats.ts";
import { startTraffic } from "../../users/traffic.ts";
import type { Fault } from "../fault.ts";

const READERS = 200;
/** Answers asked for on each connection without reading one. */
const ASKED = 4;
/** Connections that send half of a request and nothing more. */
const HALVES = 100;
const MEGABYTES = 200;

/** A connection on which something was sent and nothing has been read yet. */
async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.pause().write(text);
  return socket;
}

export const slowReaders: Fault = {
  row: "F36",
  name: `${READERS} clients that read 1 KB a second, ${HALVES} half-open ones`,
  expected: `memory bounded, others served`,
  async run(environment, findings, { isSmall }) {
    const users = await environment.newUsers(6);
    const { port, pid } = environment.sites.web;
    const processes = () => [
      pid,
      ...listChildren(pid),
      ...environment.replicas.map((each) => each.pid),
    ];
    const memory = () => processes().reduce((sum, each) => sum + readMemory(each), 0);
    const before = memory();
    const large = `GET /api/openapi.json HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(ASKED);
    const sockets = await Promise.all([
      ...Array.from({ length: READERS }, () => send(port, large)),
      ...Array.from({ length: HALVES }, () => send(port, "GET /api/auth/user HTTP/1.1\r\nHos")),
    ]);
    const traffic = startTraffic({ users, journal: environment.journal, perSecond: 20 });
    let most = 0;
    for (const until = Date.now() + (isSmall ? 3_000 : 15_000); Date.now() < until; ) {
      for (const socket of sockets.slice(0, READERS)) socket.read(1_024);
      most = Math.max(most, memory());
      await pause(1_000);
    }
    const entries = await traffic.stop();
    for (const socket of sockets) socket.destroy();
    const failed = entries.filter((entry) => !isAcknowledged(entry));
    findings.note(`${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`);
    findings.holds(`grows by less than ${MEGABYTES} MB`, most - before < MEGABYTES);
    findings.noRequests(`of ${entries.length} other requests failed`, failed, true);
    findings.within("their p99", computeP99(entries), 200);
  },
};
