import { formatClock, formatDay, formatMinute } from "../../shared/dates/format-instant.ts";

const sharesDay = (instant: string, all: readonly string[]) =>
  all.filter((other) => formatDay(other) === formatDay(instant)).length > 1;

/** The day of a sitting, with the time of day where another of all sittings is on the same one. */
export const formatSittingDate = (instant: string, all: readonly string[]): string =>
  sharesDay(instant, all) ? formatMinute(instant) : formatDay(instant);

/** The time of day of a sitting where another one is on the same day, else null. */
export const findSittingTime = (instant: string, all: readonly string[]): string | null =>
  sharesDay(instant, all) ? formatClock(instant) : null;
