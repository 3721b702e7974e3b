import type { AiOutcome } from "../../metrics/label-values.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import {
  type Answer,
  type OpenAi,
  OpenAiFailure,
  type Question,
  type TokenCount,
} from "./openai.ts";

/** Counts the calls of a language model, how they ended, how long they took and what they used. */
export function measured(inner: OpenAi, metrics: Metrics): OpenAi {
  function record(outcome: AiOutcome, started: number, tokens: TokenCount): void {
    metrics.recordAiCall(outcome);
    if (outcome === "paused") return;
    metrics.aiCallSeconds.observe((performance.now() - started) / 1_000);
    metrics.recordAiTokens("input", tokens.input);
    metrics.recordAiTokens("output", tokens.output);
  }
  return {
    async ask<T>(question: Question<T>, signal: AbortSignal): Promise<Answer<T>> {
      const started = performance.now();
      try {
        const answer = await inner.ask(question, signal);
        record("answered", started, answer.tokens);
        return answer;
      } catch (error) {
        const failure = error instanceof OpenAiFailure ? error : new OpenAiFailure("network");
        record(error === failure ? failure.reason : "failed", started, failure.tokens);
        throw error;
      }
    },
  };
}
