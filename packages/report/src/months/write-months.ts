import type { YearEvent } from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import {
  asParagraphs,
  asSentences,
  type WrittenSentence,
  type WrittenText,
} from "../text/written-text.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { writeMajor, writeOwn, writeReading, writeTouch } from "./event-prose.ts";
import { tellBriefly, tellEvent, tellMain, tellMoon, tellTouch } from "./event-text.ts";
import { openPartMonth, openQuietMonth, recallTransits } from "./month-frame.ts";
import { tellMonthSky } from "./month-sky.ts";
import { isEclipse, isMoon } from "./moons.ts";
import { type MonthPlan, planMonths } from "./plan-months.ts";
import { createProsePicker, type ProsePicker } from "./prose-picker.ts";
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
 * The twelve months, told from the day of writing on. Every date of a month's list is told in its
 * text (FORECAST_RULE of the domain says to the reader which dates stand there). A month with a main event
 * opens with it, the others with the Sun's house and what it asks of this type; a quiet one is short. The rest
 * goes by time.
 */
export function writeMonths(inputs: ReportInputs, variant: number): WrittenYear {
  const { year, timeZone } = inputs;
  const picker = createProsePicker(variant);
  const plans = planMonths(year, timeZone);
  const listed = plans.flatMap((plan) => plan.listed);
  const isFullYear = listed.length > FULL_YEAR;
  const written = new Map(
    plans.map((plan) => [plan.month, writeMonth({ plan, isFullYear, inputs, picker })]),
  );
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = written.get(index + 1);
    if (!month) throw new RangeError("A forecast holds every calendar month once");
    return month;
  });
  return { months, highlights: selectHighlights(listed, timeZone) };
}

/** A month tells so many events in full, one beside a main event, and gives a sentence each to those beyond. */
const TOLD_IN_FULL = 2;
const TOLD_BESIDE = 2;
/** In a year of more dates each month tells one in full fewer. */
const FULL_YEAR = 41;
/** A month of no more dates has room for the type's word on a transit. */
const FEW_DATES = 4;

interface MonthTools {
  plan: MonthPlan;
  isFullYear: boolean;
  inputs: ReportInputs;
  picker: ProsePicker;
}

type Paragraphs = WrittenSentence[][];

/** What is told of one day, in the order of a month's days. */
interface ToldDay {
  at: Date;
  sentences: WrittenSentence[];
  /** Opens a paragraph where it takes more than a sentence. */
  isApart: boolean;
}

function writeMonth(tools: MonthTools): WrittenMonth {
  const { plan, inputs, picker } = tools;
  const calendar: Calendar = { timeZone: inputs.timeZone, year: plan.year };
  const { opening, entry } = tellMonthSky(plan, inputs, picker);
  const sun = entry ? [{ at: entry.at, sentences: [entry.sentence], isApart: false }] : [];
  const [part, shape] = [openPartMonth(plan, inputs), writeShape(tools, calendar, sun)];
  const [main = [], next = [], ...others] = plan.main ? shape : [opening, ...shape];
  return {
    year: plan.year,
    text: asParagraphs([
      [...part, ...main],
      plan.main ? [...opening, ...next] : next,
      ...others,
      recallTransits(plan, calendar, picker),
    ]),
    dates: [
      ...plan.listed.map((event) => toDate(event, calendar)),
      ...plan.recalled.map((each) => toRecalledDate(each, calendar)),
    ].toSorted((a, b) => a.at.localeCompare(b.at)),
  };
}

function writeShape(tools: MonthTools, calendar: Calendar, sun: readonly ToldDay[]): Paragraphs {
  const { plan } = tools;
  if (plan.main) return writeLedMonth(plan.main, tools, calendar, sun);
  return plan.isQuiet
    ? writeQuietMonth(tools, calendar, sun)
    : writeEvenMonth(tools, calendar, sun);
}

/** The main event at length, then the others by time. */
function writeLedMonth(
  main: YearEvent,
  tools: MonthTools,
  calendar: Calendar,
  sun: readonly ToldDay[],
): Paragraphs {
  const { plan, isFullYear, picker } = tools;
  const opening = { text: tellMain(main, calendar, picker), basis: toEventEvidence(main) };
  const others = plan.listed.filter((event) => event !== main);
  const full = selectFull(others, TOLD_BESIDE - Number(isFullYear), tools);
  const days = others.map((event): ToldDay => {
    const isMajor = plan.majors.has(event);
    const write = isMajor ? writeMajorTransit : full.has(event) ? writeEvent : writeBrief;
    const isApart = isMajor || event.kind === "ingress" || isMoon(event) || isEclipse(event);
    return { at: event.at, sentences: write(event, tools, calendar), isApart };
  });
  return [[opening, ...writeMain(main, tools, calendar)], ...inParagraphs([...days, ...sun])];
}

/**
 * What is told in full: the last date, so that no month breaks off, the moon that means most to this chart,
 * then what is no moon by time, then the other moon. A transit always has its own length.
 */
function selectFull(
  events: readonly YearEvent[],
  most: number,
  { inputs }: MonthTools,
): ReadonlySet<YearEvent> {
  const others = events.filter(({ kind }) => kind !== "transit");
  const moons = others.filter(isMoon);
  const [first] = moons.toSorted(
    (a, b) => Number(isPersonalMoon(b, inputs)) - Number(isPersonalMoon(a, inputs)),
  );
  const ranked = new Set([
    ...others.slice(-1),
    ...(first ? [first] : []),
    ...others.filter((event) => !isMoon(event)),
    ...moons,
  ]);
  return new Set([...ranked].slice(0, most));
}

/** By time; what is told apart opens a paragraph, and a single sentence joins the one before. */
function inParagraphs(days: readonly ToldDay[]): Paragraphs {
  const paragraphs: Paragraphs = [];
  for (const { sentences, isApart } of days.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const last = paragraphs.at(-1);
    if (last && (sentences.length === 1 || !isApart)) last.push(...sentences);
    else paragraphs.push([...sentences]);
  }
  return paragraphs;
}

function writeMajorTransit(
  event: YearEvent,
  tools: MonthTools,
  calendar: Calendar,
): WrittenSentence[] {
  if (event.kind !== "transit") return writeEvent(event, tools, calendar);
  const told = { text: tellEvent(event, calendar, tools.picker), basis: toEventEvidence(event) };
  return [told, ...writeMajor(event, tools.inputs, tools.picker)];
}

function writeMain(main: YearEvent, tools: MonthTools, calendar: Calendar): WrittenSentence[] {
  const { inputs, picker } = tools;
  if (main.kind === "transit") return writeMajor(main, inputs, picker);
  return [
    ...writeReading(main, picker),
    ...writeTouching(main, tools, calendar),
    ...writeOwn(main, inputs, picker),
  ];
}

/** By time; each moon opens a paragraph, and the weightiest transit gets the type's word too. */
function writeEvenMonth(
  tools: MonthTools,
  calendar: Calendar,
  sun: readonly ToldDay[],
): Paragraphs {
  const { plan, inputs, picker, isFullYear } = tools;
  const { listed } = plan;
  const full = selectFull(listed, TOLD_IN_FULL - Number(isFullYear), tools);
  const [longest] =
    listed.length > FEW_DATES
      ? []
      : listed.filter(({ kind }) => kind === "transit").toSorted((a, b) => b.weight - a.weight);
  const days = listed.map((event, index): ToldDay => {
    const write = full.has(event) ? writeEvent : writeBrief;
    const sentences = write(event, tools, calendar, findBefore(listed, index, sun));
    return {
      at: event.at,
      sentences: event === longest ? [...sentences, ...writeOwn(event, inputs, picker)] : sentences,
      isApart: isMoon(event) || isEclipse(event),
    };
  });
  return inParagraphs([...days, ...sun]);
}

/** The event right before another one; none where the Sun's move is told between them. */
const findBefore = (
  listed: readonly YearEvent[],
  index: number,
  sun: readonly ToldDay[],
): YearEvent | undefined => {
  const [before, event] = [listed[index - 1], listed[index]];
  const isBetween = sun.some(({ at }) => before && event && before.at < at && at < event.at);
  return isBetween ? undefined : before;
};

/** A few sentences. */
function writeQuietMonth(
  tools: MonthTools,
  calendar: Calendar,
  sun: readonly ToldDay[],
): Paragraphs {
  const { plan, inputs, picker } = tools;
  const full = selectFull(plan.listed, 1, tools);
  const days = plan.listed.map((event): ToldDay => {
    const write = full.has(event) ? writeEvent : writeBrief;
    return { at: event.at, sentences: write(event, tools, calendar), isApart: false };
  });
  const opening = { at: inputs.year.from, sentences: [openQuietMonth(plan, inputs, picker)] };
  return inParagraphs([{ ...opening, isApart: false }, ...days, ...sun]);
}

/** An event with its date, and what it asks; of a moon beside a natal point, what that adds. */
function writeEvent(
  event: YearEvent,
  tools: MonthTools,
  calendar: Calendar,
  before?: YearEvent,
): WrittenSentence[] {
  const { inputs, picker } = tools;
  if (event.kind === "transit") return writeBrief(event, tools, calendar);
  const touch = isMoon(event) ? writeTouching(event, tools, calendar) : [];
  if (touch.length > 0) return touch;
  const tell = isMoon(event)
    ? tellMoon(event, calendar, picker, before)
    : tellEvent(event, calendar, picker, before);
  const told = [...asSentences(toEventEvidence(event), tell), ...tellWhy(event, inputs, picker)];
  const own = writeOwn(event, inputs, picker);
  return [...told, ...(own.length > 0 ? own : writeReading(event, picker))];
}

/** A moon, a station or a transit in one sentence; a transit at length where the year has used its short text up. */
function writeBrief(
  event: YearEvent,
  tools: MonthTools,
  calendar: Calendar,
  before?: YearEvent,
): WrittenSentence[] {
  const { inputs, picker } = tools;
  const basis = toEventEvidence(event);
  if (event.kind === "transit") {
    const brief = tellBriefly(event, calendar, picker);
    if (brief !== null) return [{ text: brief, basis }];
    return [
      { text: tellEvent(event, calendar, picker), basis },
      ...writeOwn(event, inputs, picker),
    ];
  }
  if (!isMoon(event) && event.kind !== "station") return writeEvent(event, tools, calendar);
  const touch = writeTouching(event, tools, calendar);
  if (touch.length > 0) return touch;
  return [
    ...asSentences(basis, tellEvent(event, calendar, picker, before)),
    ...tellWhy(event, inputs, picker),
  ];
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
