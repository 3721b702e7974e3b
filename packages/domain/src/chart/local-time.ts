import { getUtcMidnight } from "../birth-date/calendar-date.ts";
import { sinceMidnight } from "./birth-time.ts";
import { formatOffset, zoneOffsetAt } from "./zone-offset.ts";

/** What a clock in a time zone showed: date YYYY-MM-DD, time HH:MM, zone by its IANA name. */
export interface ClockReading {
  date: string;
  time: string;
  timeZone: string;
}

/** An instant, and how far the clock was ahead of UTC: "+02:00", or "-00:25:21" in a local mean time. */
export interface ZonedInstant {
  utc: Date;
  offset: string;
}

/** The instants a clock reading may stand for. */
export type ResolvedTime =
  | ({ kind: "exact" } & ZonedInstant)
  /** The clock was put back and showed this time twice; the earlier instant first. */
  | { kind: "ambiguous"; options: readonly [ZonedInstant, ZonedInstant] }
  /** The clock was put forward at `nearest` and never showed the times from `from` to before `to`. */
  | { kind: "missing"; nearest: Date; skipped: { from: string; to: string } };

const DAY = 86_400_000;

/**
 * The instant at which a zone's clock showed a time, by the zone's rules of that day: summer time,
 * war time, or the local mean time that came before zones. Throws RangeError for an impossible
 * date, time or zone.
 */
export function resolveLocalTime({ date, time, timeZone }: ClockReading): ResolvedTime {
  const clock = getUtcMidnight(date) + sinceMidnight(time);
  // No zone is a whole day from UTC or changes twice in two days: one of these offsets was in force.
  const before = zoneOffsetAt(timeZone, clock - DAY);
  const after = zoneOffsetAt(timeZone, clock + DAY);
  const options = [...new Set([before, after])]
    .filter((offset) => zoneOffsetAt(timeZone, clock - offset) === offset)
    .map((offset) => ({ utc: new Date(clock - offset), offset: formatOffset(offset) }))
    .toSorted((a, b) => a.utc.getTime() - b.utc.getTime());
  const [first, second] = options;
  if (first && second) return { kind: "ambiguous", options: [first, second] };
  if (first) return { kind: "exact", ...first };
  const nearest = transitionBetween(timeZone, clock - DAY, clock + DAY);
  const skipped = { from: clockText(nearest + before), to: clockText(nearest + after) };
  return { kind: "missing", nearest: new Date(nearest), skipped };
}

/** The instant, between two others, from which the second one's offset is in force. */
function transitionBetween(timeZone: string, from: number, to: number): number {
  const after = zoneOffsetAt(timeZone, to);
  let low = from;
  let high = to;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (zoneOffsetAt(timeZone, middle) === after) high = middle;
    else low = middle;
  }
  return high;
}

function clockText(clock: number): string {
  return new Date(clock).toISOString().slice(0, 16);
}
