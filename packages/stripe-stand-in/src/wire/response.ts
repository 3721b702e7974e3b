import type { ServerResponse } from "node:http";
import { API_VERSION } from "../objects/types.ts";

export interface Answer {
  status: number;
  body: unknown;
  /** The request this response was first sent for, when it is replayed. */
  originalRequest: string | null;
}

/** The headers Stripe sends with a response. */
export function getHeaders(
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
    // A stored 500 is replayed under the same key; a call that is still running is worth a retry.
    ...(answer.status === 500 ? { "stripe-should-retry": "false" } : {}),
    ...(answer.status === 409 ? { "stripe-should-retry": "true" } : {}),
  };
}

/** Sends the first half of a response and closes the connection. */
export function sendTruncated(
  response: ServerResponse,
  headers: Record<string, string>,
  text: string,
) {
  response.writeHead(200, { ...headers, "content-length": String(Buffer.byteLength(text)) });
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
}
