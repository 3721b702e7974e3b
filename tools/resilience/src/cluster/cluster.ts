import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findOrdinaryUser } from "@cosmic/tools-programs/debian";
import { runTool } from "@cosmic/tools-programs/run-tool";
import { Client } from "pg";
import { startPgBouncer } from "../shape/pgbouncer.ts";
import { startEtcd } from "./etcd.ts";
import { startHaproxy } from "./haproxy.ts";
import { type ClusterNode, createNode } from "./node.ts";
import { findServerPrograms } from "./programs.ts";

const NODES = 3;
const SECONDS_TO_START = 120;
/** Checks in a row that find the cluster whole: a node that comes back may look well at first. */
const CHECKS = 8;

const newPassword = () => randomBytes(16).toString("hex");

interface Member {
  name: string;
  role: string;
  state: string;
}

/** What a node's Patroni answers; null where it does not. */
async function ask<Answer>({ restPort }: ClusterNode, path: string): Promise<Answer | null> {
  const signal = AbortSignal.timeout(2_000);
  return await fetch(`http://127.0.0.1:${restPort}${path}`, { signal }).then(
    async (answer) => (await answer.json()) as Answer,
    () => null,
  );
}

/** What a node knows of the cluster; nothing where it does not answer. */
const askForMembers = async (node: ClusterNode): Promise<Member[]> =>
  (await ask<{ members: Member[] }>(node, "/cluster"))?.members ?? [];

/** How many nodes take the log from this one as it is written. */
async function countStreaming(node: ClusterNode): Promise<number> {
  const status = await ask<{ replication?: { state: string }[] }>(node, "/patroni");
  return status?.replication?.filter(({ state }) => state === "streaming").length ?? 0;
}

const isLeading = ({ role, state }: Member) => role === "leader" && state === "running";
const isFollowing = ({ state }: Member) => state === "running" || state === "streaming";

/** A role and a database for the product. @returns its address */
async function makeDatabase(port: number, superuser: string): Promise<string> {
  const password = newPassword();
  const client = new Client(`postgres://postgres:${superuser}@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(`create role cosmic login password '${password}'`);
  await client.query("create database cosmic owner cosmic");
  await client.end();
  return `postgres://cosmic:${password}@127.0.0.1:${port}/cosmic`;
}

/**
 * PostgreSQL on three nodes under Patroni, with synchronous replication, etcd beside it, HAProxy and PgBouncer
 * before it. @throws when something does not start
 */
export async function startCluster() {
  const programs = findServerPrograms();
  if (programs === null) throw new Error("The programs of PostgreSQL are missing.");
  const folder = mkdtempSync(join(tmpdir(), "cosmic-cluster-"));
  chmodSync(folder, 0o755);
  const user = findOrdinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const passwords = { superuser: newPassword(), replication: newPassword() };
  const undo: (() => unknown)[] = [];
  /** @param keepsLogs leaves the folder where it is, without the disks */
  async function stop(keepsLogs: boolean): Promise<void> {
    for (const step of undo.splice(0).toReversed()) {
      await Promise.resolve(step()).catch((error: unknown) => console.error(error));
    }
    if (!keepsLogs) rmSync(folder, { recursive: true, force: true });
  }
  try {
    const etcd = await startEtcd(folder);
    undo.push(() => etcd.stop());
    const nodes: ClusterNode[] = [];
    for (let index = 1; index <= NODES; index += 1) {
      const etcdPorts = etcd.ports;
      const node = await createNode({
        name: `node-${index}`,
        folder,
        programs,
        etcdPorts,
        passwords,
        isFromCutOff: (clientPort) => nodes.some((each) => each.beganCutOff(clientPort)),
      });
      undo.push(() => node.stop());
      nodes.push(node);
    }
    const haproxy = await startHaproxy(folder, nodes);
    undo.push(() => haproxy.stop());

    const [first] = nodes;
    /** As most of the nodes that answer say: one that is cut off may still take itself for the leader. */
    async function listMembers(): Promise<Member[]> {
      const all = await Promise.all(nodes.map(askForMembers));
      const answers = all.filter((members) => members.length > 0);
      const leaders = answers.map((members) => members.find(isLeading)?.name);
      const isAgreed = (name: string | undefined) =>
        name !== undefined && leaders.filter((each) => each === name).length * 2 > answers.length;
      return answers.find((_, index) => isAgreed(leaders[index])) ?? [];
    }
    const findLeader = async (): Promise<ClusterNode | null> => {
      const leader = (await listMembers()).find(isLeading);
      return nodes.find(({ name }) => name === leader?.name) ?? null;
    };
    /** Whether one leads, the others follow, and one of them confirms what the leader writes. */
    async function isWhole(): Promise<boolean> {
      const members = await listMembers();
      const leader = await findLeader();
      return (
        leader !== null &&
        members.length === NODES &&
        members.every(isFollowing) &&
        members.some(({ role }) => role === "sync_standby") &&
        (await countStreaming(leader)) === NODES - 1
      );
    }
    async function waitUntilWhole(seconds = SECONDS_TO_START): Promise<void> {
      let inRow = 0;
      for (const until = Date.now() + seconds * 1_000; Date.now() < until; await pause(250)) {
        inRow = (await isWhole()) ? inRow + 1 : 0;
        if (inRow === CHECKS) return;
      }
      throw new Error(`The cluster is not whole: ${JSON.stringify(await listMembers())}`);
    }

    first?.start();
    for (const until = Date.now() + 60_000; !(await findLeader()); await pause(250)) {
      if (Date.now() > until) throw new Error(`No node leads; see ${folder}`);
    }
    for (const node of nodes.slice(1)) node.start();
    await waitUntilWhole();
    // HAProxy finds it at its next check.
    await pause(1_500);
    const directUrl = await makeDatabase(haproxy.primaryPort, passwords.superuser);
    const replicaUrl = directUrl.replace(`:${haproxy.primaryPort}/`, `:${haproxy.replicaPort}/`);
    const pgbouncer = await startPgBouncer(directUrl, join(folder, "pgbouncer"));
    undo.push(() => pgbouncer.stop());

    return {
      folder,
      etcd,
      nodes,
      /** What the API is told. */
      url: pgbouncer.url,
      /** The leader past PgBouncer, and the replicas. */
      directUrl,
      replicaUrl,
      findLeader,
      waitUntilWhole,
      /** Hands the lead to the node that confirms writes, as an operator does. */
      async switchOver(leader: ClusterNode): Promise<void> {
        const asked = ["switchover", "--leader", leader.name, "--force"];
        const { code, output } = await runTool("patronictl", ["-c", leader.settingsFile, ...asked]);
        if (code !== 0) throw new Error(`patronictl: ${output.trim()}`);
      },
      stop,
    };
  } catch (error) {
    console.error(`Logs: ${folder}`);
    await stop(true);
    throw error;
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
