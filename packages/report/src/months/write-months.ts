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
import { tellBriefly, tellEvent, tellMain, tellTouch } from "./event-text.ts";
import { openPartMonth, openQuietMonth, recallTransits } from "./month-frame.ts";
import { openMonthSky } from "./month-sky.ts";
import { isEclipse, isMoon } from "./moons.ts";
import { type MonthPlan, planMonths } from "./plan-months.ts";
import { createProsePicker, type ProsePicker } from "./prose-picker.ts";
import type { Calendar } from "./tell-time.ts";
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
 * text (FORECAST_RULE of the domain says to the reader which dates stand there). Each opens with the
 * Sun's way through it; a month with a main event goes on with that and tells the rest briefly; a quiet one is short; the others go by time.
 */
export function writeMonths(inputs: ReportInputs, variant: number): WrittenYear {
  const { year, timeZone } = inputs;
  const picker = createProsePicker(variant);
  const plans = planMonths(year, timeZone);
  const listed = plans.flatMap((plan) => plan.listed);
  const toldBeside = listed.length > FULL_YEAR ? 0 : TOLD_IN_FULL;
  const written = new Map(
    plans.map((plan) => [plan.month, writeMonth({ plan, toldBeside, inputs, picker })]),
  );
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = written.get(index + 1);
    if (!month) throw new RangeError("A forecast holds every calendar month once");
    return month;
  });
  return { months, highlights: selectHighlights(listed, timeZone) };
}

/** A month tells so many events in full, moons before others, and gives a sentence each to those beyond. */
const TOLD_IN_FULL = 2;
/** Beside a main event; none in a year of more dates. */
const FULL_YEAR = 42;

interface MonthTools {
  plan: MonthPlan;
  /** Events told in full beside a main one. */
  toldBeside: number;
  inputs: ReportInputs;
  picker: ProsePicker;
}

type Paragraphs = WrittenSentence[][];

function writeMonth(tools: MonthTools): WrittenMonth {
  const { plan, inputs, picker } = tools;
  const calendar: Calendar = { timeZone: inputs.timeZone, year: plan.year };
  return {
    year: plan.year,
    text: asParagraphs([
      [...openPartMonth(plan, inputs), ...openMonthSky(plan, inputs, picker)],
      ...writeShape(tools, calendar),
      recallTransits(plan, calendar, picker),
    ]),
    dates: [
      ...plan.listed.map((event) => toDate(event, calendar)),
      ...plan.recalled.map((each) => toRecalledDate(each, calendar)),
    ].toSorted((a, b) => a.at.localeCompare(b.at)),
  };
}

function writeShape(tools: MonthTools, calendar: Calendar): Paragraphs {
  const { plan } = tools;
  if (plan.main) return writeLedMonth(plan.main, tools, calendar);
  return plan.isQuiet ? writeQuietMonth(tools, calendar) : writeEvenMonth(tools, calendar);
}

/** The main event at length, then the others by time. */
function writeLedMonth(main: YearEvent, tools: MonthTools, calendar: Calendar): Paragraphs {
  const { plan, toldBeside, picker } = tools;
  const opening = { text: tellMain(main, calendar, picker), basis: toEventEvidence(main) };
  const others = plan.listed.filter((event) => event !== main);
  const full = selectFull(others, toldBeside);
  return [
    [opening, ...writeMain(main, tools, calendar)],
    ...inParagraphs(
      others.map((event) =>
        plan.majors.has(event)
          ? [event, writeMajorTransit(event, tools, calendar)]
          : [event, (full.has(event) ? writeEvent : writeBrief)(event, tools, calendar)],
      ),
      (event) => plan.majors.has(event) || event.kind === "ingress",
    ),
  ];
}

/** What is told in full: the moons, then the others by time. A transit always has its own length. */
const selectFull = (events: readonly YearEvent[], most: number): ReadonlySet<YearEvent> =>
  new Set(
    events
      .filter(({ kind }) => kind !== "transit")
      .toSorted((a, b) => Number(isMoon(b)) - Number(isMoon(a)))
      .slice(0, most),
  );

/** Each new or full moon, and what else is told apart, opens a paragraph where it takes more than a sentence. */
function inParagraphs(
  told: readonly (readonly [YearEvent, WrittenSentence[]])[],
  isApart: (event: YearEvent) => boolean = () => false,
): Paragraphs {
  const paragraphs: Paragraphs = [];
  for (const [event, sentences] of told) {
    const last = paragraphs.at(-1);
    const isOpening = isMoon(event) || isEclipse(event) || isApart(event);
    if (last && (sentences.length === 1 || !isOpening)) last.push(...sentences);
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
function writeEvenMonth(tools: MonthTools, calendar: Calendar): Paragraphs {
  const { plan, inputs, picker } = tools;
  const { listed } = plan;
  const full = selectFull(listed, TOLD_IN_FULL);
  const longest = listed
    .filter(({ kind }) => kind === "transit")
    .toSorted((a, b) => b.weight - a.weight)[0];
  return inParagraphs(
    listed.map((event, index) => {
      const write = full.has(event) ? writeEvent : writeBrief;
      const sentences = write(event, tools, calendar, listed[index - 1]);
      return [
        event,
        event === longest ? [...sentences, ...writeOwn(event, inputs, picker)] : sentences,
      ];
    }),
  );
}

/** A few sentences. */
function writeQuietMonth(tools: MonthTools, calendar: Calendar): Paragraphs {
  const { plan, inputs, picker } = tools;
  return [
    [
      openQuietMonth(plan, inputs, picker),
      ...plan.listed.flatMap((event, index) =>
        (index === 0 ? writeEvent : writeBrief)(event, tools, calendar),
      ),
    ],
  ];
}

/** An event with its date, and what it asks: one text, and a moon beside a natal point that too. */
function writeEvent(
  event: YearEvent,
  tools: MonthTools,
  calendar: Calendar,
  before?: YearEvent,
): WrittenSentence[] {
  const { inputs, picker } = tools;
  if (event.kind === "transit") return writeBrief(event, tools, calendar);
  const touch = isMoon(event) ? writeTouching(event, tools, calendar) : [];
  if (touch.length > 0) return [...touch, ...writeOwn(event, inputs, picker)];
  const told = asSentences(toEventEvidence(event), tellEvent(event, calendar, picker, before));
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
  return asSentences(basis, tellEvent(event, calendar, picker, before));
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
