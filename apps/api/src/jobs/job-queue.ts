import type { Transaction } from "../db/connection.ts";

/** One attempt at a job. */
export interface JobAttempt {
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** When the job was queued. */
  queuedAt: Date;
}

/**
 * Does the work of one job. `data` is what was queued, possibly by an older release, so it is parsed
 * again. A throw has the job tried again later.
 */
export type JobHandler = (data: unknown, attempt: JobAttempt) => Promise<void>;

/** How a kind of job is worked on; times in seconds. */
export interface JobOptions {
  /** Attempts after the first before the job is given up. */
  retryLimit: number;
  /** Pause before the first retry; it doubles with each, up to the longest. */
  retryDelay: number;
  longestRetryDelay: number;
  /** An attempt that takes longer, or whose process is gone, counts as failed. */
  attemptTimeout: number;
  /** How often a worker looks for new jobs. */
  pollInterval: number;
  /** Jobs that one worker does side by side; a worker of one does no more than one a poll. */
  concurrency: number;
  /** Workers that look for jobs each on their own: where a long job must not hold up the next. */
  workers: number;
  /**
   * An attempt whose process has given no sign of life for so long counts as failed, however long
   * the attempt may take; 10 or more. Null leaves it to `attemptTimeout`.
   */
  heartbeat: number | null;
  /** Of jobs that were sent with the same key only one waits; sending another changes nothing. */
  oneWaitsPerKey: boolean;
  /** The row goes as soon as the work is done: for jobs that hold something secret. */
  forgetWhenDone: boolean;
}

/** The work that is done outside requests. */
export interface JobQueue {
  /** Names who does a kind of job. Called by features while the application is built, before `start`. */
  handle(name: string, handler: JobHandler, options?: Partial<JobOptions>): void;
  /**
   * Registers work that repeats at this interval (ms) in each process that runs jobs.
   * Called by features while the application is built, before `start`.
   */
  repeat(name: string, every: number, run: () => Promise<void>): void;
  /** Makes the queue's tables when they are missing and starts its workers. */
  start(): Promise<void>;
  /** Lets running jobs end, then stops. Safe when never started. */
  stop(): Promise<void>;
  /**
   * Queues a job as part of a transaction: it exists exactly when the transaction commits. The name
   * is one that `handle` was given; the key, where its jobs have one, says what the job is about.
   */
  sendWithin(tx: Transaction, name: string, data: object, key?: string): Promise<void>;
}
