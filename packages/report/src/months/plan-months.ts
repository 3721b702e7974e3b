import type { YearEvent, YearEvents, YearTransit } from "@cosmic/domain";
import { type LocalDate, toLocalDate } from "../text/local-dates.ts";
import { type Calendar, tellExact } from "./event-text.ts";
import { labelEvent, nameTopic } from "./label-event.ts";

/** A line of a month's list of dates, or of the summary's. */
export interface WrittenDate {
  /** ISO instant. */
  at: string;
  /** Local: "March 3", "between March 3 and March 7", or "March" for what lasts. */
  date: string;
  label: string;
}

/** The most transits of a year that are told; the others stand in the lists of dates. */
const LONG_TRANSITS = 6;
const HIGHLIGHTS = 3;

/** A calendar month and what happens in it. */
export interface MonthPlan {
  year: number;
  month: number;
  events: YearEvent[];
}

export const isInMonth = (plan: MonthPlan, { year, month }: LocalDate) =>
  plan.year === year && plan.month === month;

/** Twelve months from the one of writing, each with the events that fall in it by local date. */
export function planMonths({ from, events }: YearEvents, timeZone: string): MonthPlan[] {
  const start = toLocalDate(from, timeZone);
  const plans = Array.from({ length: 12 }, (_, index): MonthPlan => {
    const months = start.month - 1 + index;
    return { year: start.year + Math.floor(months / 12), month: (months % 12) + 1, events: [] };
  });
  for (const event of events) {
    const date = toLocalDate(event.at, timeZone);
    const plan = plans.find((each) => isInMonth(each, date));
    if (!plan) throw new RangeError("An event of the year falls outside its twelve months");
    plan.events.push(event);
  }
  return plans;
}

export function selectLongTransits({ events }: YearEvents, timeZone: string): YearTransit[] {
  const transits = events
    .filter((event) => event.kind === "transit")
    .toSorted((a, b) => b.weight - a.weight);
  const months = new Set<number>();
  const readings = new Set<string>();
  const chosen: YearTransit[] = [];
  for (const transit of transits) {
    const { month } = toLocalDate(transit.at, timeZone);
    if (chosen.length === LONG_TRANSITS) break;
    if (months.has(month) || readings.has(transit.key)) continue;
    months.add(month);
    readings.add(transit.key);
    chosen.push(transit);
  }
  return chosen;
}

export function selectHighlights({ events }: YearEvents, timeZone: string): WrittenDate[] {
  const chosen: YearEvent[] = [];
  for (const event of events.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === HIGHLIGHTS) break;
    const { month } = toLocalDate(event.at, timeZone);
    if (!chosen.some(({ at }) => toLocalDate(at, timeZone).month === month)) chosen.push(event);
  }
  return chosen
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => {
      const written = toDate(event, { timeZone, year: 0 });
      return {
        ...written,
        label: `${written.label.replace(/, \w+ house$/, "")}: ${nameTopic(event)}`,
      };
    });
}

export function toDate(event: YearEvent, calendar: Calendar): WrittenDate {
  const range = getDateRange(event);
  const date = tellExact(range, calendar).replace(/^on /, "");
  return { at: event.at.toISOString(), date, label: labelEvent(event) };
}

/** Of a transit its first exact pass; of what has one instant, that. */
function getDateRange(event: YearEvent): { from: Date; to: Date } {
  if (event.kind === "birthday") return event;
  const [first] = event.kind === "transit" ? event.exact : [];
  return first ?? { from: event.at, to: event.at };
}
