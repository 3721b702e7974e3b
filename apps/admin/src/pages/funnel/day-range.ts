import { addDays, findUtcMidnight } from "@cosmic/domain";

/** The most days the server counts at once. */
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** Calendar days in UTC, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** So many days up to today and with it. */
export function lastDays(count: number, today: string): DayRange {
  return { from: addDays(today, 1 - count), to: today };
}

/** Why these days cannot be counted, in words for the field at fault; null where they can. */
export function findRangeProblem(
  { from, to }: DayRange,
  today: string,
): { field: keyof DayRange; message: string } | null {
  const [first, last] = [findUtcMidnight(from), findUtcMidnight(to)];
  if (first === null) return { field: "from", message: "Please give a date." };
  if (last === null) return { field: "to", message: "Please give a date." };
  if (to > today) return { field: "to", message: "The last day cannot be in the future." };
  if (first > last) return { field: "from", message: "The first day must not be after the last." };
  if ((last - first) / DAY_MS >= MAX_DAYS) {
    return { field: "from", message: `At most ${MAX_DAYS} days can be counted at once.` };
  }
  return null;
}

/** The days an address names, or the last thirty where it names none that can be counted. */
export function readRange(params: URLSearchParams, today: string): DayRange {
  const named = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  return findRangeProblem(named, today) === null ? named : lastDays(30, today);
}
