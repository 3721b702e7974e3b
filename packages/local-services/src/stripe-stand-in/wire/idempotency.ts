import type { Books, StoredAnswer } from "../ledger/books.ts";
import { ApiError } from "./api-error.ts";

const LONGEST_KEY = 255;

export interface KeyedCall {
  key: string;
  path: string;
  /** What was asked, in one canonical text. */
  parameters: string;
}

export interface Keys {
  /**
   * Takes a key for a call that begins.
   * @returns the answer of an earlier call with it, else null; then `release` ends the call
   * @throws ApiError 400 for a key of another call, 409 while the same call is still running
   */
  begin(call: KeyedCall): StoredAnswer | null;
  release(key: string): void;
}

const refused = (status: number, message: string, code?: string) =>
  new ApiError(
    status,
    message,
    { type: "idempotency_error", ...(code === undefined ? {} : { code }) },
    false,
  );

/** The keys under which calls are made once, however often they are sent. */
export function createKeys(books: Books): Keys {
  const running = new Map<string, KeyedCall>();

  function requireSameCall(call: KeyedCall, earlier: { path: string; parameters: string }): void {
    if (earlier.path !== call.path) {
      throw refused(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${earlier.path}' vs '${call.path}').`,
      );
    }
    if (earlier.parameters !== call.parameters) {
      throw refused(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`,
      );
    }
  }

  return {
    begin(call) {
      if (call.key.length > LONGEST_KEY) {
        throw refused(400, `Idempotency keys may have at most ${LONGEST_KEY} characters.`);
      }
      const stored = books.answers.get(call.key);
      const other = running.get(call.key);
      const earlier = stored ?? other;
      if (earlier) requireSameCall(call, earlier);
      if (stored) return stored;
      if (other) {
        throw refused(
          409,
          `There is currently another in-progress request using this Idempotent Key. Please try again later: ${call.key}`,
          "idempotency_key_in_use",
        );
      }
      running.set(call.key, call);
      return null;
    },
    release: (key) => void running.delete(key),
  };
}
