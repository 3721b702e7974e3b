import type { YearEvent } from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import {
  asParagraphs,
  asSentences,
  type WrittenSentence,
  type WrittenText,
} from "../text/written-text.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { writeLesser, writeMajor, writeOwn, writeReading, writeTouch } from "./event-prose.ts";
import { tellEvent, tellMain, tellMoon, tellTouch } from "./event-text.ts";
import { openPartMonth } from "./month-frame.ts";
import { isEclipse, isMoon } from "./moons.ts";
import { type MainEvent, type MonthPlan, planMonths } from "./plan-months.ts";
import { createProsePicker, type ProsePicker } from "./prose-picker.ts";
import { tellSun } from "./tell-sun.ts";
import type { Calendar } from "./tell-time.ts";
import { isPersonalMoon, tellWhy } from "./tell-why.ts";
import { selectHighlights, toDate, toRecalledDate, type WrittenDate } from "./written-dates.ts";

/** A month of the calendar, written for the next time it comes. */
export interface WrittenMonth {
  year: number;
  text: WrittenText;
  dates: readonly WrittenDate[];
}

export interface WrittenYear {
  /** January first. */
  months: readonly WrittenMonth[];
  /** The three weightiest dates, by time. */
  highlights: readonly WrittenDate[];
}

/**
 * The twelve months, told from the day of writing on. A month with a main event opens with it; then come what this type
 * does in the Sun's house, and by time the other events that weigh most. FORECAST_RULE of the domain says to the reader
 * which dates are told.
 */
export function writeMonths(inputs: ReportInputs, variant: number): WrittenYear {
  const { year, timeZone } = inputs;
  const picker = createProsePicker(variant);
  const plans = planMonths(year, timeZone);
  const told = new Set<YearEvent>();
  const written = new Map(
    plans.map((plan) => [plan.month, writeMonth({ plan, inputs, picker, told })]),
  );
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = written.get(index + 1);
    if (!month) throw new RangeError("A forecast holds every calendar month once");
    return month;
  });
  const listed = plans.flatMap((plan) => plan.listed).filter((event) => isListed(event, told));
  return { months, highlights: selectHighlights(listed, timeZone) };
}

/** Of transits a month's list has those that its text tells. */
const isListed = (event: YearEvent, told: ReadonlySet<YearEvent>): boolean =>
  event.kind !== "transit" || told.has(event);

/** A month tells so many of its dates, the main event among them. */
const MOST_TOLD = 3;

interface MonthTools {
  plan: MonthPlan;
  inputs: ReportInputs;
  picker: ProsePicker;
  /** What the months before have told, to which this one adds. */
  told: Set<YearEvent>;
}

function writeMonth(tools: MonthTools): WrittenMonth {
  const { plan, inputs, picker, told } = tools;
  const calendar: Calendar = { timeZone: inputs.timeZone, year: plan.year };
  const days = selectDays(tools);
  for (const event of plan.main ? [plan.main, ...days] : days) told.add(event);
  const part = openPartMonth(plan, inputs);
  const main = plan.main ? [tellLeading(plan.main, tools, calendar)] : [];
  const [first = [], ...others] = [
    ...main,
    tellSun(plan, inputs, picker),
    ...days.map((event) => writeEvent(event, tools, calendar)),
  ];
  return {
    year: plan.year,
    text: asParagraphs([[...part, ...first], ...others]),
    dates: [
      ...plan.listed
        .filter((event) => isListed(event, told))
        .map((event) => toDate(event, calendar)),
      ...plan.recalled
        .filter(({ event }) => told.has(event))
        .map((each) => toRecalledDate(each, calendar)),
    ].toSorted((a, b) => a.at.localeCompare(b.at)),
  };
}

/** The main event at length, which opens its month. */
function tellLeading(main: MainEvent, tools: MonthTools, calendar: Calendar): WrittenSentence[] {
  const opening = {
    text: tellMain(main, calendar, tools.picker),
    basis: toEventEvidence(main),
  };
  return [opening, ...writeMain(main, tools, calendar)];
}

/** The events beside the main one that weigh most, by time. */
function selectDays({ plan, inputs }: MonthTools): YearEvent[] {
  const moon = selectMoon(plan.listed, inputs);
  const most = MOST_TOLD - Number(plan.main !== null);
  return plan.listed
    .filter((event) => event !== plan.main)
    .map((event) => ({ event, rank: rankEvent(event, moon, plan) }))
    .filter(({ rank }) => rank < NEVER)
    .toSorted((a, b) => a.rank - b.rank || b.event.weight - a.event.weight)
    .slice(0, most)
    .filter(({ rank }, index) => rank < OTHER_MOON || index < most - 1)
    .map(({ event }) => event)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Told where a month has little else. */
const OTHER_MOON = 7;
const NEVER = 8;

/** What is told first where there is no room for all, from 0 on. */
function rankEvent(event: YearEvent, moon: YearEvent | undefined, { majors }: MonthPlan): number {
  if (event.kind === "birthday") return 0;
  if (isEclipse(event)) return 1;
  if (majors.has(event)) return 2;
  if (event === moon) return 3;
  if (event.kind === "ingress") return 4;
  if (event.kind === "station") return event.direction === "retrograde" ? 5 : NEVER;
  return event.kind === "transit" ? 6 : OTHER_MOON;
}

/** Of a month's moons the one in the sign of the Sun or Moon at birth, else one beside a natal point, else the last. */
function selectMoon(listed: readonly YearEvent[], inputs: ReportInputs): YearEvent | undefined {
  const moons = listed.filter(isMoon).toReversed();
  return (
    moons.find((moon) => isPersonalMoon(moon, inputs)) ??
    moons.find(({ touchKeys }) => touchKeys.length > 0) ??
    moons[0]
  );
}

function writeMain(main: MainEvent, tools: MonthTools, calendar: Calendar): WrittenSentence[] {
  const { inputs, picker } = tools;
  if (main.kind === "transit") return writeMajor(main, inputs, picker);
  return [
    ...writeReading(main, picker),
    ...writeTouching(main, tools, calendar),
    ...writeOwn(main, inputs, picker),
  ];
}

/** An event with its date, and what it asks; of a moon beside a natal point, what that adds. */
function writeEvent(event: YearEvent, tools: MonthTools, calendar: Calendar): WrittenSentence[] {
  const { plan, inputs, picker } = tools;
  const basis = toEventEvidence(event);
  if (isMoon(event)) {
    const touch = writeTouching(event, tools, calendar);
    if (touch.length > 0) return touch;
    const told = asSentences(basis, tellMoon(event, calendar, picker));
    const own = writeOwn(event, inputs, picker);
    return [
      ...told,
      ...tellWhy(event, inputs, picker),
      ...(own.length > 0 ? own : writeReading(event, picker)),
    ];
  }
  const told = asSentences(basis, tellEvent(event, calendar, picker));
  switch (event.kind) {
    case "transit":
      return [
        ...told,
        ...(plan.majors.has(event)
          ? writeMajor(event, inputs, picker)
          : writeLesser(event, picker)),
      ];
    case "station":
      return told;
    default: {
      const own = writeOwn(event, inputs, picker);
      return [...told, ...(own.length > 0 ? own : writeReading(event, picker))];
    }
  }
}

/** What an event adds to the closest natal point beside it; nothing where there is none. */
function writeTouching(
  event: YearEvent,
  { picker }: MonthTools,
  calendar: Calendar,
): WrittenSentence[] {
  if (!("touchKeys" in event)) return [];
  const [natal] = event.touches;
  const touch = writeTouch(event, picker);
  if (natal === undefined || touch.length === 0) return [];
  return [
    { text: tellTouch(event, natal, calendar, picker), basis: toEventEvidence(event) },
    ...touch,
  ];
}
