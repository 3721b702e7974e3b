import type { City } from "@cosmic/contracts";
import type { ChartFacts, ReportChangeover } from "@cosmic/domain";
import { type Birth, natalChart, resolveLocalTime } from "@cosmic/domain/chart";
import type { BirthHours } from "@cosmic/domain/hours";

/** A birth as a person states it, and as it is kept. */
export interface StatedBirth {
  /** YYYY-MM-DD. */
  birthDate: string;
  /** Clock time at the birth place, HH:MM. */
  birthTime: string | null;
  /** In place of a clock time that is not known to the minute. */
  birthHours: BirthHours | null;
  place: City | null;
  /** "+01:00": which of two equal clock times is meant; set exactly where time and place are. */
  utcOffset: string | null;
}

export const birthOnDate = (birthDate: string): StatedBirth => ({
  birthDate,
  birthTime: null,
  birthHours: null,
  place: null,
  utcOffset: null,
});

function chosenInstant({ birthDate, birthTime, place, utcOffset }: StatedBirth): Date | null {
  if (birthTime === null || place === null) return null;
  const { timeZone } = place;
  const resolved = resolveLocalTime({ date: birthDate, time: birthTime, timeZone });
  if (resolved.kind !== "ambiguous") return null;
  return resolved.options.find(({ offset }) => offset === utcOffset)?.utc ?? null;
}

function toBirth(stated: StatedBirth): Birth {
  const { birthDate, birthTime, birthHours, place } = stated;
  const utc = chosenInstant(stated);
  return {
    birthDate,
    ...(birthTime === null ? {} : { birthTime }),
    ...(birthHours === null ? {} : { hours: birthHours }),
    ...(place === null ? {} : { place }),
    ...(utc === null ? {} : { utc }),
  };
}

/** The chart of a birth. Throws RangeError for one that its place's clocks rule out. */
export const chartOfBirth = (stated: StatedBirth): ChartFacts => natalChart(toBirth(stated));

/** The Sun's change of sign near a birth, where what is known of the birth leaves its side open. */
export function changeoverLeftOpen({ changeover }: ChartFacts): ReportChangeover | null {
  if (changeover === null || changeover.isSettled) return null;
  const { from, to, at } = changeover;
  return { from, to, at: at.toISOString() };
}
