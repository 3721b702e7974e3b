import { findUtcMidnight, toCalendarDate } from "./calendar-date.ts";

/** Shown for a missing and for an impossible date alike. */
export const BIRTH_DATE_MESSAGE = "Please provide your birth date.";

export const EARLIEST_BIRTH_DATE = "1900-01-01";

/** The clocks furthest ahead on Earth, UTC+14, in milliseconds. */
const FURTHEST_AHEAD = 14 * 3_600_000;

/** Today in the time zone where the day begins first, so that no user's local today is refused. */
export function latestBirthDate(now: Date): string {
  return toCalendarDate(now.getTime() + FURTHEST_AHEAD);
}

/**
 * The birth date in an untrusted value as YYYY-MM-DD, or null: it must be written exactly so, exist
 * in the calendar and lie between 1900-01-01 and today in the latest time zone.
 */
export function parseBirthDate(value: unknown, now: Date): string | null {
  if (typeof value !== "string" || findUtcMidnight(value) === null) return null;
  // Dates of this form sort as text.
  return value >= EARLIEST_BIRTH_DATE && value <= latestBirthDate(now) ? value : null;
}
