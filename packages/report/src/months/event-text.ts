import type {
  AspectName,
  ExactRange,
  NatalPoint,
  YearEclipse,
  YearEvent,
  YearLunation,
  YearTransit,
} from "@cosmic/domain";
import { fillFrame } from "../text/fill-frame.ts";
import { formatLocalDate, getMonthName, isSameDate, toLocalDate } from "../text/local-dates.ts";
import { againFrames, type EventFrame, eventFrames, mainFrames } from "./frames.ts";
import { nameHouseTopic, renameHouseTopic } from "./house-topics.ts";
import { nameNatalTopic, nameTopic } from "./label-event.ts";
import { eventSentences } from "./prose/event-sentences.ts";
import { moonOpenings } from "./prose/moon-openings.ts";
import { transitBriefs } from "./prose/transit-briefs.ts";
import type { ProsePicker } from "./prose-picker.ts";
import {
  type Calendar,
  type LocalDates,
  nameGap,
  tellAround,
  tellPasses,
  tellSpan,
  withDoubt,
} from "./tell-time.ts";

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

type SentenceKind = keyof typeof eventSentences;

/** Sentences that begin with when an event comes, and the others: lists that keep their turns. */
const LINKED = mapSentences((sentence) => sentence.startsWith("{When}"));
const UNLINKED = mapSentences((sentence) => !sentence.startsWith("{When}"));

function mapSentences(isKept: (sentence: string) => boolean) {
  const keep = (kind: SentenceKind) =>
    eventSentences[kind].map((sentences: readonly string[]) => sentences.filter(isKept));
  return {
    "new-moon": keep("new-moon"),
    "full-moon": keep("full-moon"),
    retrograde: keep("retrograde"),
    direct: keep("direct"),
  } satisfies Record<SentenceKind, string[][]>;
}

/**
 * The text that tells an event with its date.
 * @param before the event before it in its month, to which some sentences refer
 */
export function tellEvent(
  event: YearEvent,
  calendar: Calendar,
  picker: ProsePicker,
  before?: YearEvent,
): string {
  const values = getValues(event, calendar);
  const kind = getKind(event, calendar);
  if (!isSentenceKind(kind)) return fillFrame(picker.next(eventFrames[kind]), values);
  const { isLinked, When } = linkTo(before, event, calendar, picker);
  const sentences = (isLinked ? LINKED : UNLINKED)[kind][event.house - 1] ?? [];
  return fillFrame(picker.next(sentences), { ...values, When });
}

/** What opens a new or full moon that is told at length: where it falls, and what that house is about. */
export function tellMoon(
  event: YearLunation,
  calendar: Calendar,
  picker: ProsePicker,
  before?: YearEvent,
): string {
  const { isLinked, When } = linkTo(before, event, calendar, picker);
  const [linked = "", plain = ""] = moonOpenings[event.kind][event.house - 1] ?? [];
  // Two moons of a year may fall in one house.
  const [first, second] = isLinked ? [linked, plain] : [plain, linked];
  const frame = picker.once(first) ?? picker.once(second) ?? first;
  return fillFrame(frame, { ...getValues(event, calendar), When });
}

/** Whether a sentence begins with when its event comes, and those words: "Two weeks later, on March 8,". */
function linkTo(
  before: YearEvent | undefined,
  event: YearEvent,
  calendar: Calendar,
  picker: ProsePicker,
): { isLinked: boolean; When: string } {
  const gap = before ? nameGap(before, event, calendar) : null;
  const { date = "" } = getValues(event, calendar);
  return {
    isLinked: gap !== null || picker.next(TURNS) === "linked",
    When: gap === null ? `On ${date}` : `${gap}, on ${date},`,
  };
}

const TURNS = ["plain", "linked"] as const;

const isSentenceKind = (kind: string): kind is SentenceKind => Object.hasOwn(eventSentences, kind);

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

/** A transit with what it is about, in one sentence; once for each that a year has. */
export function tellBriefly(
  event: YearTransit,
  calendar: Calendar,
  picker: ProsePicker,
): string | null {
  const brief = picker.once(transitBriefs[event.key]);
  if (brief === null) return null;
  const when = toWhen(tellPasses(event, calendar) ?? tellSpan(event, calendar));
  const values = { ...getValues(event, calendar), ...when, brief };
  return fillFrame(picker.next(eventFrames["transit-brief"]), values);
}

/** A transit that was told in an earlier month and is exact again. */
export function tellAgain(
  { event, pass }: { event: YearTransit; pass: ExactRange },
  calendar: Calendar,
  picker: ProsePicker,
): string {
  const month = getMonthName(toLocalDate(event.at, calendar.timeZone).month);
  const when = toWhen(withDoubt(tellAround(pass, calendar) ?? "", event));
  return fillFrame(picker.next(againFrames), { ...getValues(event, calendar), ...when, month });
}

function getKind(event: YearEvent, { timeZone }: Calendar): SentenceKind | EventFrame {
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
      return { ...values, ...toWhen(tellAround(event, calendar) ?? "") };
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

/** A time within a sentence, and at its beginning, where a doubt stands between commas. */
const toWhen = (when: string) => ({
  when,
  When: `${when.charAt(0).toUpperCase()}${when.slice(1)}${when.endsWith("permitting") ? "," : ""}`,
});
