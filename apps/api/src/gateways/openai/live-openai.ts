import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { ParsedResponse } from "openai/resources/responses/responses";
import type { Config } from "../../config/config.ts";
import { AnswerTooLargeError, cappedFetch } from "./capped-fetch.ts";
import {
  type Answer,
  type OpenAi,
  OpenAiFailure,
  type Question,
  type TokenCount,
} from "./openai.ts";

/** The longest an answer may ask us to wait, in seconds; an invalid value is ignored. */
const LONGEST_WAIT = 24 * 60 * 60;

type Key = NonNullable<Config["secrets"]["openAi"]>;

/** The real API behind the port, or whatever answers like it at the configured address. */
export function createLiveOpenAi(config: Config["openAi"], apiKey: Key): OpenAi {
  const client = new OpenAI({
    apiKey,
    baseURL: config.baseUrl,
    // The SDK would look for the rest in the environment, and log to the console.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    timeout: config.callTimeout,
    fetch: cappedFetch(config.answerLimit),
  });

  return {
    async ask<T>(question: Question<T>, signal: AbortSignal): Promise<Answer<T>> {
      // The SDK's own time-out ends with the headers; this one covers the body too.
      const timeout = AbortSignal.timeout(config.callTimeout);
      try {
        const response = await client.responses.parse(
          {
            model: config.model,
            instructions: question.instructions,
            input: question.input,
            max_output_tokens: config.outputTokens,
            store: false,
            text: { format: zodTextFormat(question.schema, question.schemaName) },
          },
          { signal: AbortSignal.any([signal, timeout]) },
        );
        return { value: parseAnswer(response), tokens: countTokens(response) };
      } catch (error) {
        if (signal.aborted) throw new OpenAiFailure("aborted");
        if (timeout.aborted) throw new OpenAiFailure("timeout");
        throw toOpenAiFailure(error);
      }
    },
  };
}

const toTokenCount = (count: unknown) =>
  Number.isSafeInteger(count) ? Math.max(0, Number(count)) : 0;

function countTokens({ usage }: { usage?: unknown }): TokenCount {
  const counted = usage as { input_tokens?: unknown; output_tokens?: unknown } | null | undefined;
  return {
    input: toTokenCount(counted?.input_tokens),
    output: toTokenCount(counted?.output_tokens),
  };
}

function parseAnswer<T>(response: ParsedResponse<T>): T {
  const tokens = countTokens(response);
  if (response.status === "incomplete") throw new OpenAiFailure("incomplete", { tokens });
  const parts = response.output.flatMap((item) => (item.type === "message" ? item.content : []));
  if (parts.some(({ type }) => type === "refusal")) throw new OpenAiFailure("refusal", { tokens });
  if (response.output_parsed === null || response.output_parsed === undefined) {
    throw new OpenAiFailure("unusable", { tokens });
  }
  return response.output_parsed;
}

/** The failure behind an error of the SDK; its message and cause are dropped, they quote the answer. */
function toOpenAiFailure(error: unknown): OpenAiFailure {
  if (error instanceof OpenAiFailure) return error;
  if (isTooLarge(error)) return new OpenAiFailure("too_large");
  if (error instanceof APIConnectionTimeoutError) return new OpenAiFailure("timeout");
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError) {
    return new OpenAiFailure("network");
  }
  if (error instanceof APIError && error.status !== undefined) {
    return new OpenAiFailure("status", {
      status: error.status,
      retryAfter: findRetryAfter(error.headers),
    });
  }
  // A connection that breaks within the body shows as a plain TypeError of fetch.
  const isCut = error instanceof TypeError && "cause" in error && error.cause !== undefined;
  return new OpenAiFailure(isCut ? "network" : "unusable");
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof AnswerTooLargeError) return true;
  return error instanceof Error && error.cause !== undefined && isTooLarge(error.cause);
}

/** Milliseconds that the answer's `Retry-After` (seconds or a date) asks to wait. */
function findRetryAfter(headers: Headers | undefined): number | null {
  const text = headers?.get("retry-after");
  if (!text) return null;
  const seconds = /^\d+(?:\.\d+)?$/.test(text)
    ? Number(text)
    : (Date.parse(text) - Date.now()) / 1_000;
  return seconds > 0 && seconds <= LONGEST_WAIT ? seconds * 1_000 : null;
}
