import type { City, ReportHours } from "@cosmic/contracts";
import { formatCalendarDate } from "@cosmic/domain";
import { computeHoursSky, listDayMinutes } from "@cosmic/domain/chart";
import type { StatedBirth } from "../cities/index.ts";

type DayMinutes = ReturnType<typeof listDayMinutes>;

const toList = (values: readonly number[]) => [...values];
const formatMinutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);

/** What the clocks of the day made of the hours given, and what was kept of them. */
function listNotes(
  birthDate: string,
  place: City,
  { skipped, repeated, isCut }: DayMinutes,
): string[] {
  const day = formatCalendarDate(birthDate);
  return [
    ...(isCut
      ? [`The hours you gave reach past ${day}. The part of them on that day is kept.`]
      : []),
    ...(skipped > 0
      ? [
          `The clocks in ${place.name} were put forward on ${day} and skipped ${formatMinutes(skipped)} of these hours. The rest is kept.`,
        ]
      : []),
    ...(repeated > 0
      ? [
          `The clocks in ${place.name} were put back on ${day} and showed ${formatMinutes(repeated)} of these hours twice. Both times are counted.`,
        ]
      : []),
  ];
}

/** The hours at which a birth may have been, and the sky through them; null where there is nothing to choose from. */
export function toReportHours(birth: StatedBirth): ReportHours | null {
  const { birthDate, birthTime, birthHours, place } = birth;
  if (place === null || birthTime !== null) return null;
  const minutes = listDayMinutes(birthDate, birthHours, place.timeZone);
  const sky = computeHoursSky(minutes.ranges, place);
  return {
    given: birthHours,
    notes: listNotes(birthDate, place, minutes),
    ranges: minutes.ranges.map(({ from, to, offset }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      offset: offset / 1000,
    })),
    sky: {
      ...sky,
      from: new Date(sky.from).toISOString(),
      meridian: toList(sky.meridian),
      bodies: Object.fromEntries(
        Object.entries(sky.bodies).map(([body, values]) => [body, toList(values)]),
      ) as ReportHours["sky"]["bodies"],
    },
  };
}
