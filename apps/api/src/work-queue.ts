export interface WorkQueueSize {
  /** How many may work at the same time. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

/** Runs work in order of arrival, a few at once; refuses, with the given error, when too many wait. */
export function createWorkQueue({ atOnce, waiting }: WorkQueueSize, refusal: () => Error) {
  const queue: (() => void)[] = [];
  let working = 0;

  async function acquire(): Promise<void> {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (queue.length >= waiting) throw refusal();
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  }

  /** A freed slot goes straight to the next in line. */
  function release(): void {
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  }

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
