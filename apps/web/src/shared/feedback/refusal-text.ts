import { ApiError, getErrorMessage } from "../../api/client.ts";

const inUnits = (count: number, unit: string) => `in ${count} ${unit}${count === 1 ? "" : "s"}`;

/** "in 40 seconds", "in 2 minutes", "in 5 hours": rounded up, never shorter than the wait itself. */
function inTime(seconds: number): string {
  if (seconds < 60) return inUnits(Math.ceil(seconds), "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? inUnits(minutes, "minute") : inUnits(Math.ceil(minutes / 60), "hour");
}

/**
 * Why a call was refused, as a sentence to show: the server's own, else the fallback. Where the
 * server has set a time to wait, the sentence says when to try again.
 */
export function refusalText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) {
    return `Too many attempts. Please try again ${inTime(error.retryAfter)}.`;
  }
  return getErrorMessage(error, fallback);
}
