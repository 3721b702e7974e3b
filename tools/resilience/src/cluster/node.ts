import { execFileSync, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { findOrdinaryUser } from "@cosmic/tools-programs/debian";
import { listChildren, ownsPort } from "../processes/process-stats.ts";
import { createServerProcess } from "../processes/server-process.ts";
import { openProxy, type ProxyState } from "../proxy/tcp-proxy.ts";
import { type Passwords, renderPatroniSettings } from "./patroni-settings.ts";

const DISK = "700m";
/** Milliseconds between the times at which a full disk is filled again. */
const FILL_EVERY = 100;

export interface NodeOptions {
  name: string;
  /** Where it may make a folder. */
  folder: string;
  programs: string;
  etcdPorts: readonly number[];
  passwords: Passwords;
  /** Whether a connection comes from a node that is cut off, by its port. */
  isFromCutOff: (clientPort: number) => boolean;
}

function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

/** Lets a file take what is free on a disk. */
function fill(disk: string, file: string): void {
  const { bavail, bsize } = statfsSync(disk);
  const taken = existsSync(file) ? statSync(file).size : 0;
  // What is free may be taken meanwhile; then the next time.
  if (bavail > 0) spawnSync("fallocate", ["-o", String(taken), "-l", String(bavail * bsize), file]);
}

const proxyTo = (port: number) => openProxy({ findPort: () => port });

/** One machine of the cluster: PostgreSQL under Patroni, on a disk of its own, behind a network of its own. */
export async function createNode(options: NodeOptions) {
  const { name, folder, programs, etcdPorts, passwords, isFromCutOff } = options;
  const own = join(folder, name);
  const disk = join(own, "disk");
  const ballast = join(disk, "ballast");
  mkdirSync(disk, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, `cosmic-${name}`, disk]);
  const user = findOrdinaryUser();
  if (user) for (const each of [own, disk]) chownSync(each, user.uid, user.gid);
  const [postgresPort, restPort] = [await findFreePort(), await findFreePort()];
  const proxyForPeersTo = (port: number) =>
    openProxy({ findPort: (clientPort) => (isFromCutOff(clientPort) ? null : port) });
  /** What the other nodes see of it, and what clients see. */
  const toPeers = {
    postgres: await proxyForPeersTo(postgresPort),
    rest: await proxyForPeersTo(restPort),
  };
  const toClients = { postgres: await proxyTo(postgresPort), rest: await proxyTo(restPort) };
  const toEtcd = await Promise.all(etcdPorts.map(proxyTo));
  const settingsFile = join(own, "patroni.yml");
  const addresses = {
    name,
    postgresPort,
    restPort,
    postgresProxy: toPeers.postgres.port,
    restProxy: toPeers.rest.port,
    etcdProxies: toEtcd.map(({ port }) => port),
  };
  writeFileSync(settingsFile, renderPatroniSettings(addresses, { programs, disk, own }, passwords));
  const patroni = createServerProcess({
    command: "patroni",
    args: [settingsFile],
    env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8" },
    logFile: join(own, "patroni.log"),
    isUnprivileged: true,
  });

  function findPostmaster(): number[] {
    try {
      const file = readFileSync(join(disk, "data", "postmaster.pid"), "utf8");
      const pid = Number(file.split("\n")[0]);
      // The number may be another process's by now.
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return command.includes(join(disk, "data")) ? [pid] : [];
    } catch {
      return [];
    }
  }
  const listPids = () => {
    const postmaster = findPostmaster();
    return [
      ...(patroni.isRunning ? [patroni.pid, ...listChildren(patroni.pid)] : []),
      ...postmaster,
      ...postmaster.flatMap(listChildren),
    ];
  };

  let isCutOff = false;
  let filling: NodeJS.Timeout | undefined;

  return {
    name,
    settingsFile,
    /** Whether a connection is one that this node began while it is cut off. */
    beganCutOff: (clientPort: number) => isCutOff && ownsPort(listPids(), clientPort),
    /** Where clients find PostgreSQL and the health of the node. */
    clientPorts: { postgres: toClients.postgres.port, rest: toClients.rest.port },
    /** Its own address, past every proxy. */
    restPort,
    start: () => patroni.start(),
    /** As when the machine loses power. */
    async kill(): Promise<void> {
      const pids = listPids();
      // None starts another meanwhile.
      send(pids, "SIGSTOP");
      send([...pids, ...listPids()], "SIGKILL");
      await patroni.ended();
    },
    freeze: () => send(listPids(), "SIGSTOP"),
    thaw: () => send(listPids().toReversed(), "SIGCONT"),
    /** Its network: to other nodes and etcd, and to clients. */
    setNetwork(peers: ProxyState, clients: ProxyState): void {
      isCutOff = peers !== "open";
      for (const proxy of [toPeers.postgres, toPeers.rest, ...toEtcd]) proxy.set(peers);
      for (const proxy of [toClients.postgres, toClients.rest]) proxy.set(clients);
    },
    /** Takes what is left of its disk, also what becomes free later. */
    fillDisk(): void {
      fill(disk, ballast);
      filling ??= setInterval(() => fill(disk, ballast), FILL_EVERY);
    },
    emptyDisk(): void {
      clearInterval(filling);
      filling = undefined;
      rmSync(ballast, { force: true });
    },
    async stop(): Promise<void> {
      this.emptyDisk();
      await this.kill();
      const proxies = [toPeers.postgres, toPeers.rest, toClients.postgres, toClients.rest];
      await Promise.all([...proxies, ...toEtcd].map((proxy) => proxy.close()));
      execFileSync("umount", ["--lazy", disk]);
    },
  };
}

export type ClusterNode = Awaited<ReturnType<typeof createNode>>;
