import { explainBirthDate, parseBirthDate, tellBirthDateProblem } from "@cosmic/domain";

/** Shown for what stands in a date field and is no date: half of one, or February 31. */
export const UNREADABLE_DATE = tellBirthDateProblem(
  "What you entered is not a whole date of the calendar; February 31, for one, never came.",
);

/**
 * What is wrong with a birth date as given, in words for people; null for a usable one.
 * `today` is the calendar date where the visitor is, as YYYY-MM-DD.
 */
export function findBirthDateProblem(birthDate: string, today: string): string | null {
  const usable = parseBirthDate(birthDate, new Date());
  return usable !== null && usable <= today ? null : explainBirthDate(birthDate);
}

/** False while a year is being typed: "1990" passes through 0001, 0019 and 0199. */
export function isFullYear(birthDate: string): boolean {
  return birthDate >= "1000";
}
