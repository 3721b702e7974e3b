const MINUTE = 60_000;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const minute = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });
const utcMinute = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** The day an ISO instant falls on where the reader is: "21 November 2026". Not for birth dates. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** An ISO instant to the minute where the reader is: "5 December 2026 at 14:20". */
export function formatMinute(instant: string): string {
  return minute.format(new Date(instant));
}

/** An ISO instant to the nearest minute, as reports say it too: "20 March 2024 at 03:06 UTC". */
export function formatUtcMinute(instant: string): string {
  return `${utcMinute.format(Math.round(Date.parse(instant) / MINUTE) * MINUTE)} UTC`;
}
