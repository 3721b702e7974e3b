import { getUtcMidnight } from "@cosmic/domain";
import { type ClockReading, resolveLocalTime } from "@cosmic/domain/chart";
import { type BirthHours, PARTS_OF_DAY } from "@cosmic/domain/hours";
import type { HoursBirth } from "./births.ts";

const MINUTES = 24 * 60;

/**
 * Every minute at which a birth may have happened, found by asking what each minute of the clock stood
 * for: one instant, two, or none. In milliseconds since 1970, in order of time.
 */
export function listTrueMinutes({ birthDate, place, hours }: HoursBirth): number[] {
  const instants: number[] = [];
  for (let minute = 0; minute < MINUTES; minute++) {
    if (hours !== null && !isGiven(hours, minute)) continue;
    const time = new Date(getUtcMidnight(birthDate) + minute * 60_000).toISOString().slice(11, 16);
    instants.push(...listInstants({ date: birthDate, time, timeZone: place.timeZone }));
  }
  return instants.toSorted((a, b) => a - b);
}

function listInstants(reading: ClockReading): number[] {
  const resolved = resolveLocalTime(reading);
  if (resolved.kind === "missing") return [];
  const options = resolved.kind === "exact" ? [resolved] : resolved.options;
  return options.map(({ utc }) => utc.getTime());
}

/** Whether a minute of the clock's day is among the hours, one by one. */
function isGiven(hours: BirthHours, minute: number): boolean {
  if (hours.kind === "about") return Math.abs(minute - toMinute(hours.time)) <= hours.minutes;
  if (hours.kind === "rounded") return Math.abs(minute - toMinute(hours.time)) <= hours.to / 2;
  const { from, to } = hours.kind === "part" ? PARTS_OF_DAY[hours.part] : hours;
  return minute >= toMinute(from) && minute <= toMinute(to);
}

function toMinute(time: string): number {
  const [hour = "", minute = ""] = time.split(":");
  return Number(hour) * 60 + Number(minute);
}
