import type { z } from "zod";

/** What is asked of a language model: an answer of a given shape. */
export interface Question<T> {
  instructions: string;
  input: string;
  /** The shape, and its name on the wire (letters, digits, dashes). */
  schema: z.ZodType<T>;
  schemaName: string;
}

export interface TokenCount {
  input: number;
  output: number;
}

export interface Answer<T> {
  value: T;
  tokens: TokenCount;
}

/** The port to a language model that speaks OpenAI's Responses API. */
export interface OpenAi {
  /**
   * Asks once; no call is repeated here. Ends within the configured time-out whatever the other side
   * does, and at once when `signal` says so.
   * @throws OpenAiFailure when there is no answer of the asked shape
   */
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<Answer<T>>;
}

/** Why there is no answer. */
export type FailureReason =
  /** Not asked: too many calls failed just before. */
  | "paused"
  /** The caller no longer wants it. */
  | "aborted"
  | "timeout"
  | "network"
  /** An answer with a status that is not 200. */
  | "status"
  /** More bytes than are read. */
  | "too_large"
  /** The model ran out of tokens. */
  | "incomplete"
  | "refusal"
  /** No JSON, or JSON of another shape. */
  | "unusable";

/** Says why in one word; holds nothing that was sent or received. */
export class OpenAiFailure extends Error {
  override name = "OpenAiFailure";
  readonly reason: FailureReason;
  /** The HTTP status, where the other side answered. */
  readonly status: number | null;
  /** Milliseconds after which the other side wants to be asked again. */
  readonly retryAfter: number | null;
  /** What the call cost all the same. */
  readonly tokens: TokenCount;

  constructor(
    reason: FailureReason,
    more: { status?: number | undefined; retryAfter?: number | null; tokens?: TokenCount } = {},
  ) {
    super(`No answer from the language model: ${reason}`);
    this.reason = reason;
    this.status = more.status ?? null;
    this.retryAfter = more.retryAfter ?? null;
    this.tokens = more.tokens ?? { input: 0, output: 0 };
  }
}
