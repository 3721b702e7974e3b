import type { Env } from "./env.ts";
import { OPENAI_PRICES, type TokenPrice } from "./openai-prices.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export interface OpenAiConfig {
  baseUrl: string;
  model: string;
  /** Null where the model's price is not known. */
  price: TokenPrice | null;
  /** Calls under way at once in this process. */
  concurrency: number;
  /** Milliseconds for one call, from the first byte sent to the last one read. */
  callTimeout: number;
  /** Milliseconds for all calls of one report; what is not there then stays as the built-in writer wrote it. */
  reportTimeout: number;
  /** Bytes of an answer that are read. */
  answerLimit: number;
  /** Tokens that one answer may have. */
  outputTokens: number;
  textsPerCall: number;
  /** Milliseconds before the one retry of a call that failed. */
  retryPause: number;
  breaker: {
    /** Failures in a row after which no calls are made for a while. */
    failures: number;
    /** Milliseconds of that while, and the most a provider may ask for instead. */
    pause: number;
    longestPause: number;
  };
}

export function buildOpenAiConfig(env: Env): OpenAiConfig {
  const model = env.OPENAI_MODEL ?? "gpt-5.4-mini";
  const [input, output] = env.OPENAI_PRICE ?? [];
  return {
    baseUrl: env.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    model,
    price:
      input !== undefined && output !== undefined
        ? { input, output }
        : (OPENAI_PRICES[model] ?? null),
    concurrency: env.OPENAI_CONCURRENCY ?? 16,
    callTimeout: 28 * SECOND,
    reportTimeout: MINUTE,
    answerLimit: 2 * 1024 * 1024,
    outputTokens: 8_000,
    textsPerCall: 5,
    retryPause: SECOND,
    breaker: { failures: 3, pause: 10 * SECOND, longestPause: 30 * SECOND },
  };
}
