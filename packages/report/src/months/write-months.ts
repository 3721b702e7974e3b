import type { YearEvent } from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import { getMonthName, toLocalDate } from "../text/local-dates.ts";
import {
  asParagraphs,
  asSentences,
  type WrittenSentence,
  type WrittenText,
} from "../text/written-text.ts";
import { TYPES } from "../types/types.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { type Calendar, tellEvent } from "./event-text.ts";
import { labelEvent } from "./label-event.ts";
import {
  isInMonth,
  type MonthPlan,
  planMonths,
  selectHighlights,
  selectLongTransits,
  toDate,
  type WrittenDate,
} from "./plan-months.ts";
import { transitTexts } from "./prose/transits.ts";
import { yearTexts } from "./prose/year.ts";
import { createProsePicker, type ProsePicker } from "./prose-picker.ts";

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

/** A month with fewer words than this also gets the type's line for the month. */
const SHORT_MONTH = 145;

/**
 * The twelve months, told from the day of writing on. Every event of the year stands in its month's
 * list of dates. The prose tells all of them but transits: of those at most one a month, the six
 * weightiest of the year (FORECAST_RULE of the domain says so to the reader). Eclipses and
 * every other lunation and station are told by their house as well as by what the type does with them.
 */
export function writeMonths(inputs: ReportInputs, variant: number): WrittenYear {
  const { year, timeZone } = inputs;
  const picker = createProsePicker(variant);
  const long = new Set(selectLongTransits(year, timeZone));
  const written = new Map(
    planMonths(year, timeZone).map((plan) => [
      plan.month,
      writeMonth(plan, inputs, {
        picker,
        long,
        variant,
        isFirst: isInMonth(plan, toLocalDate(year.from, timeZone)),
      }),
    ]),
  );
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = written.get(index + 1);
    if (!month) throw new RangeError("A forecast holds every calendar month once");
    return month;
  });
  return { months, highlights: selectHighlights(year, timeZone) };
}

interface MonthTools {
  picker: ProsePicker;
  long: ReadonlySet<YearEvent>;
  isFirst: boolean;
  variant: number;
}

function writeMonth(plan: MonthPlan, inputs: ReportInputs, tools: MonthTools): WrittenMonth {
  const calendar: Calendar = { timeZone: inputs.timeZone, year: plan.year };
  const told = plan.events.filter((event) => event.kind !== "transit" || tools.long.has(event));
  const paragraphs = told.map((event) =>
    writeEvent(event, { inputs, calendar, picker: tools.picker, variant: tools.variant }),
  );
  const words = countWords(paragraphs.flat());
  const own = words < SHORT_MONTH || told.length < 2 ? writeOwnLine(plan.month, inputs) : [];
  const opening = tools.isFirst ? openPartMonth(plan, inputs) : [];
  return {
    year: plan.year,
    text: asParagraphs([[...opening, ...(paragraphs[0] ?? [])], ...paragraphs.slice(1), own]),
    dates: plan.events.map((event) => toDate(event, calendar)),
  };
}

/** The month of writing is told from its day on. */
function openPartMonth({ month }: MonthPlan, { year, timeZone }: ReportInputs): WrittenSentence[] {
  const { day } = toLocalDate(year.from, timeZone);
  if (day === 1) return [];
  const name = getMonthName(month);
  return [
    {
      text: `This is written on ${name} ${day}, so it tells what is left of ${name}.`,
      basis: { kind: "month", month },
    },
  ];
}

function writeOwnLine(month: number, { mbtiType }: ReportInputs): WrittenSentence[] {
  const line = TYPES[mbtiType].year[`month ${month}`] ?? "";
  return asSentences({ kind: "type-month", mbtiType, month }, line);
}

interface EventTools {
  inputs: ReportInputs;
  calendar: Calendar;
  picker: ProsePicker;
  /** The same for the same person. */
  variant: number;
}

/** An event with its date, what the sky's tradition says of it, and what the type does with it. */
function writeEvent(event: YearEvent, tools: EventTools): WrittenSentence[] {
  const { calendar, picker, inputs } = tools;
  const evidence = toEventEvidence(event);
  const told = { text: tellEvent(event, calendar, picker), basis: evidence };
  const own = picker.once(TYPES[inputs.mbtiType].year[getTypeKey(event)]);
  const touch = writeTouch(event, evidence, picker);
  const isBrief = own !== null && (touch.length > 0 || isToldByTypeAlone(event, tools.variant));
  const reading = isBrief ? null : picker.once(getReading(event, picker));
  if (own === null && reading === null && touch.length === 0) {
    return [told, { text: picker.next(AGAIN[event.kind] ?? AGAIN_ELSE), basis: evidence }];
  }
  return [
    told,
    ...(reading === null ? [] : asSentences(evidence, reading)),
    ...touch,
    ...(own === null
      ? []
      : asSentences(
          { kind: "type-event", mbtiType: inputs.mbtiType, event: labelEvent(event) },
          own,
        )),
  ];
}

/** Of lunations and stations every other one, differently from person to person. */
function isToldByTypeAlone({ kind, house }: YearEvent, variant: number): boolean {
  const isFrequent = kind === "new-moon" || kind === "full-moon" || kind === "station";
  return isFrequent && (variant + house) % 2 === 0;
}

/** Of an event whose texts the year has told already. */
const AGAIN: Partial<Record<YearEvent["kind"], readonly string[]>> = {
  "new-moon": [
    "It is the second of the year there, for whatever the first one found you unready to start.",
    "The same house had one before this year, so look at what you began then, and begin the rest.",
  ],
  "full-moon": [
    "It is the second of the year there, and lights what the first one left in the corner.",
    "The same house had one before this year, and this time you know which drawer to open.",
  ],
};
const AGAIN_ELSE = [
  "The ground is familiar from earlier in the year, and so is the remedy.",
  "You have been here once this year, which is an advantage over most calendars.",
  "What was said of it before holds, and the second time is usually shorter.",
];

function writeTouch(
  event: YearEvent,
  evidence: WrittenSentence["basis"],
  picker: ProsePicker,
): WrittenSentence[] {
  if (!("touchKeys" in event)) return [];
  const [key] = event.touchKeys;
  const text = picker.once(key === undefined ? undefined : yearTexts[key]);
  const [natal] = event.touches;
  if (text === null || natal === undefined) return [];
  const touching = picker.next(TOUCHES).replace("{natal}", natal);
  return [{ text: touching, basis: evidence }, ...asSentences(evidence, text)];
}

const TOUCHES = [
  "It falls within three degrees of your {natal}.",
  "It touches your {natal}.",
  "Your {natal} is close by, less than three degrees away.",
  "It lands beside your {natal}.",
  "Your {natal} is near enough to feel it.",
];

function getReading(event: YearEvent, picker: ProsePicker): string | undefined {
  if (event.kind === "transit") return transitTexts[event.key];
  if (event.kind === "station") {
    return yearTexts[`${event.planet.toLowerCase()}-${event.direction} / ${event.house}`];
  }
  if (event.kind === "birthday") return picker.next(BIRTHDAYS);
  return yearTexts[event.key];
}

const BIRTHDAYS = [1, 2, 3, 4, 5].map((variant) => yearTexts[`birthday / ${variant}`] ?? "");

/** The key of the type's own line on an event. */
function getTypeKey(event: YearEvent): string {
  switch (event.kind) {
    case "new-moon":
      return `new ${event.house}`;
    case "full-moon":
      return `full ${event.house}`;
    case "solar-eclipse":
    case "lunar-eclipse":
      return `eclipse ${event.house}`;
    case "station":
      return `${event.planet.toLowerCase()} ${event.direction}`;
    case "ingress":
      return `ingress ${event.planet.toLowerCase()}`;
    case "transit":
      return `${event.planet.toLowerCase()} ${event.family === "hard" ? "hard" : "soft"}`;
    default:
      return "birthday";
  }
}

function countWords(sentences: readonly WrittenSentence[]): number {
  return sentences.reduce((total, { text }) => total + text.split(" ").length, 0);
}
