import type { ServerResponse } from "node:http";
import { API_VERSION } from "../objects/types.ts";

export interface Answer {
  status: number;
  body: unknown;
  /** The request that this answer was first made for, when it is given again. */
  originalRequest: string | null;
}

/** The answer to a call of the API, with the headers Stripe sends. */
export function headersOf(
  answer: Answer,
  requestId: string,
  idempotencyKey: string | null,
): Record<string, string> {
  return {
    "content-type": "application/json",
    "cache-control": "no-cache, no-store",
    "request-id": requestId,
    "stripe-version": API_VERSION,
    ...(idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey }),
    ...(answer.originalRequest === null
      ? {}
      : { "idempotent-replayed": "true", "original-request": answer.originalRequest }),
    // A kept 500 comes again under the same key; a call that is still running is worth a second try.
    ...(answer.status === 500 ? { "stripe-should-retry": "false" } : {}),
    ...(answer.status === 409 ? { "stripe-should-retry": "true" } : {}),
  };
}

/** Writes the beginning of an answer and breaks the connection. */
export function sendHalf(response: ServerResponse, headers: Record<string, string>, text: string) {
  response.writeHead(200, { ...headers, "content-length": String(Buffer.byteLength(text)) });
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
}
