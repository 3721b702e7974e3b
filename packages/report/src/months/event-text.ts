import type {
  AspectName,
  NatalPoint,
  YearEclipse,
  YearEvent,
  YearLunation,
  YearStation,
} from "@cosmic/domain";
import { fillFrame } from "../text/fill-frame.ts";
import { formatLocalDate, getMonthName, isSameDate, toLocalDate } from "../text/local-dates.ts";
import { type EventFrame, eventFrames, mainFrames } from "./frames.ts";
import { nameHouseTopic } from "./house-topics.ts";
import { nameNatalTopic, nameTopic } from "./label-event.ts";
import { moonOpenings } from "./prose/moon-openings.ts";
import { retrogradeSentences } from "./prose/retrogrades.ts";
import type { ProsePicker } from "./prose-picker.ts";
import { type Calendar, type LocalDates, tellAround, tellSpan } from "./tell-time.ts";

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

/** The text that tells an event with its date. */
export function tellEvent(
  event: Exclude<YearEvent, YearLunation>,
  calendar: Calendar,
  picker: ProsePicker,
): string {
  const values = getValues(event, calendar);
  if (event.kind === "station") {
    return fillFrame(picker.next(retrogradeSentences[event.house - 1] ?? []), values);
  }
  return fillFrame(picker.next(eventFrames[getFrame(event, calendar)]), values);
}

/** What opens a new or full moon: where it falls, and what that house is about. */
export function tellMoon(event: YearLunation, calendar: Calendar, picker: ProsePicker): string {
  const openings = moonOpenings[event.kind][event.house - 1] ?? [];
  return fillFrame(picker.next(openings), getValues(event, calendar));
}

/** The sentence that opens a month with its main event. */
export function tellMain(
  event: Exclude<YearEvent, YearLunation>,
  calendar: Calendar,
  picker: ProsePicker,
): string {
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

function getFrame(
  event: Exclude<YearEvent, YearLunation | YearStation>,
  { timeZone }: Calendar,
): EventFrame {
  if (event.kind === "ingress") return event.isRetrograde ? "ingress-back" : "ingress";
  if (event.kind !== "birthday") return event.kind;
  const [from, to] = [event.from, event.to].map((at) => toLocalDate(at, timeZone)) as LocalDates;
  return isSameDate(from, to) ? "birthday" : "birthday-between";
}

function getValues(event: YearEvent, calendar: Calendar): Record<string, string> {
  const values = {
    date: formatLocalDate(toLocalDate(event.at, calendar.timeZone), calendar.year),
    topic: nameHouseTopic(event.house),
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
      return {
        ...values,
        age: String(event.age),
        ...toWhen(tellAround(event, calendar) ?? ""),
      };
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
const toWhen = (when: string) => ({
  when,
  When: `${when.charAt(0).toUpperCase()}${when.slice(1)}`,
});
