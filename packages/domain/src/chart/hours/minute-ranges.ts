export const MINUTE = 60_000;

/** Instants a minute apart at which a clock showed full minutes of a day, in milliseconds since 1970. */
export interface MinuteRange {
  /** The first minute. */
  from: number;
  /** The last minute; `from` where there is one only. */
  to: number;
  /** How far the clocks were ahead of UTC, in milliseconds. */
  offset: number;
}

/** Every minute at which a birth may have happened, each as likely as the next. */
export interface DayMinutes {
  /** In order of time, at least one. */
  ranges: readonly MinuteRange[];
  /** How many minutes of the hours given the clocks skipped, and showed twice. */
  skipped: number;
  repeated: number;
  /** The hours given reach past the day. */
  isCut: boolean;
}

export const countMinutes = (ranges: readonly MinuteRange[]): number =>
  ranges.reduce((count, { from, to }) => count + (to - from) / MINUTE + 1, 0);

/** The instant of a minute, counted from 0 through all ranges; the last one for a count too high. */
export function findMinute(
  ranges: readonly MinuteRange[],
  index: number,
): { at: number; range: MinuteRange } {
  let left = index;
  for (const range of ranges) {
    const count = countMinutes([range]);
    if (left < count) return { at: range.from + left * MINUTE, range };
    left -= count;
  }
  const last = ranges.at(-1);
  if (!last) throw new RangeError("There is no minute to find");
  return { at: last.to, range: last };
}
