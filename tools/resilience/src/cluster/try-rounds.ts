import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../environment/random.ts";
import type { Journal } from "../journal/journal.ts";
import type { Cluster } from "./cluster.ts";
import { DISRUPTIONS, type Disruption } from "./disruptions.ts";
import { computeLongestGap, listConfirmed } from "./gaps.ts";

export interface RoundResult {
  name: string;
  /** The node that led, and the one that leads afterwards. */
  from: string;
  to: string;
  /** Milliseconds: the longest time without a confirmed write, and without an answer at the replicas' address. */
  withoutWrites: number;
  withoutReading: number;
  /** Milliseconds from the end of what went wrong until all nodes were well again. */
  untilWhole: number;
}

export interface RoundsOptions {
  cluster: Cluster;
  random: Random;
  rounds: number;
  journal: Journal;
  /** When readings at the replicas' address were answered. */
  readings: readonly number[];
  onRound: (result: RoundResult) => void;
}

/** Milliseconds in which another node has to lead and writes are confirmed again: far more than expected. */
const PATIENCE = 90_000;
/** What goes wrong lasts on for so long afterwards: an old leader that comes back finds another one at work. */
const AFTERWARDS = 3_000;

async function waitFor(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const until = Date.now() + PATIENCE; !(await isSo()); await pause(200)) {
    if (Date.now() > until) throw new Error(`${what}: not within ${PATIENCE / 1_000} s`);
  }
}

async function tryRound(options: RoundsOptions, disruption: Disruption): Promise<RoundResult> {
  const { cluster, random, journal, readings } = options;
  await cluster.waitUntilWhole();
  await pause(1_000 + random.below(3_000));
  const leader = await cluster.findLeader();
  if (!leader) throw new Error("No node leads.");
  const from = Date.now();
  const end = await disruption.begin({ cluster, leader, random });
  try {
    if (disruption.movesLead) {
      await waitFor("another node leads", async () => {
        const next = await cluster.findLeader();
        return next !== null && next !== leader;
      });
    }
    const ledAt = Date.now();
    await waitFor("writes are confirmed", () => listConfirmed(journal, ledAt).length > 5);
    await pause(AFTERWARDS);
  } finally {
    await end();
  }
  const endedAt = Date.now();
  await cluster.waitUntilWhole();
  const to = Date.now();
  return {
    name: disruption.name,
    from: leader.name,
    to: (await cluster.findLeader())?.name ?? "none",
    withoutWrites: computeLongestGap(listConfirmed(journal, from), from, to),
    withoutReading: computeLongestGap(readings, from, to),
    untilWhole: to - endedAt,
  };
}

/** One disruption after the other, each when the cluster is whole again. */
export async function tryRounds(options: RoundsOptions): Promise<RoundResult[]> {
  const results: RoundResult[] = [];
  while (results.length < options.rounds) {
    const disruption = DISRUPTIONS[results.length % DISRUPTIONS.length];
    if (!disruption) break;
    const result = await tryRound(options, disruption);
    results.push(result);
    options.onRound(result);
  }
  return results;
}
