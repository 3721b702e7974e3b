import type { Config } from "../config/config.ts";
import type { Db } from "../db/connection.ts";
import {
  deleteExpiredLeases,
  deleteExpiredResetTokens,
  deleteExpiredSessions,
  deleteFinishedSignIns,
  deleteHandledPaymentEvents,
  deleteOldCounters,
  deleteOldErrorGroups,
  deleteOldFailedSignIns,
  deleteOldFunnelEvents,
  deleteOldKeptBlueprints,
  deleteOldReportCopies,
  deleteOldTombstones,
  deleteOldVisits,
  deleteOwnerlessBlueprints,
  deleteStaleRateLimits,
  deleteUnpaidCheckouts,
} from "../db/expired-rows.ts";

/** Rows removed, by what they were. */
export interface PurgeOutcome {
  sessions: number;
  rateLimits: number;
  ownerlessBlueprints: number;
  leases: number;
  resetTokens: number;
  finishedSignIns: number;
  funnelEvents: number;
  visits: number;
  tombstones: number;
  counters: number;
  errorGroups: number;
  paymentEvents: number;
  unpaidCheckouts: number;
  keptBlueprints: number;
  reportCopies: number;
  failedOperatorSignIns: number;
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
 * Deletes what can no longer be used: ended sessions and links, old counters, blueprints that
 * no user adopted in time, and what was recorded of visits, failures and ways to pay long ago. In
 * batches, so that no lock is held for long however much there is.
 */
export async function purge(
  db: Db,
  { retention }: Pick<Config, "retention">,
): Promise<PurgeOutcome> {
  const { ownerlessBlueprints, rateLimits, finishedSignIns, purgeBatch: size } = retention;
  const { sessionBatch } = retention;
  const { failedOperatorSignIns } = retention;
  const {
    funnelEvents,
    visits,
    tombstones,
    counters,
    errorGroups,
    paymentEvents,
    unpaidCheckouts,
  } = retention;
  const { keptBlueprints, reportCopies } = retention;
  return {
    sessions: await inBatches(sessionBatch, () => deleteExpiredSessions(db, sessionBatch)),
    rateLimits: await inBatches(size, () => deleteStaleRateLimits(db, rateLimits, size)),
    ownerlessBlueprints: await inBatches(size, () =>
      deleteOwnerlessBlueprints(db, ownerlessBlueprints, size),
    ),
    leases: await inBatches(size, () => deleteExpiredLeases(db, size)),
    resetTokens: await inBatches(size, () => deleteExpiredResetTokens(db, size)),
    finishedSignIns: await inBatches(size, () => deleteFinishedSignIns(db, finishedSignIns, size)),
    funnelEvents: await inBatches(size, () => deleteOldFunnelEvents(db, funnelEvents, size)),
    visits: await inBatches(size, () => deleteOldVisits(db, visits, size)),
    tombstones: await inBatches(size, () => deleteOldTombstones(db, tombstones, size)),
    counters: await inBatches(size, () => deleteOldCounters(db, counters, size)),
    errorGroups: await inBatches(size, () => deleteOldErrorGroups(db, errorGroups, size)),
    paymentEvents: await inBatches(size, () => deleteHandledPaymentEvents(db, paymentEvents, size)),
    unpaidCheckouts: await inBatches(size, () => deleteUnpaidCheckouts(db, unpaidCheckouts, size)),
    keptBlueprints: await inBatches(size, () => deleteOldKeptBlueprints(db, keptBlueprints, size)),
    reportCopies: await inBatches(size, () => deleteOldReportCopies(db, reportCopies, size)),
    failedOperatorSignIns: await inBatches(size, () =>
      deleteOldFailedSignIns(db, failedOperatorSignIns, size),
    ),
  };
}
