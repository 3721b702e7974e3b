import type { StationPlanet, YearEvent } from "@cosmic/domain";
import { getSignRuler } from "@cosmic/domain/chart";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import type { ReportInputs } from "../report-inputs.ts";
import { asSentences, type WrittenSentence } from "../text/written-text.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { isMoon } from "./moons.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** Why a moon or a station matters to this chart more than to others; each reason once a year. */
export function tellWhy(
  event: YearEvent,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const basis = toEventEvidence(event);
  if (event.kind === "station") return tellRuler(event.planet, basis, inputs, picker);
  const text = picker.once(findReason(event, inputs));
  return text === null ? [] : asSentences(basis, text);
}

/** That a planet rules the Sun's sign, once a year; nothing of other planets. */
export function tellRuler(
  planet: StationPlanet,
  basis: SentenceEvidence,
  { sunSign }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  if (getSignRuler(sunSign) !== planet) return [];
  const text = `${planet} is the planet of ${sunSign}, so you feel its turns before others do.`;
  return picker.once(text) === null ? [] : asSentences(basis, text);
}

/** True for a moon in the sign of the Sun or of the Moon at birth. */
export const isPersonalMoon = (event: YearEvent, inputs: ReportInputs): boolean =>
  isMoon(event) && findReason(event, inputs) !== undefined;

function findReason(event: YearEvent, { sunSign, chart }: ReportInputs): string | undefined {
  if (event.kind !== "new-moon" && event.kind !== "full-moon") return undefined;
  if (event.sign === sunSign) {
    return event.kind === "new-moon"
      ? "It’s in your own sign, as one new moon of the year is, so begin something that is only yours."
      : "It’s in your own sign, as one full moon of the year is, so this one is about you first.";
  }
  const { sign } = chart.placements.find(({ body }) => body === "Moon") ?? { sign: null };
  return event.sign === sign
    ? `The Moon was in ${sign} at your birth, too, so your moods notice first.`
    : undefined;
}
