/** A false statement that the model adds to every text. */
export const LIES = ["placement", "date", "name", "promise", "markup", "script"] as const;
export type Lie = (typeof LIES)[number];

/** How the stand-in answers. */
export type StandInMode =
  /** Each sentence slightly reworded, always in the same way. */
  | { mode: "ok" }
  /** The same after a delay. */
  | { mode: "delay"; milliseconds: number }
  /** An error status, with Retry-After in seconds where given. */
  | { mode: "status"; status: number; retryAfter?: number }
  /** Accepts the request and never answers. */
  | { mode: "hang" }
  /** Answers one byte at a time, endlessly. */
  | { mode: "drip" }
  /** Resets the connection within the response. */
  | { mode: "reset" }
  /** A response of 100 MB. */
  | { mode: "huge" }
  /** Prose instead of JSON. */
  | { mode: "garbage" }
  /** The model ran out of tokens. */
  | { mode: "truncated" }
  | { mode: "refusal" }
  /** An empty body. */
  | { mode: "empty" }
  /** One sentence missing in every text. */
  | { mode: "few-sentences" }
  /** Numbers and objects instead of sentences. */
  | { mode: "wrong-types" }
  /** Valid sentences with extra keys. */
  | { mode: "extra-keys" }
  | { mode: "lie"; lie: Lie }
  /** A marker word naming the text, in every sentence from the text's character 170 on. */
  | { mode: "canary" }
  /** This body as the response to the API call. */
  | { mode: "raw"; body: string }
  /** This text as the model's output. */
  | { mode: "say"; text: string };
