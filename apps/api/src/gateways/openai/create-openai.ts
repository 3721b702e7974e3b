import type { Config } from "../../config/config.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import { type Stopwatch, withBreaker } from "./breaker.ts";
import { withConcurrencyLimit } from "./concurrency-limit.ts";
import { createLiveOpenAi } from "./live-openai.ts";
import { measured } from "./measured.ts";
import type { OpenAi } from "./openai.ts";

/** The language model as configured, asked in turn and left alone while it fails; null without a key. */
export function createOpenAi(
  { openAi, secrets }: Pick<Config, "openAi" | "secrets">,
  metrics: Metrics,
  now: Stopwatch = () => performance.now(),
): OpenAi | null {
  if (secrets.openAi === null) return null;
  const live = createLiveOpenAi(openAi, secrets.openAi);
  const guarded = withBreaker(live, openAi.breaker, now);
  metrics.onReading(() => metrics.aiPaused.set(guarded.isPaused() ? 1 : 0));
  // Measured inside the turns: time spent waiting for one is none of the model's.
  return withConcurrencyLimit(measured(guarded, metrics), openAi.concurrency);
}
