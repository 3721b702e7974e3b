import { addDays, getUtcMidnight } from "../../birth-date/calendar-date.ts";
import { zoneOffsetAt } from "../zone-offset.ts";
import { type BirthHours, toClockRange } from "./birth-hours.ts";
import { countMinutes, type DayMinutes, MINUTE, type MinuteRange } from "./minute-ranges.ts";

const HOUR = 60 * MINUTE;
/** No clock is further from UTC than this: local mean times reach sixteen hours. */
const FURTHEST = 16 * HOUR;

/**
 * The minutes of a local day that stated hours take, by the zone's rules of that day; all of them for
 * null. Skipped clock times have no minute, repeated ones have two. Throws RangeError for an impossible
 * date, hours or zone, and where the clocks skipped all of it.
 */
export function listDayMinutes(
  birthDate: string,
  hours: BirthHours | null,
  timeZone: string,
): DayMinutes {
  const midnight = getUtcMidnight(birthDate);
  const clock = toClockRange(hours);
  const ranges = listOffsets(birthDate, timeZone).flatMap(({ offset, from, until }) => {
    const start = midnight - offset;
    const first = Math.max(clock.from, Math.ceil((from - start) / MINUTE));
    const last = Math.min(clock.to, Math.ceil((until - start) / MINUTE) - 1);
    return first > last
      ? []
      : [{ from: start + first * MINUTE, to: start + last * MINUTE, offset }];
  });
  if (ranges.length === 0) throw new RangeError("The clocks at that place skipped these hours");
  const shown = new Set(ranges.flatMap((range) => listClockMinutes(range, midnight)));
  return {
    ranges,
    skipped: clock.to - clock.from + 1 - shown.size,
    repeated: countMinutes(ranges) - shown.size,
    isCut: clock.isCut,
  };
}

function listClockMinutes({ from, to, offset }: MinuteRange, midnight: number): number[] {
  const first = (from + offset - midnight) / MINUTE;
  return Array.from({ length: (to - from) / MINUTE + 1 }, (_, index) => first + index);
}

interface ZoneOffset {
  offset: number;
  from: number;
  until: number;
}

/** The offsets that were in force while any clock on Earth could show the date. */
function listOffsets(birthDate: string, timeZone: string): ZoneOffset[] {
  const start = getUtcMidnight(birthDate) - FURTHEST;
  const end = getUtcMidnight(addDays(birthDate, 1)) + FURTHEST;
  const offsets = [{ offset: zoneOffsetAt(timeZone, start), from: start, until: end }];
  for (let at = start + HOUR; at <= end; at += HOUR) {
    const last = offsets.at(-1) as ZoneOffset;
    const offset = zoneOffsetAt(timeZone, at);
    if (offset === last.offset) continue;
    const change = findChange(timeZone, at - HOUR, at);
    last.until = change;
    offsets.push({ offset, from: change, until: end });
  }
  return offsets;
}

/** The instant, to the second, from which the later one's offset is in force. */
function findChange(timeZone: string, from: number, to: number): number {
  const after = zoneOffsetAt(timeZone, to);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (zoneOffsetAt(timeZone, middle) === after) high = middle;
    else low = middle;
  }
  return high;
}
