import type { Transaction } from "../db/connection.ts";

/** The work that is done outside requests. */
export interface JobQueue {
  /** Makes the queue's tables when they are missing and starts its workers. */
  start(): Promise<void>;
  /** Lets running jobs end, then stops. Safe when never started. */
  stop(): Promise<void>;
  /** Queues a job as part of a transaction: it exists exactly when the transaction commits. */
  sendWithin(tx: Transaction, name: string, data: object): Promise<void>;
}
