import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@cosmic/local-services/free-port";
import { createServerProcess } from "../processes/server-process.ts";

const MEMBERS = 3;
/** Milliseconds; the machine runs everything else besides. */
const HEARTBEAT = 250;
const ELECTION = 2_500;

const toAddress = (port: number) => `http://127.0.0.1:${port}`;

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`${toAddress(port)}/health`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => ((await answer.json()) as { health: string }).health === "true",
    () => false,
  );

/** Three members of etcd, which keep who leads the cluster. @param folder of the ordinary account */
export async function startEtcd(folder: string) {
  const places = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => ({
      name: `etcd-${index + 1}`,
      clientPort: await findFreePort(),
      peerPort: await findFreePort(),
    })),
  );
  const members = places.map(({ name, clientPort, peerPort }) =>
    createServerProcess({
      command: "etcd",
      args: Object.entries({
        name,
        "data-dir": join(folder, name),
        "listen-client-urls": toAddress(clientPort),
        "advertise-client-urls": toAddress(clientPort),
        "listen-peer-urls": toAddress(peerPort),
        "initial-advertise-peer-urls": toAddress(peerPort),
        "initial-cluster": places
          .map((each) => `${each.name}=${toAddress(each.peerPort)}`)
          .join(","),
        "heartbeat-interval": HEARTBEAT,
        "election-timeout": ELECTION,
        "log-level": "warn",
        "enable-v2": true,
      }).map(([option, value]) => `--${option}=${value}`),
      env: { PATH: process.env["PATH"] },
      logFile: join(folder, `${name}.log`),
      isUnprivileged: true,
    }),
  );
  const ports = places.map(({ clientPort }) => clientPort);

  /** Starts the members that do not run; resolves when all are well. */
  async function start(): Promise<void> {
    for (const member of members) if (!member.isRunning) member.start();
    for (const until = Date.now() + 60_000; Date.now() < until; await pause(200)) {
      if ((await Promise.all(ports.map(isHealthy))).every(Boolean)) return;
    }
    throw new Error("etcd does not become healthy");
  }

  await start();
  return {
    ports,
    start,
    /** Kills so many members at once. */
    async kill(count: number): Promise<void> {
      await Promise.all(members.slice(0, count).map((member) => member.end("SIGKILL")));
    },
    async stop(): Promise<void> {
      await Promise.all(members.map((member) => member.end("SIGKILL")));
    },
  };
}
