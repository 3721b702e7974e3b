import { addDays, findUtcMidnight } from "@cosmic/domain";

/** The server's longest range. */
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** Calendar days in UTC, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The last `count` days, including today. */
export function lastDays(count: number, today: string): DayRange {
  return { from: addDays(today, 1 - count), to: today };
}

/** What is wrong with a range, and in which field; null when it is valid. */
export function findRangeProblem(
  { from, to }: DayRange,
  today: string,
): { field: keyof DayRange; message: string } | null {
  const [first, last] = [findUtcMidnight(from), findUtcMidnight(to)];
  if (first === null) return { field: "from", message: "Please enter a date." };
  if (last === null) return { field: "to", message: "Please enter a date." };
  if (to > today) return { field: "to", message: "The last day cannot be in the future." };
  if (first > last)
    return { field: "from", message: "The first day cannot be after the last day." };
  if ((last - first) / DAY_MS >= MAX_DAYS) {
    return { field: "from", message: `Choose at most ${MAX_DAYS} days.` };
  }
  return null;
}

/** The range an address asks for; the last thirty days when it asks for none that is valid. */
export function readRange(params: URLSearchParams, today: string): DayRange {
  const asked = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  return findRangeProblem(asked, today) === null ? asked : lastDays(30, today);
}
