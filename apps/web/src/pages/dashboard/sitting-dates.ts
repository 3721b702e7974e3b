import { formatClock, formatDay, formatMinute } from "../../shared/dates/format-instant.ts";

const findSame = (
  instant: string,
  all: readonly string[],
  format: (instant: string) => string,
): readonly string[] => all.filter((other) => format(other) === format(instant));

/** ", 2 of 3" where several sittings began in the same minute. */
function formatOrder(instant: string, all: readonly string[]): string {
  const same = findSame(instant, all, formatMinute);
  return same.length > 1 ? `, ${same.indexOf(instant) + 1} of ${same.length}` : "";
}

const sharesDay = (instant: string, all: readonly string[]) =>
  findSame(instant, all, formatDay).length > 1;

/**
 * The day of a sitting, with the time of day where another of all sittings is on the same one.
 * @param all the oldest first
 */
export const formatSittingDate = (instant: string, all: readonly string[]): string =>
  sharesDay(instant, all)
    ? `${formatMinute(instant)}${formatOrder(instant, all)}`
    : formatDay(instant);

/** The time of day of a sitting where another one is on the same day, else null. */
export const findSittingTime = (instant: string, all: readonly string[]): string | null =>
  sharesDay(instant, all) ? `${formatClock(instant)}${formatOrder(instant, all)}` : null;
