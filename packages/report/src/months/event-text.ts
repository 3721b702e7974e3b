import type {
  AspectName,
  NatalPoint,
  YearEclipse,
  YearEvent,
  YearLunation,
  YearTransit,
} from "@cosmic/domain";
import { fillFrame } from "../text/fill-frame.ts";
import { toOrdinal } from "../text/format-chart.ts";
import {
  formatLocalDate,
  formatLocalMonth,
  getMonthName,
  isSameDate,
  type LocalDate,
  toLocalDate,
} from "../text/local-dates.ts";
import { type EventFrame, eventFrames, laterFrames, mainFrames } from "./frames.ts";
import { nameHouseTopic, renameHouseTopic } from "./house-topics.ts";
import { nameNatalTopic, nameTopic } from "./label-event.ts";
import { moonBriefs } from "./prose/moon-briefs.ts";
import { transitBriefs } from "./prose/transit-briefs.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** The clocks a year is told by, and the year of the card. */
export interface Calendar {
  /** IANA name; dates are local to the place of birth, or by UTC where none is known. */
  timeZone: string;
  year: number;
}

/** A stay longer than this is told in months. */
const DAYS_IN_MONTHS = 75;
const DAY = 86_400_000;

const TYPES = {
  total: "a total",
  annular: "an annular",
  partial: "a partial",
  penumbral: "a penumbral",
};

const ASPECT_VERBS: Readonly<Record<AspectName, string>> = {
  conjunction: "joins",
  sextile: "sextiles",
  square: "squares",
  trine: "trines",
  opposition: "opposes",
};

/** The sentence that tells an event with its date. */
export function tellEvent(event: YearEvent, calendar: Calendar, picker: ProsePicker): string {
  const frames = eventFrames[getFrame(event, calendar)];
  return fillFrame(picker.next(frames), getValues(event, calendar));
}

/** The same, as what follows the event before it where a month has both. */
export function tellNext(
  event: YearEvent,
  before: YearEvent | undefined,
  calendar: Calendar,
  picker: ProsePicker,
): string {
  const kind = event.kind === "station" ? event.direction : event.kind;
  const frames: readonly string[] | undefined = (laterFrames as Partial<typeof laterFrames>)[
    kind as keyof typeof laterFrames
  ];
  const gap = before && nameGap(before, event, calendar);
  if (!frames || !gap) return tellEvent(event, calendar, picker);
  return fillFrame(picker.next(frames), { ...getValues(event, calendar), gap });
}

const DAY_GAPS = [
  "The same day",
  "The day after",
  "Two days later",
  "Three days later",
  "Four days later",
];

/** The time from one event to the next: "Two weeks later"; null where no plain words fit. */
function nameGap(before: YearEvent, event: YearEvent, { timeZone }: Calendar): string | null {
  const [first, last] = [before, event].map(({ at }) => {
    const { year, month, day } = toLocalDate(at, timeZone);
    return Date.UTC(year, month - 1, day);
  }) as [number, number];
  const days = Math.round((last - first) / DAY);
  if (days >= 6 && days <= 8) return "A week later";
  if (days >= 13 && days <= 15) return "Two weeks later";
  return DAY_GAPS[days] ?? null;
}

/** The sentence that opens a month with its main event. */
export function tellMain(event: YearEvent, calendar: Calendar, picker: ProsePicker): string {
  const kind = event.kind === "station" ? event.direction : event.kind;
  const frames: readonly string[] | undefined = (mainFrames as Partial<typeof mainFrames>)[
    kind as keyof typeof mainFrames
  ];
  if (!frames) return tellEvent(event, calendar, picker);
  const month = getMonthName(toLocalDate(event.at, calendar.timeZone).month);
  return fillFrame(picker.next(frames), { ...getValues(event, calendar), month });
}

/** A new or full moon beside a natal point, or, after it is told, an eclipse there. */
export function tellTouch(
  event: YearLunation | YearEclipse,
  natal: NatalPoint,
  calendar: Calendar,
  picker: ProsePicker,
): string {
  const isMoon = event.kind === "new-moon" || event.kind === "full-moon";
  const frame: EventFrame = isMoon ? `${event.kind}-touch` : "eclipse-touch";
  const natalTopic = nameNatalTopic(natal);
  const values = { ...getValues(event, calendar), natal, natalTopic };
  return fillFrame(picker.next(eventFrames[frame]), values);
}

/** A new or full moon, or a transit, with what it is about, in one sentence; once for each that a year has. */
export function tellBriefly(
  event: YearLunation | YearTransit,
  calendar: Calendar,
  picker: ProsePicker,
): string | null {
  const isTransit = event.kind === "transit";
  const brief = picker.once(isTransit ? transitBriefs[event.key] : pickMoonBrief(event, picker));
  if (brief === null) return null;
  const values = isTransit
    ? { ...getValues(event, calendar), ...toWhen(tellPasses(event, calendar)) }
    : getValues(event, calendar);
  return fillFrame(picker.next(eventFrames[`${event.kind}-brief`]), { ...values, brief });
}

const pickMoonBrief = ({ kind, house }: YearLunation, picker: ProsePicker) =>
  picker.next(moonBriefs[kind][house - 1] ?? []);

function getFrame(event: YearEvent, { timeZone }: Calendar): EventFrame {
  if (event.kind === "station") return event.direction;
  if (event.kind === "ingress") return event.isRetrograde ? "ingress-back" : "ingress";
  if (event.kind !== "birthday") return event.kind;
  const [from, to] = [event.from, event.to].map((at) => toLocalDate(at, timeZone)) as LocalDates;
  return isSameDate(from, to) ? "birthday" : "birthday-between";
}

function getValues(event: YearEvent, calendar: Calendar): Record<string, string> {
  const isLight = event.kind === "full-moon" || event.kind === "lunar-eclipse";
  const values = {
    date: formatLocalDate(toLocalDate(event.at, calendar.timeZone), calendar.year),
    house: toOrdinal(event.house),
    topic: isLight ? renameHouseTopic(event.house) : nameHouseTopic(event.house),
    sign: event.sign,
  };
  switch (event.kind) {
    case "solar-eclipse":
    case "lunar-eclipse":
      return { ...values, type: TYPES[event.type] };
    case "station":
    case "ingress":
      return { ...values, planet: event.planet };
    case "birthday":
      return { ...values, ...toWhen(tellExact(event, calendar)) };
    case "transit":
      return {
        ...values,
        topic: nameTopic(event),
        planet: event.planet,
        verb: ASPECT_VERBS[event.aspect],
        natal: event.natal,
        ...toWhen(tellSpan(event, calendar)),
      };
    default:
      return values;
  }
}

/** A time within a sentence, and at its beginning. */
const toWhen = (when: string) => ({ when, When: when.charAt(0).toUpperCase() + when.slice(1) });

/** "from March 3 to March 19, exact on March 9 and again on August 2"; a long stay in months. */
export function tellSpan(transit: YearTransit, calendar: Calendar): string {
  const { start, end, exact } = transit;
  const { timeZone, year } = calendar;
  const isLong = end.getTime() - start.getTime() > DAYS_IN_MONTHS * DAY;
  const format = isLong ? formatLocalMonth : formatLocalDate;
  const [from, to] = [start, end].map((at) => format(toLocalDate(at, timeZone), year));
  const span = from === to ? `in ${from}` : `from ${from} to ${to}`;
  const [pass, ...others] = exact;
  if (!pass) return span;
  const when = tellExact(pass, calendar);
  const isRange = others.length === 0 && transit.isCertain && when.startsWith("between");
  return isRange ? `${span}, strongest ${when}` : `${span}, exact ${tellPasses(transit, calendar)}`;
}

/** When a transit is exact: "on March 9 and again on a day between August 2 and 7"; one that never is, its stay. */
function tellPasses(transit: YearTransit, calendar: Calendar): string {
  const passes = transit.exact.map((pass) => {
    const when = tellExact(pass, calendar);
    return when.startsWith("between") ? `on a day ${when}` : when;
  });
  if (passes.length === 0) return tellSpan(transit, calendar);
  const when = joinWith(passes, "and again");
  return transit.isCertain ? when : `${when} (if your birth hour allows it)`;
}

type LocalDates = [from: LocalDate, to: LocalDate];

/** "on March 9", or "between March 7 and 12" where the birth hour is not known. */
export function tellExact(
  { from, to }: { from: Date; to: Date },
  { timeZone, year }: Calendar,
): string {
  const [first, last] = [from, to].map((at) => toLocalDate(at, timeZone)) as LocalDates;
  if (isSameDate(first, last)) return `on ${formatLocalDate(last, year)}`;
  if (first.year !== last.year) {
    return `between ${formatLocalDate(first, year)} and ${formatLocalDate(last, year)}`;
  }
  const start = formatLocalDate(first, first.year);
  if (last.day - first.day === 1 && first.month === last.month) {
    return `on ${start} or ${last.day}${last.year === year ? "" : `, ${last.year}`}`;
  }
  if (first.month !== last.month) return `between ${start} and ${formatLocalDate(last, year)}`;
  return `between ${start} and ${last.day}${last.year === year ? "" : `, ${last.year}`}`;
}

/** "one, two and again three". */
function joinWith(parts: readonly string[], joint: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${joint} ${parts.at(-1)}`;
}
