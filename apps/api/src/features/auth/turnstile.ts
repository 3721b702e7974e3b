export interface TurnstileSize {
  /** How many may work at the same time. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
}

/** Runs work in order of arrival, a few at once; refuses, with the given error, when too many wait. */
export function createTurnstile({ atOnce, waiting }: TurnstileSize, refusal: () => Error) {
  const queue: (() => void)[] = [];
  let working = 0;

  async function enter(): Promise<void> {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (queue.length >= waiting) throw refusal();
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  }

  /** The place of whoever leaves goes straight to the next in line. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  }

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
