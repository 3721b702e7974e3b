import type { TransitSpan } from "@cosmic/domain";
import { dateText, monthText, spanText, type YearWording } from "../text/format-dates.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Within this of midnight many readers’ calendars show another date than the one by Universal Time. */
const NEAR_MIDNIGHT = 2 * HOUR;

/** A time range longer than this is written in months. */
const DAYS_IN_MONTHS = 75;

/** An instant of the sky on its month’s card: "6 February", or "20 February (Universal Time)" near midnight. */
export function skyDate(at: Date): string {
  const sinceMidnight = at.getTime() % DAY;
  const isNear = sinceMidnight < NEAR_MIDNIGHT || sinceMidnight >= DAY - NEAR_MIDNIGHT;
  return `${dateText(at, "without year")}${isNear ? " (Universal Time)" : ""}`;
}

/** "from 3 to 19 March", and "from November 2026 to February 2028" for a long one. */
export function transitSpanText({ start, end }: TransitSpan, cardYear: number): string {
  return `from ${rangeText(start, end, cardYear, "to")}`;
}

/** "29 May", or "February 2028" for the end of a long span. */
export function untilText({ start, end }: TransitSpan, cardYear: number): string {
  return isLong(start, end)
    ? monthWithYear(end, yearOn(cardYear, end))
    : dateText(end, yearOn(cardYear, end));
}

/**
 * "exact on 9 March", "exact at some time between 9 and 12 March and again between 3 and 8 August"; for
 * a transit that the birth hour may undo, "perhaps exact at some time between ..., depending on the moment
 * of your birth".
 */
export function exactText({ exact, isCertain }: TransitSpan, cardYear: number): string {
  const [first, ...later] = exact.map(({ from, to }) => {
    const isDay = dateText(from) === dateText(to);
    if (isDay) return `on ${dateText(to, yearOn(cardYear, to))}`;
    return `between ${rangeText(from, to, cardYear, "and")}`;
  });
  const last = later.at(-1);
  const when = [
    first,
    ...(later.length === 2 ? [`again ${later[0]}`] : []),
    ...(later.length > 2 ? ["several times more"] : []),
    ...(last === undefined ? [] : [`${later.length === 1 ? "again" : "last"} ${last}`]),
  ];
  const times =
    when.length > 2 ? `${when.slice(0, -1).join(", ")} and ${when.at(-1)}` : when.join(" and ");
  // A range is in which the one exact instant lies, since the birth hour is not known.
  const exactly = times.startsWith("between") ? `exact at some time ${times}` : `exact ${times}`;
  return isCertain ? exactly : `perhaps ${exactly}, depending on the moment of your birth`;
}

function rangeText(from: Date, to: Date, cardYear: number, joint: "to" | "and"): string {
  const isOnCard = [from, to].every((at) => yearOn(cardYear, at) === "without year");
  const year = isOnCard ? "without year" : "with year";
  if (!isLong(from, to)) return spanText(from, to, { year, joint });
  return `${monthWithYear(from, year)} ${joint} ${monthWithYear(to, year)}`;
}

function isLong(from: Date, to: Date): boolean {
  return to.getTime() - from.getTime() > DAYS_IN_MONTHS * DAY;
}

function monthWithYear(at: Date, year: YearWording): string {
  const month = monthText(at.getUTCMonth() + 1);
  return year === "with year" ? `${month} ${at.getUTCFullYear()}` : month;
}

/** The card of a month shows its year, so a date of that year goes without. */
function yearOn(cardYear: number, at: Date): YearWording {
  return at.getUTCFullYear() === cardYear ? "without year" : "with year";
}
