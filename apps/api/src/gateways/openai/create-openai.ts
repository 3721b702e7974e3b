import type { Config } from "../../config/config.ts";
import { type Stopwatch, withBreaker } from "./breaker.ts";
import { inTurn } from "./in-turn.ts";
import { createLiveOpenAi } from "./live-openai.ts";
import type { OpenAi } from "./openai.ts";

/** The language model as configured, asked in turn and left alone while it fails; null without a key. */
export function createOpenAi(
  { openAi, secrets }: Pick<Config, "openAi" | "secrets">,
  now: Stopwatch = () => performance.now(),
): OpenAi | null {
  if (secrets.openAi === null) return null;
  const live = createLiveOpenAi(openAi, secrets.openAi);
  return inTurn(withBreaker(live, openAi.breaker, now), openAi.concurrency);
}
