import type { YearEvent, YearIngress, YearTransit } from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import { asSentences, takeWords, type WrittenSentence } from "../text/written-text.ts";
import { TYPES } from "../types/types.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { labelEvent } from "./label-event.ts";
import { transitTexts } from "./prose/transits.ts";
import { yearTexts } from "./prose/year.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** What the tradition says of an event, once a year; a long text of a transit, else of its house. */
export function writeReading(event: YearEvent, picker: ProsePicker): WrittenSentence[] {
  const text = picker.once(getReading(event, picker));
  return text === null ? [] : asSentences(toEventEvidence(event), text);
}

/** A long text of a transit tells what it is like in so many words, and then what to do. */
const DESCRIPTION_WORDS = 30;

/** A major transit at length: what it is like, and what this type does with it. */
export function writeMajor(
  transit: YearTransit,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const reading = writeReading(transit, picker);
  const own = writeOwn(transit, inputs, picker);
  if (own.length === 0) return reading;
  return [...takeWords(reading, DESCRIPTION_WORDS), ...own];
}

/** Another transit in a few sentences: how its text begins, and the advice that it ends on. */
export function writeLesser(transit: YearTransit, picker: ProsePicker): WrittenSentence[] {
  const reading = writeReading(transit, picker);
  const described = takeWords(reading, DESCRIPTION_WORDS);
  return [...described, ...reading.slice(Math.max(described.length, reading.length - 1))];
}

/** What the reader's type does with such an event, once a year. */
export function writeOwn(
  event: YearEvent,
  { mbtiType }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  if (event.kind === "ingress" && event.isRetrograde) return [];
  const text = picker.once(TYPES[mbtiType].year[getTypeKey(event)]);
  const evidence = { kind: "type-event", mbtiType, event: labelEvent(event) } as const;
  return text === null ? [] : asSentences(evidence, text);
}

/** What the closest natal point adds to a moon, an eclipse or a station beside it, once a year. */
export function writeTouch(event: YearEvent, picker: ProsePicker): WrittenSentence[] {
  if (!("touchKeys" in event)) return [];
  const [key] = event.touchKeys;
  const text = picker.once(key === undefined ? undefined : yearTexts[key]);
  return text === null ? [] : asSentences(toEventEvidence(event), text);
}

function getReading(event: YearEvent, picker: ProsePicker): string | undefined {
  switch (event.kind) {
    case "transit":
      return transitTexts[event.key];
    case "station":
      return yearTexts[`${event.planet.toLowerCase()}-${event.direction} / ${event.house}`];
    case "birthday":
      return picker.next(BIRTHDAYS);
    case "ingress":
      return event.isRetrograde ? picker.next(toReturnTexts(event)) : yearTexts[event.key];
    default:
      return yearTexts[event.key];
  }
}

const BIRTHDAYS = [1, 2, 3, 4, 5].map((variant) => yearTexts[`birthday / ${variant}`] ?? "");

/** The house that a planet backs into is one that it has just left. */
const toReturnTexts = ({ planet }: YearIngress): readonly string[] => [
  `Some business that ${planet} left unfinished there comes up once more, for months and not for years.`,
  `${planet} was there before, so expect the old questions, this time with your notes beside them.`,
];

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
