import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../environment/random.ts";
import type { Cluster } from "./cluster.ts";
import type { ClusterNode } from "./node.ts";

export interface Round {
  cluster: Cluster;
  leader: ClusterNode;
  random: Random;
}

/** Something that goes wrong in the cluster. */
export interface Disruption {
  name: string;
  /** Lets it happen. @returns how it ends */
  begin: (round: Round) => Promise<() => unknown>;
  /** Whether another node has to lead then; without, nothing may be noticed but by etcd's nodes. */
  movesLead: boolean;
}

/** How long etcd is away: several times what a leader without it would lead on. */
const ETCD_AWAY = 20_000;

/** All of it, in the order in which it happens: with twenty rounds each three times or so. */
export const DISRUPTIONS: readonly Disruption[] = [
  {
    name: "the leader's machine loses power",
    movesLead: true,
    async begin({ leader }) {
      await leader.kill();
      return () => leader.start();
    },
  },
  {
    name: "the leader is cut off from all others",
    movesLead: true,
    async begin({ leader }) {
      leader.setNetwork("silent", "silent");
      return () => leader.setNetwork("open", "open");
    },
  },
  {
    name: "the leader is cut off, with the clients on its side",
    movesLead: true,
    async begin({ leader }) {
      leader.setNetwork("silent", "open");
      return () => leader.setNetwork("open", "open");
    },
  },
  {
    name: "the leader freezes, and goes on later",
    movesLead: true,
    async begin({ leader }) {
      leader.freeze();
      return () => leader.thaw();
    },
  },
  {
    name: "the leader's disk is full",
    movesLead: true,
    async begin({ leader }) {
      leader.fillDisk();
      return () => leader.emptyDisk();
    },
  },
  {
    name: "an operator hands the lead over",
    movesLead: true,
    async begin({ cluster, leader }) {
      await cluster.switchOver(leader);
      return () => {};
    },
  },
  {
    name: "etcd loses one, two or all of its three members",
    movesLead: false,
    async begin({ cluster, random }) {
      await cluster.etcd.kill(random.pick([1, 2, 3]));
      await pause(ETCD_AWAY);
      return () => cluster.etcd.start();
    },
  },
];
