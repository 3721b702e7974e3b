/** A lie that an answer slips into every text. */
export const LIES = ["placement", "date", "name", "promise", "markup", "script"] as const;
export type Lie = (typeof LIES)[number];

/** How the stand-in answers from now on. */
export type StandInMode =
  /** Each sentence in slightly other words, always the same ones. */
  | { mode: "ok" }
  /** The same after so many milliseconds. */
  | { mode: "delay"; milliseconds: number }
  /** An error status, with Retry-After in seconds where given. */
  | { mode: "status"; status: number; retryAfter?: number }
  /** Takes the request and never answers. */
  | { mode: "hang" }
  /** Answers a byte at a time, for ever. */
  | { mode: "drip" }
  /** Breaks the connection within the answer. */
  | { mode: "reset" }
  /** 100 MB of answer. */
  | { mode: "huge" }
  /** Prose where JSON belongs. */
  | { mode: "garbage" }
  /** The model ran out of tokens. */
  | { mode: "truncated" }
  | { mode: "refusal" }
  /** A body of no bytes. */
  | { mode: "empty" }
  /** One sentence short in every text. */
  | { mode: "few-sentences" }
  /** Numbers and objects where sentences belong. */
  | { mode: "wrong-types" }
  /** Good sentences, and keys that nobody asked for. */
  | { mode: "extra-keys" }
  | { mode: "lie"; lie: Lie }
  /** A word that names the text, in every sentence from the text's character 170 on. */
  | { mode: "canary" }
  /** This body, as the answer to the API call. */
  | { mode: "raw"; body: string }
  /** This text, as what the model said. */
  | { mode: "say"; text: string };
