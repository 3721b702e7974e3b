import type { OpenAiConfig } from "../../config/openai-config.ts";
import { type Answer, type OpenAi, OpenAiFailure, type Question } from "./openai.ts";

/** Milliseconds that only ever grow. */
export type Stopwatch = () => number;

/**
 * Stops asking for a while after several failures in a row, so that a failing provider is not
 * called for every reader. After the pause one call tries: its success ends the pause for all, its
 * failure begins another. Calls that were not made, or not wanted any more, are no failures.
 */
export function withBreaker(
  inner: OpenAi,
  { failures: tolerated, pause, longestPause }: OpenAiConfig["breaker"],
  now: Stopwatch,
): OpenAi & { isPaused(): boolean } {
  let failures = 0;
  let pausedUntil = 0;
  let isTrying = false;

  const isPaused = () => failures >= tolerated && (isTrying || now() < pausedUntil);

  function recordFailure(error: unknown): void {
    if (error instanceof OpenAiFailure && error.reason === "aborted") return;
    failures += 1;
    const asked = error instanceof OpenAiFailure ? (error.retryAfter ?? 0) : 0;
    const rest = Math.max(Math.min(asked, longestPause), failures < tolerated ? 0 : pause);
    if (rest === 0) return;
    failures = Math.max(failures, tolerated);
    pausedUntil = Math.max(pausedUntil, now() + rest);
  }

  return {
    isPaused,
    async ask<T>(question: Question<T>, signal: AbortSignal): Promise<Answer<T>> {
      if (isPaused()) throw new OpenAiFailure("paused");
      const isTrial = failures >= tolerated;
      isTrying ||= isTrial;
      try {
        const answer = await inner.ask(question, signal);
        failures = 0;
        pausedUntil = 0;
        return answer;
      } catch (error) {
        recordFailure(error);
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
