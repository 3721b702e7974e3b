import {
  countMinutes,
  findMinute,
  type HourSpan,
  MINUTE,
  type MinuteRange,
} from "@cosmic/domain/hours";

const DAY = 24 * 60;

/** The minute of the clock's day, from 0 to below 1,440, that an offset makes of an instant; seconds are a part of it. */
const clockMinute = (at: number, { offset }: Pick<MinuteRange, "offset">) =>
  ((((at + offset) / MINUTE) % DAY) + DAY) % DAY;

const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const listClockMinutes = (ranges: readonly MinuteRange[]) =>
  Array.from({ length: countMinutes(ranges) }, (_, index) => {
    const { at, range } = findMinute(ranges, index);
    return clockMinute(at, range);
  });

/** The clock of the birth place through the hours given. */
export function createHoursClock(ranges: readonly MinuteRange[]) {
  const minutes = listClockMinutes(ranges);
  const first = ranges[0];
  if (!first) throw new RangeError("There are no hours");
  const last = ranges.at(-1);

  const findRange = (at: number) => ranges.findLast(({ from }) => from <= at) ?? first;

  /** "06:40"; which of the two where the clocks showed it twice. */
  function format(at: number): string {
    const range = findRange(at);
    const minute = Math.floor(clockMinute(at, range));
    const others = ranges.filter((other) => {
      const same = at + range.offset - other.offset;
      return other !== range && same >= other.from && same <= other.to;
    });
    const [twin] = others;
    if (!twin) return clockText(minute);
    return `${clockText(minute)} (the ${twin.from > range.from ? "first" : "second"} time)`;
  }

  return {
    count: minutes.length,
    format,
    /** The clock's minute of an instant, from 0 to below 1,440, with its seconds as a part of it. */
    toMinute: (at: number) => clockMinute(at, findRange(at)),
    /** The instant of a minute, counted from 0 through the hours given. */
    getInstant: (index: number) => findMinute(ranges, index).at,
    /** The minute of the hours given that is nearest to one of the clock's. */
    findNearest: (minute: number): number => {
      const distance = (other: number) => {
        const apart = Math.abs(other - minute);
        return Math.min(apart, DAY - apart);
      };
      return minutes.reduce(
        (best, each, index) => (distance(each) < distance(minutes[best] ?? 0) ? index : best),
        0,
      );
    },
    /** "before 06:40", "between 06:40 and 08:00", and so on; of all hours given, with a fact's spans. */
    formatSpans: (spans: readonly HourSpan[]): string => {
      const parts = spans.map(({ from, to }) => {
        const isFirst = from === first.from;
        const isLast = to === last?.to;
        if (isFirst && isLast) return "at any of these hours";
        if (isFirst) return `before ${format(to)}`;
        if (isLast) return `after ${format(from)}`;
        return `between ${format(from)} and ${format(to)}`;
      });
      return parts.join(" or ");
    },
  };
}
export type HoursClock = ReturnType<typeof createHoursClock>;
