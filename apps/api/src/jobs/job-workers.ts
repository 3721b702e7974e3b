import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Metrics } from "../metrics/metrics.ts";
import type { JobHandler, JobOptions } from "./job-queue.ts";

/** A kind of job with its worker. */
export interface HandledJob {
  name: string;
  handler: JobHandler;
  options: JobOptions;
}

export const JOB_DEFAULTS: JobOptions = {
  retryLimit: 5,
  retryDelay: 5,
  longestRetryDelay: 300,
  attemptTimeout: 120,
  pollInterval: 2,
  concurrency: 1,
  workers: 1,
  heartbeat: null,
  oneWaitsPerKey: false,
  forgetWhenDone: false,
};

/** Seconds for which the row of a job that ended is kept. */
const KEEP_ENDED = 24 * 60 * 60;

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/** Makes the queue of a kind of job, or brings its settings up to date. */
export async function ensureQueue(boss: PgBoss, { name, options }: HandledJob): Promise<void> {
  const settings = {
    retryLimit: options.retryLimit,
    retryDelay: options.retryDelay,
    retryBackoff: true,
    retryDelayMax: options.longestRetryDelay,
    expireInSeconds: options.attemptTimeout,
    deleteAfterSeconds: KEEP_ENDED,
    ...(options.heartbeat === null ? {} : { heartbeatSeconds: options.heartbeat }),
  };
  await boss.createQueue(name, {
    ...settings,
    policy: options.oneWaitsPerKey ? "short" : "standard",
  });
  await boss.updateQueue(name, settings);
  // pg-boss remembers a queue that it has read once. Reading it first inside a caller's transaction
  // would wait for ever where the database has one connection.
  await boss.findJobs(name, { id: NO_JOB });
}

/** Starts the workers for a kind of job. Each job of a batch succeeds or fails on its own. */
export async function startWorker(
  boss: PgBoss,
  { name, handler, options }: HandledJob,
  { logger, metrics }: { logger: Logger; metrics: Metrics },
): Promise<void> {
  async function attempt(job: JobWithMetadata<unknown>): Promise<JobResult> {
    const { id, retryCount, createdOn } = job;
    try {
      await handler(job.data, { id, attempt: retryCount + 1, queuedAt: createdOn });
      if (options.forgetWhenDone) await boss.deleteJob(name, id);
      metrics.recordJob("done");
      return { id, status: "completed" };
    } catch (error) {
      metrics.recordJob("failed");
      logger.warn({ job: name, id, attempt: retryCount + 1, err: error }, "A job failed");
      return { id, status: "failed" };
    }
  }
  const worker = {
    batchSize: options.concurrency,
    localConcurrency: options.workers,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: options.pollInterval,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  await boss.work<unknown, JobResult[], typeof worker>(name, worker, (jobs) =>
    Promise.all(jobs.map(attempt)),
  );
}
