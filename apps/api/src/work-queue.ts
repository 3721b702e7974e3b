export interface WorkQueueSize {
  /** How many may work at the same time. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

/** Those who share some of the places in which to wait. */
export interface QueueGroup {
  key: string;
  /** How many of them may wait. */
  waiting: number;
}

/**
 * Runs work in order of arrival, a few at once; refuses, with the given error, when too many wait, in all or of one of
 * the groups that the work belongs to.
 */
export function createWorkQueue({ atOnce, waiting }: WorkQueueSize, refusal: () => Error) {
  const queue: (() => void)[] = [];
  const waitingByGroup = new Map<string, number>();
  let working = 0;

  const countWaiting = (key: string) => waitingByGroup.get(key) ?? 0;
  const isFull = (group: QueueGroup) => countWaiting(group.key) >= group.waiting;

  function setWaiting(key: string, count: number): void {
    if (count > 0) waitingByGroup.set(key, count);
    else waitingByGroup.delete(key);
  }

  async function acquire(groups: readonly QueueGroup[]): Promise<void> {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (queue.length >= waiting || groups.some(isFull)) throw refusal();
    for (const { key } of groups) setWaiting(key, countWaiting(key) + 1);
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
    for (const { key } of groups) setWaiting(key, countWaiting(key) - 1);
  }

  /** A freed slot goes straight to the next in line. */
  function release(): void {
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  }

  return async function pass<T>(
    work: () => Promise<T>,
    groups: readonly QueueGroup[] = [],
  ): Promise<T> {
    await acquire(groups);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
