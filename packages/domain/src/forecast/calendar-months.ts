import type { CalendarMonth } from "./forecast-facts.ts";

/** Whole UTC months in a row, the first being the one that holds the instant. */
export function monthsFrom(at: Date, count: number): CalendarMonth[] {
  return Array.from({ length: count }, (_, index) =>
    calendarMonth(at.getUTCFullYear(), at.getUTCMonth() + index),
  );
}

/** `index` counts from 0, January, and may run past December into later years. */
function calendarMonth(year: number, index: number): CalendarMonth {
  const from = new Date(Date.UTC(year, index, 1));
  const to = new Date(Date.UTC(year, index + 1, 1));
  return { year: from.getUTCFullYear(), month: from.getUTCMonth() + 1, from, to };
}
