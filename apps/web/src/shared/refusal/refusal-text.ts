import { ApiError, messageOf } from "../../api/client.ts";

/** "in 40 seconds", "in 2 minutes". */
function inTime(seconds: number): string {
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

/**
 * Why a call was refused, as a sentence to show: the server's own, else the fallback. Where the
 * server has set a time to wait, the sentence says when to try again.
 */
export function refusalText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) {
    return `Too many attempts. Please try again ${inTime(error.retryAfter)}.`;
  }
  return messageOf(error, fallback);
}
