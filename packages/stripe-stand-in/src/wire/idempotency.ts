import type { Records, StoredAnswer } from "../ledger/records.ts";
import { ApiError } from "./api-error.ts";

const MAX_KEY_LENGTH = 255;

export interface KeyedCall {
  key: string;
  path: string;
  /** The parameters as canonical JSON. */
  parameters: string;
}

export interface IdempotencyKeys {
  /**
   * Acquires a key for a call.
   * @returns the stored response of an earlier call with this key, else null; `release` ends the call
   * @throws ApiError 400 when the key belongs to another call, 409 while the same call is still running
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

/** Idempotency keys: each call is performed once, however often it is sent. */
export function createIdempotencyKeys(records: Records): IdempotencyKeys {
  const running = new Map<string, KeyedCall>();

  function requireSameCall(call: KeyedCall, earlier: { path: string; parameters: string }): void {
    if (earlier.path !== call.path) {
      throw refused(
        400,
        `IdempotencyKeys for idempotent requests can only be used for the same endpoint they were first used for ('${earlier.path}' vs '${call.path}').`,
      );
    }
    if (earlier.parameters !== call.parameters) {
      throw refused(
        400,
        `IdempotencyKeys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`,
      );
    }
  }

  return {
    begin(call) {
      if (call.key.length > MAX_KEY_LENGTH) {
        throw refused(400, `Idempotency keys may have at most ${MAX_KEY_LENGTH} characters.`);
      }
      const stored = records.answers.get(call.key);
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
