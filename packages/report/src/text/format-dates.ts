const inUtc = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" });

const day = inUtc({ day: "numeric" });
const dayAndMonth = inUtc({ day: "numeric", month: "long" });
const dayMonthAndYear = inUtc({ dateStyle: "long" });
const monthName = inUtc({ month: "long" });

/** How much of a date is written: the year is left out where it is clear from what stands around. */
export type YearWording = "with year" | "without year";

/** "6 February 2027", by UTC. */
export function dateText(at: Date, year: YearWording = "with year"): string {
  return (year === "with year" ? dayMonthAndYear : dayAndMonth).format(at);
}

/** "17:35", by UTC, to the nearest minute. */
export function timeText(at: Date): string {
  return nearestMinute(at).toISOString().slice(11, 16);
}

/** Computed instants are good to about a minute, so seconds are not shown. */
export function nearestMinute(at: Date): Date {
  return new Date(Math.round(at.getTime() / 60_000) * 60_000);
}

/** "February", for 2. */
export function monthText(month: number): string {
  return monthName.format(Date.UTC(2000, month - 1));
}

/**
 * Two dates, written as briefly as they allow: "3 to 19 March 2027", "28 March to 4 April 2027",
 * "3 December 2026 to 19 January 2027"; one date when both are the same.
 */
export function spanText(
  from: Date,
  to: Date,
  { year = "with year", joint = "to" }: { year?: YearWording; joint?: "to" | "and" } = {},
): string {
  const end = dateText(to, year);
  if (dateText(from) === dateText(to)) return end;
  return `${startText(from, to, year)} ${joint} ${end}`;
}

function startText(from: Date, to: Date, year: YearWording): string {
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return dateText(from, year);
  return (from.getUTCMonth() === to.getUTCMonth() ? day : dayAndMonth).format(from);
}
