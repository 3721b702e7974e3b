import { setTimeout as pause } from "node:timers/promises";
import type { ReadAnsweredBy } from "../metrics/label-values.ts";
import type { Db } from "./connection.ts";
import { failureKind, isSilence } from "./database-failures.ts";
import type { LogPosition } from "./log-position.ts";

export interface ReplicaReadsOptions {
  primary: { db: Db; findPosition: () => Promise<LogPosition> };
  replica: {
    db: Db;
    /** Whether everything up to there can be read from it. */
    hasReached: (position: LogPosition) => Promise<boolean>;
  };
  record: (answeredBy: ReadAnsweredBy) => void;
}

/** Milliseconds for which a reading waits for the replica to come up with the primary. */
const PATIENCE = 250;
const LOOK_EVERY = 25;
/** Milliseconds for which a replica that failed is not asked again. */
const REST = 5_000;

/** The replica went away, fell silent, or gave up the query because it has to replay what is in its way. */
function isAway(error: unknown): boolean {
  // What the product itself refuses has a status.
  if (!(error instanceof Error) || "status" in error) return false;
  return ["unavailable", "conflict"].includes(failureKind(error)) || isSilence(error);
}

/**
 * Reads from a replica what was committed before the reading was asked for, so never less than the primary would
 * have answered then: the primary names its place in the log, and the replica answers once it has replayed that.
 * The primary answers while the replica is too far behind or away.
 */
export function createReplicaReads({ primary, replica, record }: ReplicaReadsOptions) {
  let restsUntil = Number.NEGATIVE_INFINITY;

  function rest(): ReadAnsweredBy {
    restsUntil = performance.now() + REST;
    return "primary_away";
  }

  async function catchesUp(position: LogPosition): Promise<boolean> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      if (await replica.hasReached(position)) return true;
      if (performance.now() >= until) return false;
      await pause(LOOK_EVERY);
    }
  }

  /** Whether the replica is to be asked, and else why not. */
  async function judgeReplica(): Promise<ReadAnsweredBy> {
    if (performance.now() < restsUntil) return "primary_away";
    try {
      const position = await primary.findPosition();
      return (await catchesUp(position)) ? "replica" : "primary_behind";
    } catch {
      return rest();
    }
  }

  return async function read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    let by = await judgeReplica();
    try {
      if (by === "replica") {
        const result = await work(replica.db);
        record(by);
        return result;
      }
    } catch (error) {
      if (!isAway(error)) throw error;
      by = rest();
    }
    record(by);
    return await work(primary.db);
  };
}
