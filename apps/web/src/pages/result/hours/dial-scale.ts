import type { ReadReportHours } from "./read-report-hours.ts";

const DAY = 24 * 60;
/** Minutes that a turn of the dial may stand for where the hours given are few. */
const ZOOMED = [60, 120, 240, 360];
const MARKS = 12;

/** What a turn of the dial stands for, in minutes, and the clock's minute at its top. */
export interface DialScale {
  turn: number;
  top: number;
}

/** The strokes on the dial's rim, some with a time. */
export interface DialMark {
  minute: number;
  text: string | null;
}

const WHOLE_DAY: DialScale = { turn: DAY, top: DAY / 2 };

/** The day, noon at the top; of a few hours only these, about half of the turn, their middle at the top. */
export function chooseScale({
  ranges,
  clock,
}: Pick<ReadReportHours, "ranges" | "clock">): DialScale {
  const ends = ranges.flatMap(({ from, to }) => [clock.toMinute(from), clock.toMinute(to)]);
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const turn = ZOOMED.find((minutes) => minutes >= 2 * (last - first));
  return turn === undefined ? WHOLE_DAY : { turn, top: (first + last) / 2 };
}

export function listMarks({ turn, top }: DialScale): DialMark[] {
  if (turn === DAY) {
    return Array.from({ length: 24 }, (_, hour) => ({
      minute: hour * 60,
      text: hour % 3 === 0 ? String(hour) : null,
    }));
  }
  const step = turn / MARKS;
  const start = Math.floor((top - turn / 2) / step) + 1;
  return Array.from({ length: MARKS }, (_, index) => (start + index) * step)
    .filter((minute) => minute >= 0 && minute < DAY)
    .map((minute) => ({ minute, text: formatMinute(minute) }));
}

const formatMinute = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** "24 hours", "1 hour". */
export const nameTurn = ({ turn }: DialScale): string =>
  turn === 60 ? "1 hour" : `${turn / 60} hours`;
