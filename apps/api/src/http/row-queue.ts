import { setTimeout as pause } from "node:timers/promises";
import { TooManyRequestsError } from "../errors.ts";

interface RowQueueRules {
  /**
   * Milliseconds after which a turn is waited for no longer: where the database is slow, waiting in line would add up.
   * Without it each waits for the one before.
   */
  patience?: number;
  /** How many may wait for a row; further ones are refused. */
  waiting?: number;
}

/** Seconds until a refused call may find a free place. */
const RETRY_AFTER = 1;

/**
 * Serializes work on one row within this process: at the lock in PostgreSQL each that waits holds a
 * connection, and a storm on one row would hold them all. Work must not wait for another turn at its row.
 * @throws TooManyRequestsError where too many wait
 */
export function createRowQueue({ patience, waiting = Number.POSITIVE_INFINITY }: RowQueueRules) {
  const rows = new Map<string, { last: Promise<unknown>; count: number }>();

  const waitFor = (before: Promise<unknown>): Promise<unknown> => {
    const isOver = before.catch(() => {});
    return patience === undefined ? isOver : Promise.race([isOver, pause(patience)]);
  };

  return async function runExclusively<T>(row: string, work: () => Promise<T>): Promise<T> {
    const before = rows.get(row);
    // One of them works.
    if (before && before.count > waiting) throw new TooManyRequestsError(RETRY_AFTER);
    const done = before ? waitFor(before.last).then(work) : work();
    const queue = before ?? { last: done, count: 0 };
    queue.last = done;
    queue.count += 1;
    rows.set(row, queue);
    try {
      return await done;
    } finally {
      queue.count -= 1;
      if (queue.count === 0) rows.delete(row);
    }
  };
}
