import {
  BIRTH_DATE_MESSAGE,
  EARLIEST_BIRTH_DATE,
  formatCalendarDate,
  parseBirthDate,
} from "@cosmic/domain";

/** "1 January 1900 up to today", to follow "from". */
export const ACCEPTED_DATES = `${formatCalendarDate(EARLIEST_BIRTH_DATE)} up to today`;

/**
 * What is wrong with a birth date as typed, in a sentence for its field; null for a usable one.
 * `today` is the calendar date where the visitor is, as YYYY-MM-DD.
 */
export function findBirthDateProblem(birthDate: string, today: string): string | null {
  const usable = parseBirthDate(birthDate, new Date());
  if (usable !== null && usable <= today) return null;
  if (birthDate === "") return BIRTH_DATE_MESSAGE;
  const reason =
    birthDate < EARLIEST_BIRTH_DATE
      ? "This date is too early for our tables."
      : "This date is still to come.";
  return `${reason} Please give one from ${ACCEPTED_DATES}.`;
}

/** False while a year is being typed: "1990" passes through 0001, 0019 and 0199. */
export function isFullYear(birthDate: string): boolean {
  return birthDate >= "1000";
}
