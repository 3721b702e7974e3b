import { formatCalendarDate } from "@cosmic/domain";
import { birthWindow, isTimeZone, listDayMinutes } from "@cosmic/domain/chart";
import { InvalidInputError } from "../../errors.ts";
import { type ClockTime, resolveInstant } from "./birth-instant.ts";
import type { StatedBirth } from "./stated-birth.ts";

type Field = "birthDate" | "birthTime" | "birthHours" | "placeId" | "utcOffset";

const refusal = (path: Field, message: string) =>
  new InvalidInputError(message, [{ path, message }]);

/** The offset from UTC of the one instant meant. Throws InvalidInputError when there is not one. */
function requireOffset(clockTime: ClockTime, given: string | null): string {
  const instant = resolveInstant(clockTime);
  if (instant.kind === "missing") throw refusal("birthTime", instant.message);
  if (instant.kind === "ambiguous") {
    if (instant.options.some(({ offset }) => offset === given)) return given as string;
    throw refusal("utcOffset", instant.message);
  }
  if (given === null || given === instant.offset) return instant.offset;
  const { birthTime, place } = clockTime;
  throw refusal(
    "utcOffset",
    `At ${birthTime} that day the clocks in ${place.name} were at UTC${instant.offset}, not UTC${given}.`,
  );
}

function refuseSkippedDay({ birthDate, place }: StatedBirth): void {
  if (place === null) return;
  try {
    birthWindow(birthDate, { place });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const day = formatCalendarDate(birthDate);
    throw refusal(
      "birthDate",
      `The calendar in ${place.name} skipped ${day}. Please check the birth date and place.`,
    );
  }
}

function refuseSkippedHours({ birthDate, birthHours, place }: StatedBirth): void {
  if (place === null || birthHours === null) return;
  try {
    listDayMinutes(birthDate, birthHours, place.timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const day = formatCalendarDate(birthDate);
    throw refusal(
      "birthHours",
      `On ${day} the clocks in ${place.name} were put forward past the hours you gave, so none of them came. ` +
        "Please check the birth time; everything else you entered is kept.",
    );
  }
}

function refuseUnknownZone({ place }: StatedBirth): void {
  if (place === null || isTimeZone(place.timeZone)) return;
  throw refusal(
    "placeId",
    `We know no time zone for ${place.name}, so its clocks cannot be read. Please choose the nearest larger town.`,
  );
}

/**
 * The birth as it can be kept, with the offset from UTC where time and place are known. A time or a
 * place alone is fine. Throws InvalidInputError that names the field and says what to do.
 */
export function requireBirth(stated: StatedBirth): StatedBirth {
  const { birthDate, birthTime, birthHours, place, utcOffset } = stated;
  if (birthTime !== null && birthHours !== null) {
    throw refusal("birthHours", "Please give either a birth time or the hours it may have been.");
  }
  refuseUnknownZone(stated);
  if (birthTime !== null && place !== null) {
    return { ...stated, utcOffset: requireOffset({ birthDate, birthTime, place }, utcOffset) };
  }
  if (utcOffset !== null) {
    throw refusal("utcOffset", "A UTC offset belongs to a birth time and a birth place.");
  }
  refuseSkippedDay(stated);
  refuseSkippedHours(stated);
  return stated;
}
