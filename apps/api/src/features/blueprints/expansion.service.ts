import { z } from "zod";
import type { Transaction } from "../../db/connection.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { ConflictError } from "../../errors.ts";
import { doOnce, isLeased } from "../leases/index.ts";
import { countRewordings, createReworder, type Reworder } from "../rewording/index.ts";
import { findById, type StoredBlueprint } from "./blueprints.store.ts";
import { findUnexpanded, listUnexpanded } from "./expansion.store.ts";
import { readKept, type TextDeps } from "./texts/keep-texts.service.ts";

export type ExpansionDeps = TextDeps &
  Pick<Deps, "db" | "clock" | "ids" | "config" | "jobs" | "logger" | "metrics" | "openAi">;

const JOB = "expand-report";
const jobData = z.object({ blueprintId: z.uuid() });

/** Longer than a report may take and another process may be waited for; seconds. */
const ATTEMPT_TIMEOUT = 180;

type Expandable = Pick<StoredBlueprint, "id" | "isPremium">;

/** The making of full reports from previews, outside requests. */
export interface Expansion {
  /** Has the full report written, unless it is written or being written. Of a paying owner only. */
  ask: (blueprint: Expandable) => Promise<void>;
  /** The same for a user who requested something else: a failure is only logged. */
  suggest: (blueprint: Expandable) => Promise<void>;
  /** Throws ConflictError, having asked for it, where the full report is not there yet. */
  requireWhole: (blueprint: Expandable) => Promise<void>;
}

/**
 * Queues the writing of every full report of a user who has just paid, as part of the transaction that
 * grants access.
 */
export async function expandAllReports(
  tx: Transaction,
  { jobs }: Pick<Deps, "jobs">,
  userId: string,
): Promise<void> {
  for (const blueprintId of await listUnexpanded(tx, userId)) {
    await jobs.sendWithin(tx, JOB, { blueprintId }, blueprintId);
  }
}

const getLeaseName = (blueprintId: string) => `expand:${blueprintId}`;

const NOTHING_LEFT = "nothing left to do";

async function writeWhole(
  deps: ExpansionDeps,
  reworder: Reworder,
  id: string,
  stop: AbortSignal,
): Promise<string> {
  const row = (await findUnexpanded(deps.db, id)) && (await findById(deps.db, id));
  if (!row) return NOTHING_LEFT;
  if (row.isPremium) {
    await readKept(deps, row);
    return "kept";
  }
  const preview = await deps.texts.read(row);
  const report = await reworder.reword(preview.report, "rest", preview, stop);
  // The process that takes over requests the texts that this one has no time for.
  if (stop.aborted) throw new Error("The process stops before the report is whole");
  const whole = { ...preview, report, isPremium: true };
  // Another process made it whole meanwhile, or changed how it is stored: the job looks again.
  if (!(await deps.texts.replace(row, whole, true))) throw new Error("The texts have changed");
  return "expanded";
}

async function expand(
  deps: ExpansionDeps,
  reworder: Reworder,
  id: string,
  stop: AbortSignal,
): Promise<void> {
  await doOnce(deps, {
    name: getLeaseName(id),
    find: async () => ((await findUnexpanded(deps.db, id)) ? null : NOTHING_LEFT),
    work: () => writeWhole(deps, reworder, id, stop),
  });
}

/**
 * Names this process as one that writes full reports: a job for each, tried again until it is done,
 * also after a crash. Its outcome is stored at once or not at all.
 */
export function createExpansion(deps: ExpansionDeps, stop: AbortSignal): Expansion {
  const { db, jobs, logger } = deps;
  const reworderFor = (job: string) =>
    createReworder({ ...deps, logger: logger.child({ job: JOB, id: job }) }, countRewordings(deps));
  jobs.handle(
    JOB,
    async (data, { id }) =>
      await expand(deps, reworderFor(id), jobData.parse(data).blueprintId, stop),
    {
      retryLimit: 10,
      retryDelay: 1,
      attemptTimeout: ATTEMPT_TIMEOUT,
      longestRetryDelay: 60,
      heartbeat: 10,
      pollInterval: 1,
      workers: 3,
      oneWaitsPerKey: true,
    },
  );

  async function ask({ id, isPremium }: Expandable): Promise<void> {
    if (isPremium || (await isLeased(db, getLeaseName(id)))) return;
    await inTransaction(db, (tx) => jobs.sendWithin(tx, JOB, { blueprintId: id }, id));
  }

  return {
    ask,
    async suggest(blueprint) {
      await ask(blueprint).catch((error: unknown) =>
        logger.warn({ err: error }, "A full report could not be asked for"),
      );
    },
    async requireWhole(blueprint) {
      if (blueprint.isPremium) return;
      await ask(blueprint);
      throw new ConflictError(
        "Your full report is still being written. Please try again in a minute.",
      );
    },
  };
}
