const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const shortDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short", hourCycle: "h23" });
const minute = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
});
const utcMinute = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});
const utcDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day an ISO instant falls on where the reader is: "November 21, 2026". Not for birth dates. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** The same with a short month: "Nov 21, 2026". */
export function formatShortDay(instant: string): string {
  return shortDay.format(new Date(instant));
}

/** The time of day of an ISO instant where the reader is: "14:20". */
export function formatClock(instant: string): string {
  return clock.format(new Date(instant));
}

/** An ISO instant to the minute where the reader is: "December 5, 2026 at 14:20". */
export function formatMinute(instant: string): string {
  return minute.format(new Date(instant));
}

/** An ISO instant to the nearest minute, as reports say it too: "March 20, 2024 at 03:06 UTC". */
export function formatUtcMinute(instant: string): string {
  return `${utcMinute.format(Math.round(Date.parse(instant) / MINUTE) * MINUTE)} UTC`;
}

/** An ISO instant that is known to minutes at best: "March 20, 2024 at about 03:00 UTC". */
export function formatUtcHour(instant: string): string {
  const hour = utcMinute.format(Math.round(Date.parse(instant) / HOUR) * HOUR);
  return `${hour.replace(" at ", " at about ")} UTC`;
}

/** An ISO instant that is known to hours at best: "March 20, 2024 (UTC)". */
export function formatUtcDay(instant: string): string {
  return `${utcDay.format(new Date(instant))} (UTC)`;
}
