import type { OpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import type { Config } from "../src/config/config.ts";

/** The key that tests ask with; no log may hold it. */
export const OPENAI_TEST_KEY = "sk-test-q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT";

/** A configuration whose AI is the stand-in, with short pauses. */
export function withOpenAi(
  { baseUrl }: Pick<OpenAiStandIn, "baseUrl">,
  changes: Partial<Config["openAi"]> = {},
): (config: Config) => Config {
  return (config) => ({
    ...config,
    openAi: { ...config.openAi, baseUrl, retryPause: 1, ...changes },
    secrets: { ...config.secrets, openAi: OPENAI_TEST_KEY },
  });
}

/** The same in a process that does jobs, and looks for those of dead processes every second. */
export function withWorkingOpenAi(
  standIn: Pick<OpenAiStandIn, "baseUrl">,
  changes: Partial<Config["openAi"]> = {},
): (config: Config) => Config {
  return (config) => ({
    ...withOpenAi(standIn, changes)(config),
    jobs: { ...config.jobs, workers: true },
    leases: { ...config.leases, lookForDeadEvery: 1_000 },
  });
}
