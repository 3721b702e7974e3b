import type { Logger } from "pino";

/** Work that repeats while the process runs. */
export interface RepeatedWork {
  name: string;
  /** Milliseconds from the end of one round to the beginning of the next. */
  every: number;
  run: () => Promise<void>;
}

/** Begins with a round at once. The function returned ends it, after the round that is under way. */
export function startRepeating(
  { name, every, run }: RepeatedWork,
  logger: Logger,
): () => Promise<void> {
  const stop = new AbortController();

  const pause = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, every);
      stop.signal.addEventListener("abort", end, { once: true });
    });

  async function goRound(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await run();
      } catch (error) {
        logger.warn({ job: name, err: error }, "A round of repeated work failed");
      }
      if (!stop.signal.aborted) await pause();
    }
  }

  const rounds = goRound();
  return async () => {
    stop.abort();
    await rounds;
  };
}
