import type { YearEvent } from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import { asSentences, type WrittenSentence } from "../text/written-text.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { isMoon } from "./moons.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** Why a moon matters to this chart more than to others; each reason once a year. */
export function tellWhy(
  event: YearEvent,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const text = picker.once(findReason(event, inputs));
  return text === null ? [] : asSentences(toEventEvidence(event), text);
}

/** True for a moon in the sign of the Sun or of the Moon at birth. */
export const isPersonalMoon = (event: YearEvent, inputs: ReportInputs): boolean =>
  findReason(event, inputs) !== undefined;

function findReason(event: YearEvent, { sunSign, chart }: ReportInputs): string | undefined {
  if (!isMoon(event)) return undefined;
  if (event.sign === sunSign) {
    return event.kind === "new-moon"
      ? "It’s in your own sign, so begin something that is only yours."
      : "It’s in your own sign, so this one is about you first.";
  }
  const { sign } = chart.placements.find(({ body }) => body === "Moon") ?? { sign: null };
  return event.sign === sign
    ? `The Moon was in ${sign} at your birth, too, so you feel this one before you can explain it.`
    : undefined;
}
