import { sinceMidnight } from "../birth-time.ts";

/** Each part of the day with the clock minutes it lasts from and to, the last one included. */
export const PARTS_OF_DAY = {
  night: { from: "00:00", to: "05:59" },
  morning: { from: "06:00", to: "11:59" },
  afternoon: { from: "12:00", to: "17:59" },
  evening: { from: "18:00", to: "23:59" },
} as const;
export type PartOfDay = keyof typeof PARTS_OF_DAY;

/** The widest that an "about" may be either way, in minutes. */
export const WIDEST_ABOUT = 720;

/** What is known of a birth time that is not known to the minute. Clock times are HH:MM at the birth place. */
export type BirthHours =
  | { kind: "about"; time: string; minutes: number }
  | { kind: "between"; from: string; to: string }
  | { kind: "part"; part: PartOfDay }
  /** As people tell it: to the full hour (60) or the half (30). */
  | { kind: "rounded"; time: string; to: 30 | 60 };

/** Minutes of a clock's day, 0 to 1,439, both included. */
export interface ClockRange {
  from: number;
  to: number;
  /** The hours given reach past the day; this is what the day has of them. */
  isCut: boolean;
}

const LAST_MINUTE = 24 * 60 - 1;

const minuteFrom = (clockTime: string) => sinceMidnight(clockTime) / 60_000;

/**
 * The clock minutes that stated hours take of the day; all of it for null, an unknown time. Throws
 * RangeError for a clock time that is none, a width that is none, and a later time before the earlier one.
 */
export function toClockRange(hours: BirthHours | null): ClockRange {
  if (hours === null) return { from: 0, to: LAST_MINUTE, isCut: false };
  if (hours.kind === "about") return rangeAround(hours.time, hours.minutes);
  if (hours.kind === "rounded") return rangeAround(hours.time, hours.to / 2);
  return rangeBetween(hours.kind === "part" ? PARTS_OF_DAY[hours.part] : hours);
}

function rangeAround(time: string, width: number): ClockRange {
  if (!(Number.isInteger(width) && width > 0 && width <= WIDEST_ABOUT)) {
    throw new RangeError("Hours reach from 1 minute to 12 hours either way");
  }
  const middle = minuteFrom(time);
  const [from, to] = [middle - width, middle + width];
  return {
    from: Math.max(from, 0),
    to: Math.min(to, LAST_MINUTE),
    isCut: from < 0 || to > LAST_MINUTE,
  };
}

function rangeBetween(hours: { from: string; to: string }): ClockRange {
  const [from, to] = [minuteFrom(hours.from), minuteFrom(hours.to)];
  if (to <= from) throw new RangeError("The later time does not come after the earlier one");
  return { from, to, isCut: false };
}

/** "about 07:00, give or take 30 minutes"; follows a date. */
export function formatBirthHours(hours: BirthHours): string {
  if (hours.kind === "part") {
    const { from, to } = PARTS_OF_DAY[hours.part];
    return `in the ${hours.part} (${from} to ${to})`;
  }
  if (hours.kind === "between") return `between ${hours.from} and ${hours.to}`;
  if (hours.kind === "about") {
    return `about ${hours.time}, give or take ${formatWidth(hours.minutes)}`;
  }
  return `about ${hours.time}, rounded to the ${hours.to === 60 ? "hour" : "half hour"}`;
}

/** "45 minutes", "1 hour". */
export function formatWidth(minutes: number): string {
  if (minutes % 60 !== 0) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
}
