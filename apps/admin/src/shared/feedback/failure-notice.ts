import { ApiError, getErrorMessage } from "../../api/client.ts";

export interface FailureNotice {
  title: string;
  text: string;
}

/** "30 seconds", "1 minute", "15 minutes": rounded up, so never shorter than the wait. */
function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < 60 ? [Math.ceil(seconds), "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Hour and minute, rounded up so that a retry at that time succeeds. */
function clockTime(instant: Date): string {
  const minute = new Date(Math.ceil(instant.getTime() / 60_000) * 60_000);
  return minute.toLocaleTimeString("en-US", {
    hour: "2-digit",
    hourCycle: "h23",
    minute: "2-digit",
  });
}

export interface FailedAction {
  /** The title: "Not signed in". */
  title: string;
  /** Shown when the server gave no message. */
  fallback: string;
}

/** What to show for a failed call; `now` is when the response arrived. */
export function toFailureNotice(
  error: unknown,
  { title, fallback }: FailedAction,
  now: Date,
): FailureNotice {
  if (!(error instanceof ApiError)) {
    return {
      title: "Connection Error",
      text: "Unable to connect to the server. Please try again.",
    };
  }
  if (error.status === 429) {
    const wait = error.retryAfter;
    if (wait === null) return { title: "Too many attempts", text: "Please try again later." };
    const at = wait < 60 ? "" : `, at ${clockTime(new Date(now.getTime() + wait * 1_000))}`;
    return { title: "Too many attempts", text: `You can try again in ${formatWait(wait)}${at}.` };
  }
  if (error.status >= 500) {
    return {
      title,
      text: getErrorMessage(error, "The server could not answer. Please try again shortly."),
    };
  }
  return { title, text: getErrorMessage(error, fallback) };
}
