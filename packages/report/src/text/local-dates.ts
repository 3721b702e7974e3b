import { MONTH_NAMES } from "@cosmic/domain";

/** A calendar date at a place. */
export interface LocalDate {
  year: number;
  /** 1, January, to 12. */
  month: number;
  day: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function findFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const parts = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const formatter = new Intl.DateTimeFormat("en-US", { ...parts, timeZone });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The date that an instant has by the clocks of a time zone (IANA name). */
export function toLocalDate(at: Date, timeZone: string): LocalDate {
  const [month = 1, day = 1, year = 0] = findFormatter(timeZone).format(at).split("/").map(Number);
  return { year, month, day };
}

/** "March", for 3. */
export function getMonthName(month: number): string {
  const name = MONTH_NAMES[month - 1];
  if (!name) throw new RangeError(`There is no month ${month}`);
  return name;
}

/** "March 3", and with a year that is not the one of the text around it "March 3, 2028". */
export function formatLocalDate({ year, month, day }: LocalDate, yearAround: number): string {
  const date = `${getMonthName(month)} ${day}`;
  return year === yearAround ? date : `${date}, ${year}`;
}

/** "March", and in another year "March 2028". */
export function formatLocalMonth({ year, month }: LocalDate, yearAround: number): string {
  return year === yearAround ? getMonthName(month) : `${getMonthName(month)} ${year}`;
}

export const isSameDate = (one: LocalDate, other: LocalDate): boolean =>
  one.day === other.day && one.month === other.month && one.year === other.year;
