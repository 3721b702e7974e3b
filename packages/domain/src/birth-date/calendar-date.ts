/** Milliseconds in a day without leap seconds, as Date counts them. */
const DAY = 86_400_000;

/**
 * The instant of 00:00 UTC on a plain date, in milliseconds since 1970, or null when the text is not
 * a date of the calendar written YYYY-MM-DD. Date.UTC alone would turn February 29, 2023 into March 1.
 */
export function findUtcMidnight(isoDate: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate);
  if (!parts) return null;
  const midnight = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return toCalendarDate(midnight) === isoDate ? midnight : null;
}

/** As findUtcMidnight. Throws RangeError when the text is not a calendar date. */
export function getUtcMidnight(isoDate: string): number {
  const midnight = findUtcMidnight(isoDate);
  if (midnight === null) throw new RangeError("Not a calendar date written YYYY-MM-DD");
  return midnight;
}

/** The UTC calendar date of an instant (milliseconds since 1970), as YYYY-MM-DD. */
export function toCalendarDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The date a number of days later (or earlier, when negative). Throws RangeError for a non-date. */
export function addDays(isoDate: string, days: number): string {
  return toCalendarDate(getUtcMidnight(isoDate) + days * DAY);
}

/** January first. */
export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A plain date in words, "March 21, 1990"; the same words in every time zone.
 * Throws RangeError for a non-date.
 */
export function formatCalendarDate(isoDate: string, locale = "en-US"): string {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
    formatters.set(locale, formatter);
  }
  return formatter.format(getUtcMidnight(isoDate));
}
