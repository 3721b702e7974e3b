import type { BirthInstant, City } from "@cosmic/contracts";
import { formatCalendarDate } from "@cosmic/domain";
import { type ResolvedTime, resolveLocalTime } from "@cosmic/domain/chart";

type MissingTime = Extract<ResolvedTime, { kind: "missing" }>;
type AmbiguousTime = Extract<ResolvedTime, { kind: "ambiguous" }>;

/** "02:30", and with its date where that is not the one in question. */
function formatClockTime(clock: string, birthDate: string): string {
  const [date = "", time = ""] = clock.split("T");
  return date === birthDate ? time : `${time} on ${formatCalendarDate(date)}`;
}

function missingMessage(
  { birthDate, birthTime, place }: ClockTime,
  { skipped }: MissingTime,
): string {
  const [from, to] = [skipped.from, skipped.to].map((clock) => formatClockTime(clock, birthDate));
  return (
    `On ${formatCalendarDate(birthDate)} the clocks in ${place.name} were put forward from ${from} ` +
    `to ${to}, so ${birthTime} did not come. Please check the birth time: the nearest there was is ${to}.`
  );
}

function ambiguousMessage(
  { birthDate, birthTime, place }: ClockTime,
  { options }: AmbiguousTime,
): string {
  const [first, second] = options;
  return (
    `On ${formatCalendarDate(birthDate)} the clocks in ${place.name} were put back, so ${birthTime} ` +
    `came twice. Please choose the first (UTC${first.offset}) or the second (UTC${second.offset}).`
  );
}

export interface ClockTime {
  /** YYYY-MM-DD. */
  birthDate: string;
  /** HH:MM by the clocks of the place. */
  birthTime: string;
  place: City;
}

/** Which instant a clock time was; says in words what to do where there are two, or none. */
export function resolveInstant(clockTime: ClockTime): BirthInstant {
  const { birthDate: date, birthTime: time, place } = clockTime;
  const resolved = resolveLocalTime({ date, time, timeZone: place.timeZone });
  if (resolved.kind === "missing") {
    return { kind: "missing", message: missingMessage(clockTime, resolved) };
  }
  if (resolved.kind === "exact") {
    return { kind: "exact", offset: resolved.offset, utc: resolved.utc.toISOString() };
  }
  const [first, second] = resolved.options;
  return {
    kind: "ambiguous",
    message: ambiguousMessage(clockTime, resolved),
    options: [
      { offset: first.offset, utc: first.utc.toISOString() },
      { offset: second.offset, utc: second.utc.toISOString() },
    ],
  };
}
