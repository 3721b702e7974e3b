import type { ExactRange, YearTransit } from "@cosmic/domain";
import {
  formatLocalDate,
  formatLocalMonth,
  isSameDate,
  type LocalDate,
  toLocalDate,
} from "../text/local-dates.ts";

/** The clocks a year is told by, and the year of the card. */
export interface Calendar {
  /** IANA name; dates are local to the place of birth, or by UTC where none is known. */
  timeZone: string;
  year: number;
}

export type LocalDates = [from: LocalDate, to: LocalDate];

/** A stay longer than this is told in months. */
const DAYS_IN_MONTHS = 75;
const DAY = 86_400_000;
/** A range of more days than this is told by its middle, by its months, or not at all. */
const DAYS_IN_FULL = 3;
const DAYS_AROUND = 16;
const DAYS_IN_PROSE = 45;

const countDays = ({ from, to }: ExactRange) => (to.getTime() - from.getTime()) / DAY;

export const getMiddle = ({ from, to }: ExactRange): Date =>
  new Date((from.getTime() + to.getTime()) / 2);

/** True for a range that a sentence tells by a day or a month; longer ones it leaves out. */
export const isToldByDate = (pass: ExactRange): boolean => countDays(pass) <= DAYS_IN_PROSE;

/** "from March 3 to March 19, exact on March 9 and again on August 2"; a long stay in months. */
export function tellSpan(transit: YearTransit, calendar: Calendar): string {
  const { start, end, exact } = transit;
  const { timeZone, year } = calendar;
  const isLong = end.getTime() - start.getTime() > DAYS_IN_MONTHS * DAY;
  const format = isLong ? formatLocalMonth : formatLocalDate;
  const dates = [start, end].map((at) => toLocalDate(at, timeZone));
  // "From January to February 2027" would leave open which January.
  const isWithinYear = dates.every((date) => date.year === dates[0]?.year);
  const [from, to] = dates.map((date) => format(date, isWithinYear ? year : 0));
  const span = from === to ? `in ${from}` : `from ${from} to ${to}`;
  const passes = tellPasses(transit, calendar);
  // "Strongest in March or April" says no more than the span does.
  if (passes === null || exact.some((pass) => countDays(pass) > DAYS_AROUND)) {
    return withDoubt(span, transit);
  }
  const isPoint = exact.every((pass) => countDays(pass) <= DAYS_IN_FULL);
  return `${span}, ${isPoint ? "exact" : "strongest"} ${passes}`;
}

/**
 * When a transit is exact: "on March 9 and again around August 5"; null for one without such dates, or whose first one
 * is no date, since what follows is then no beginning.
 */
function tellPasses(transit: YearTransit, calendar: Calendar): string | null {
  const [first] = transit.exact;
  if (!first || !isToldByDate(first)) return null;
  const passes = transit.exact.flatMap((pass) => tellAround(pass, calendar) ?? []);
  const when = joinWith([...new Set(passes)], "and again");
  return withDoubt(when, transit);
}

/** The time, or the label, of a transit that some of the possible birth hours leave out. */
export const withDoubt = (told: string, { isCertain }: Pick<YearTransit, "isCertain">): string =>
  isCertain ? told : `${told}, depending on your birth hour`;

/** A date within a sentence: "on March 9", and of a range "around March 9" or "in March"; null for a long one. */
export function tellAround(range: ExactRange, calendar: Calendar): string | null {
  const days = countDays(range);
  if (days <= DAYS_IN_FULL) return tellExact(range, calendar);
  const { timeZone, year } = calendar;
  if (days <= DAYS_AROUND)
    return `around ${formatLocalDate(toLocalDate(getMiddle(range), timeZone), year)}`;
  if (!isToldByDate(range)) return null;
  const [first, last] = [range.from, range.to].map((at) =>
    formatLocalMonth(toLocalDate(at, timeZone), year),
  );
  return first === last ? `in ${first}` : `in ${first} or ${last}`;
}

/** "on March 9", or "between March 7 and 12" where the birth hour is not known. */
export function tellExact({ from, to }: ExactRange, { timeZone, year }: Calendar): string {
  const [first, last] = [from, to].map((at) => toLocalDate(at, timeZone)) as LocalDates;
  if (isSameDate(first, last)) return `on ${formatLocalDate(last, year)}`;
  if (first.year !== last.year) {
    return `between ${formatLocalDate(first, year)} and ${formatLocalDate(last, year)}`;
  }
  const start = formatLocalDate(first, first.year);
  if (last.day - first.day === 1 && first.month === last.month) {
    return `on ${start} or ${last.day}${last.year === year ? "" : `, ${last.year}`}`;
  }
  if (first.month !== last.month) return `between ${start} and ${formatLocalDate(last, year)}`;
  return `between ${start} and ${last.day}${last.year === year ? "" : `, ${last.year}`}`;
}

/** "one, two and again three". */
function joinWith(parts: readonly string[], joint: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${joint} ${parts.at(-1)}`;
}
