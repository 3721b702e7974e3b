import { addDays, getUtcMidnight } from "../birth-date/calendar-date.ts";
import { ANYWHERE_ON_EARTH } from "../zodiac/solar-ingress.ts";
import { sinceMidnight } from "./birth-time.ts";
import type { BirthWindow, KnownBirth } from "./chart-facts.ts";
import { type BirthHours, toClockRange } from "./hours/birth-hours.ts";
import { listDayMinutes } from "./hours/list-day-minutes.ts";
import { countMinutes, findMinute, MINUTE } from "./hours/minute-ranges.ts";
import { type ResolvedTime, resolveLocalTime } from "./local-time.ts";

const HOUR = 3_600_000;
const NOON = 12 * HOUR;

/**
 * Every instant at which a birth may have happened, from what is known of it:
 * - a date: the 50 hours for which that date lasts somewhere on Earth, seen from 12:00 UTC;
 * - a date and a place: the day there, seen from its noon;
 * - a date and hours of it: from the first to the last minute of those, seen from the middle one; where the
 *   place is not known, wherever on Earth clocks show them, seen from 12:00 UTC;
 * - a date and a time: the 26 hours in which clocks around the Earth show it, seen from 12:00 UTC;
 * - all three, or the instant itself: that instant. A clock time that came twice, where it is not known
 *   has said which, leaves both.
 * Throws RangeError for an impossible date, time or zone, for a date or time that the clocks at the
 * place skipped, and for an instant that contradicts the rest.
 */
export function birthWindow(birthDate: string, known: KnownBirth = {}): BirthWindow {
  const window = computeWindow(birthDate, known);
  if (!known.utc) return window;
  const chosen = known.utc.getTime();
  const [from, to] = [window.from.getTime(), window.to.getTime()];
  const isClockKnown = known.birthTime !== undefined && known.place !== undefined;
  const isPossible = isClockKnown
    ? chosen === from || chosen === to
    : chosen >= from && chosen <= to;
  if (!isPossible) throw new RangeError("The instant contradicts the birth date, time or place");
  return exactly(birthDate, known.utc);
}

function computeWindow(birthDate: string, { birthTime, hours, place }: KnownBirth): BirthWindow {
  const midnight = getUtcMidnight(birthDate);
  if (hours) {
    if (birthTime !== undefined) throw new RangeError("A birth time is known, or hours are");
    return place
      ? windowOfHours(birthDate, hours, place.timeZone)
      : windowOfHoursAnywhere(birthDate, hours);
  }
  if (place && birthTime !== undefined) {
    const time = { date: birthDate, time: birthTime, timeZone: place.timeZone };
    return windowOfClockTime(birthDate, resolveLocalTime(time));
  }
  if (place) return windowOfLocalDay(birthDate, place.timeZone);
  const noon = midnight + NOON;
  if (birthTime === undefined) {
    return spanning(
      birthDate,
      midnight + ANYWHERE_ON_EARTH.from,
      midnight + ANYWHERE_ON_EARTH.until,
      noon,
    );
  }
  const clock = midnight + sinceMidnight(birthTime);
  return spanning(birthDate, clock - 14 * HOUR, clock + 12 * HOUR, noon);
}

function windowOfClockTime(birthDate: string, resolved: ResolvedTime): BirthWindow {
  if (resolved.kind === "exact") return exactly(birthDate, resolved.utc);
  if (resolved.kind === "missing")
    throw new RangeError("The clocks at that place skipped this time");
  const [first, second] = resolved.options;
  return spanning(birthDate, first.utc.getTime(), second.utc.getTime(), first.utc.getTime());
}

function windowOfLocalDay(birthDate: string, timeZone: string): BirthWindow {
  const from = getFirstInstant(birthDate, timeZone);
  const to = getFirstInstant(addDays(birthDate, 1), timeZone);
  if (to <= from) throw new RangeError("The clocks at that place skipped this date");
  return spanning(birthDate, from, to, from + NOON);
}

function windowOfHours(birthDate: string, hours: BirthHours, timeZone: string): BirthWindow {
  const { ranges } = listDayMinutes(birthDate, hours, timeZone);
  const middle = findMinute(ranges, (countMinutes(ranges) - 1) >> 1);
  const from = ranges[0]?.from ?? middle.at;
  return spanning(birthDate, from, ranges.at(-1)?.to ?? middle.at, middle.at);
}

function windowOfHoursAnywhere(birthDate: string, hours: BirthHours): BirthWindow {
  const midnight = getUtcMidnight(birthDate);
  const clock = toClockRange(hours);
  const from = midnight + clock.from * MINUTE - 14 * HOUR;
  return spanning(birthDate, from, midnight + clock.to * MINUTE + 12 * HOUR, midnight + NOON);
}

/** Midnight by the zone's clocks; where they skipped it, the instant they did. */
function getFirstInstant(date: string, timeZone: string): number {
  const midnight = resolveLocalTime({ date, time: "00:00", timeZone });
  if (midnight.kind === "exact") return midnight.utc.getTime();
  if (midnight.kind === "missing") return midnight.nearest.getTime();
  return midnight.options[0].utc.getTime();
}

function exactly(birthDate: string, utc: Date): BirthWindow {
  return { birthDate, from: utc, to: utc, reference: utc, certainty: "exact" };
}

function spanning(birthDate: string, from: number, to: number, reference: number): BirthWindow {
  return {
    birthDate,
    from: new Date(from),
    to: new Date(to),
    reference: new Date(reference),
    certainty: "date",
  };
}
