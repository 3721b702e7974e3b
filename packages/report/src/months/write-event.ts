import {
  type ForecastEvent,
  getElement,
  type Lunation,
  type MercuryStation,
  type SolarReturn,
} from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import { fillFrame } from "../text/fill-frame.ts";
import { dateText } from "../text/format-dates.ts";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";
import { skyDate } from "./format-forecast.ts";
import { forecastCorpus } from "./prose/forecast.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** An event of a month apart from the Sun’s change of sign: the dated fact, and its reading. */
export function writeEvent(
  event: Exclude<ForecastEvent, { kind: "sun-ingress" }>,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  if (event.kind === "mercury-station") return writeStation(event, picker);
  if (event.kind === "solar-return") return writeReturn(event, inputs, picker);
  return writeLunation(event, picker);
}

function writeLunation({ kind, at, sign }: Lunation, picker: ProsePicker): WrittenSentence[] {
  const isNew = kind === "new-moon";
  const frame = picker.next(isNew ? forecastCorpus.newMoon : forecastCorpus.fullMoon);
  const readings = isNew ? forecastCorpus.newMoonIn : forecastCorpus.fullMoonIn;
  return withEvidence({ kind, at: at.toISOString(), sign }, [
    fillFrame(frame, { date: skyDate(at), sign }),
    ...picker.unused(readings[sign]),
  ]);
}

function writeStation(
  { at, direction, sign }: MercuryStation,
  picker: ProsePicker,
): WrittenSentence[] {
  const isBackward = direction === "retrograde";
  const frame = picker.next(
    isBackward ? forecastCorpus.mercuryRetrograde : forecastCorpus.mercuryDirect,
  );
  const readings = isBackward ? forecastCorpus.retrogradeIn : forecastCorpus.directIn;
  return withEvidence({ kind: "mercury-station", at: at.toISOString(), direction, sign }, [
    fillFrame(frame, { date: skyDate(at), sign }),
    ...picker.unused(readings[getElement(sign)]),
  ]);
}

function writeReturn(
  { from, to }: SolarReturn,
  { sunSign: sign }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const isKnown = dateText(from) === dateText(to);
  const text = isKnown
    ? fillFrame(picker.next(forecastCorpus.solarReturnOn), { date: skyDate(from) })
    : fillFrame(picker.next(forecastCorpus.solarReturn), {
        from: dateText(from, "without year"),
        to: dateText(to, "without year"),
      });
  return withEvidence(
    { kind: "solar-return", from: from.toISOString(), to: to.toISOString(), sign },
    [text, ...picker.unused([forecastCorpus.solarReturnIn[sign]])],
  );
}
