import { BIRTH_DATE_MESSAGE, parseBirthDate } from "@cosmic/domain";
import { InvalidInputError } from "../../errors.ts";

/**
 * The birth date in a request, once it is a day of the calendar that has come somewhere on Earth.
 * Throws InvalidInputError with the message for a missing date.
 */
export function requireBirthDate(text: string, now: Date): string {
  const birthDate = parseBirthDate(text, now);
  if (birthDate !== null) return birthDate;
  throw new InvalidInputError(BIRTH_DATE_MESSAGE, [
    { path: "birthDate", message: BIRTH_DATE_MESSAGE },
  ]);
}
