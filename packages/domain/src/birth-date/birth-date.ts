import { findUtcMidnight, MONTH_NAMES, toCalendarDate } from "./calendar-date.ts";

/** Shown for a missing date. */
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

/** "January 1, 1900 up to today", to follow "from". */
export const ACCEPTED_BIRTH_DATES = "January 1, 1900 up to today";

/** "This date is not in the calendar", with which dates are, and that nothing else is lost. */
export const tellBirthDateProblem = (reason: string): string =>
  `${reason} Please enter one from ${ACCEPTED_BIRTH_DATES}; everything else you entered is kept.`;

/** What is wrong with a birth date that parseBirthDate refuses, in a sentence for people. */
export function explainBirthDate(text: string): string {
  if (text === "") return BIRTH_DATE_MESSAGE;
  if (findUtcMidnight(text) === null) return tellBirthDateProblem(nameImpossibleDate(text));
  return tellBirthDateProblem(
    text < EARLIEST_BIRTH_DATE
      ? "This date is too early for our tables."
      : "This date is still to come.",
  );
}

function nameImpossibleDate(text: string): string {
  const [, year = "", month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === "") return "This is not a date as year, month and day, such as 1990-07-14.";
  const name = MONTH_NAMES[Number(month) - 1];
  return name
    ? `There is no ${name} ${Number(day)}, ${year}.`
    : "This date is not in the calendar.";
}
