import { ApiError, messageOf } from "../../api/client.ts";

export interface FailureNotice {
  title: string;
  text: string;
}

/** "30 seconds", "1 minute", "15 minutes": rounded up, never shorter than the wait itself. */
function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < 60 ? [Math.ceil(seconds), "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** The clock's hour and minute, rounded up so that trying then does succeed. */
function clockTime(instant: Date): string {
  const minute = new Date(Math.ceil(instant.getTime() / 60_000) * 60_000);
  return minute.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}

export interface FailedAction {
  /** What has not happened: "Not signed in". */
  title: string;
  /** Said where a refusal brought no words of its own. */
  fallback: string;
}

/** What a call that failed tells its operator; `now` is the moment of the answer. */
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
      text: messageOf(error, "The server could not answer. Please try again shortly."),
    };
  }
  return { title, text: messageOf(error, fallback) };
}
