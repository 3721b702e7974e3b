import {
  BIRTH_DATE_MESSAGE,
  EARLIEST_BIRTH_DATE,
  findUtcMidnight,
  formatCalendarDate,
  parseBirthDate,
} from "@cosmic/domain";

/** "January 1, 1900 up to today", to follow "from". */
export const ACCEPTED_DATES = `${formatCalendarDate(EARLIEST_BIRTH_DATE)} up to today`;

function reasonAgainst(birthDate: string): string {
  if (findUtcMidnight(birthDate) === null) return "This date is not in the calendar.";
  return birthDate < EARLIEST_BIRTH_DATE
    ? "This date is too early for our tables."
    : "This date is still to come.";
}

/**
 * What is wrong with a birth date as given, in words for people; null for a usable one.
 * `today` is the calendar date where the visitor is, as YYYY-MM-DD.
 */
export function findBirthDateProblem(birthDate: string, today: string): string | null {
  const usable = parseBirthDate(birthDate, new Date());
  if (usable !== null && usable <= today) return null;
  if (birthDate === "") return BIRTH_DATE_MESSAGE;
  return `${reasonAgainst(birthDate)} Please enter one from ${ACCEPTED_DATES}.`;
}

/** False while a year is being typed: "1990" passes through 0001, 0019 and 0199. */
export function isFullYear(birthDate: string): boolean {
  return birthDate >= "1000";
}
