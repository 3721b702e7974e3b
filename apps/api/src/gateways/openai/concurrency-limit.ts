import { type OpenAi, OpenAiFailure } from "./openai.ts";

interface Waiting {
  start(): void;
}

/** At most `atOnce` calls under way; the others wait for their turn, until their signal ends it. */
export function withConcurrencyLimit(inner: OpenAi, atOnce: number): OpenAi {
  let running = 0;
  const queue = new Set<Waiting>();

  async function acquireSlot(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new OpenAiFailure("aborted");
    if (running < atOnce) {
      running += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { start: resolve };
    const leave = () => {
      queue.delete(waiting);
      reject(new OpenAiFailure("aborted"));
    };
    queue.add(waiting);
    signal.addEventListener("abort", leave, { once: true });
    await promise;
    signal.removeEventListener("abort", leave);
  }

  /** Hands the slot on, so that no new call passes those that wait. */
  function releaseSlot(): void {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    next.start();
  }

  return {
    async ask(question, signal) {
      await acquireSlot(signal);
      try {
        return await inner.ask(question, signal);
      } finally {
        releaseSlot();
      }
    },
  };
}
