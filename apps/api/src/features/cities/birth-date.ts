import { explainBirthDate, parseBirthDate } from "@cosmic/domain";
import { InvalidInputError } from "../../errors.ts";

/**
 * The birth date in a request, once it is a day of the calendar that has come somewhere on Earth.
 * Throws InvalidInputError that says what is wrong with it.
 */
export function requireBirthDate(text: string, now: Date): string {
  const birthDate = parseBirthDate(text, now);
  if (birthDate !== null) return birthDate;
  const message = explainBirthDate(text);
  throw new InvalidInputError(message, [{ path: "birthDate", message }]);
}
