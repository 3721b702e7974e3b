import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/connection.ts";
import {
  deleteExpiredSessions,
  deleteOwnerlessBlueprints,
  deleteStaleRateLimits,
} from "../db/expired-rows.ts";

/** Rows removed, by what they were. */
export interface PurgeOutcome {
  sessions: number;
  rateLimits: number;
  ownerlessBlueprints: number;
}

/** Repeats a delete of at most one batch until less than a batch was left. */
async function inBatches(size: number, deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch();
    total += deleted;
    if (deleted < size) return total;
  }
}

/**
 * Deletes what nobody can use any more: ended sessions, forgotten counters, and blueprints that no
 * browser claimed in time. In batches, so that no lock is held for long however much there is.
 */
export async function purge(db: Db, config: Config, clock: Clock): Promise<PurgeOutcome> {
  const { ownerlessBlueprints, rateLimits, purgeBatch } = config.retention;
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return {
    sessions: await inBatches(purgeBatch, () => deleteExpiredSessions(db, now, purgeBatch)),
    rateLimits: await inBatches(purgeBatch, () =>
      deleteStaleRateLimits(db, ago(rateLimits), purgeBatch),
    ),
    ownerlessBlueprints: await inBatches(purgeBatch, () =>
      deleteOwnerlessBlueprints(db, ago(ownerlessBlueprints), purgeBatch),
    ),
  };
}
