import { setTimeout as pause } from "node:timers/promises";

/**
 * Serializes work on one row within this process: at the lock in PostgreSQL each that waits holds a
 * connection, and a storm on one row would hold them all. A turn is waited for only so long: where the
 * database is slow, waiting in line would add up.
 * @param patience milliseconds
 */
export function createRowQueue(patience: number) {
  const last = new Map<string, Promise<unknown>>();
  return async function runExclusively<T>(row: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(row);
    const isNext = before ? Promise.race([before.catch(() => {}), pause(patience)]) : null;
    const done = isNext ? isNext.then(work) : work();
    last.set(row, done);
    try {
      return await done;
    } finally {
      if (last.get(row) === done) last.delete(row);
    }
  };
}
