import type { ExactRange, YearEvent, YearEvents, YearLunation, YearTransit } from "@cosmic/domain";
import { type LocalDate, toLocalDate } from "../text/local-dates.ts";
import { isMoon } from "./moons.ts";
import { selectListed } from "./select-listed.ts";
import { getMiddle, isToldByDate } from "./tell-time.ts";

/** A transit of this weight may lead a month, as three of a year do at most. */
const MAJOR_TRANSIT = 24;
const MAJOR_TRANSITS = 3;
/** An eclipse that is seen, a slow planet's change of sign, a station beside a personal point. */
const MAIN_EVENT = 30;

/** What a month may open with: never an ordinary moon, of which each month has two. */
export type MainEvent = Exclude<YearEvent, YearLunation>;

/** A calendar month, what it may tell, and the shape that its text takes. */
export interface MonthPlan {
  year: number;
  month: number;
  /** By time. */
  listed: readonly YearEvent[];
  /** Transits that are told at length. */
  majors: ReadonlySet<YearEvent>;
  /** What the month opens with; null where nothing outweighs the rest. */
  main: MainEvent | null;
  /** Later exact passes of transits that an earlier month lists, the weightiest first. */
  recalled: readonly RecalledPass[];
}

export interface RecalledPass {
  event: YearTransit;
  pass: ExactRange;
}

/** A month recalls so many transits of earlier ones at most, fewer where its list would pass so many dates. */
const RECALLED = 2;
const MOST_DATES = 7;

export const isInMonth = (
  plan: { year: number; month: number },
  { year, month }: LocalDate,
): boolean => plan.year === year && plan.month === month;

/** Twelve months from the one of writing, each with the events that it may tell, by local date. */
export function planMonths({ from, events }: YearEvents, timeZone: string): MonthPlan[] {
  const start = toLocalDate(from, timeZone);
  const months = Array.from({ length: 12 }, (_, index) => {
    const count = start.month - 1 + index;
    const all: YearEvent[] = [];
    return { year: start.year + Math.floor(count / 12), month: (count % 12) + 1, all };
  });
  for (const event of events) {
    const date = toLocalDate(event.at, timeZone);
    const month = months.find((each) => isInMonth(each, date));
    if (!month) throw new RangeError("An event of the year falls outside its twelve months");
    month.all.push(event);
  }
  const lists = months.map(({ all }) => selectListed(all));
  const majors = selectMajors(lists);
  return months.map(({ year, month }, index) => {
    const listed = lists[index] ?? [];
    const main = findMain(listed, majors);
    const recalled = findRecalled(lists.slice(0, index).flat(), { year, month }, timeZone).slice(
      0,
      Math.max(0, MOST_DATES - listed.length),
    );
    return { year, month, listed, majors, main, recalled };
  });
}

function findRecalled(
  earlier: readonly YearEvent[],
  month: { year: number; month: number },
  timeZone: string,
): RecalledPass[] {
  return earlier
    .filter((event): event is YearTransit => event.kind === "transit")
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((event) => {
      const pass = event.exact.find(
        (each) => isToldByDate(each) && isInMonth(month, toLocalDate(getMiddle(each), timeZone)),
      );
      return pass ? [{ event, pass }] : [];
    })
    .slice(0, RECALLED);
}

/** The weightiest transits, no two in one month or to one natal point. */
function selectMajors(lists: readonly (readonly YearEvent[])[]): ReadonlySet<YearEvent> {
  const heaviest = lists.flatMap((listed) =>
    listed
      .filter((event): event is YearTransit => event.kind === "transit")
      .filter(({ weight }) => weight >= MAJOR_TRANSIT)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, 1),
  );
  const byPoint = Map.groupBy(
    heaviest.toSorted((a, b) => b.weight - a.weight),
    ({ natal }) => natal,
  );
  const first = [...byPoint.values()].flatMap((transits) => transits.slice(0, 1));
  return new Set(first.slice(0, MAJOR_TRANSITS));
}

function findMain(listed: readonly YearEvent[], majors: ReadonlySet<YearEvent>): MainEvent | null {
  const [main] = listed
    .filter((event): event is MainEvent => !isMoon(event))
    .filter((event) => majors.has(event) || (canLead(event) && event.weight >= MAIN_EVENT))
    .toSorted((a, b) => b.weight - a.weight);
  return main ?? null;
}

const canLead = ({ kind }: YearEvent): boolean =>
  kind === "solar-eclipse" || kind === "lunar-eclipse" || kind === "ingress" || kind === "station";
