import { getModality, getTemperament, type SunIngress, ZODIAC_SIGNS } from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import { fillFrame } from "../text/fill-frame.ts";
import {
  asParagraph,
  type WrittenSentence,
  type WrittenText,
  withEvidence,
} from "../text/written-text.ts";
import { skyDate } from "./format-forecast.ts";
import { forecastCorpus } from "./prose/forecast.ts";
import {
  monthByTemperament,
  monthPractices,
  monthRelations,
  monthSeasons,
} from "./prose/month-lines.ts";
import { createProsePicker, type ProsePicker } from "./prose-picker.ts";
import { writeEvent } from "./write-event.ts";
import { createTransitWriter } from "./write-transits.ts";

/** A month of the calendar, written for the next time it comes. */
export interface WrittenMonth {
  year: number;
  text: WrittenText;
}

/** A month with this many words or more gets nothing added that it can do without. */
const FULL = 165;

/**
 * Twelve months, January first, each for its year in the forecast: the season, what happens in the
 * sky in the order of its dates, transits, the temperament, something to try.
 * Throws RangeError when the forecast does not cover every calendar month once.
 */
export function writeMonths(inputs: ReportInputs): WrittenMonth[] {
  const picker = createProsePicker();
  const transits = createTransitWriter(picker);
  // Told in the order they come, so that what goes on is named after what began.
  const written = new Map(
    inputs.forecast.months.map((month) => {
      const events = month.events.map((event) =>
        event.kind === "sun-ingress"
          ? writeIngress(month.month, event, inputs, picker)
          : writeEvent(event, inputs, picker),
      );
      const { temperament, practice } = writeInvitations(month.month, inputs);
      const main = transits.writeNew(month);
      const core = [...events.flat(), ...main, ...temperament, ...practice];
      const season = wordsIn(core) < FULL ? writeSeason(month.month) : [];
      const extra =
        main.length === 0
          ? transits.writeOngoing(month)
          : wordsIn([...season, ...core]) < FULL
            ? transits.writeNew(month)
            : [];
      const text = asParagraph(season, ...events, main, extra, temperament, practice);
      return [month.month, { year: month.year, text }] as const;
    }),
  );
  return monthSeasons.map((_, index) => {
    const month = written.get(index + 1);
    if (!month || inputs.forecast.months.length !== written.size) {
      throw new RangeError("A forecast holds every calendar month once");
    }
    return month;
  });
}

function writeSeason(month: number): WrittenSentence[] {
  return withEvidence({ kind: "month", month }, [at(monthSeasons, month - 1)]);
}

/** The Sun’s change of sign, and how the sign it enters stands to the birth sign. */
function writeIngress(
  month: number,
  { at: instant, to: monthSign }: SunIngress,
  { sunSign: sign }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const frame = picker.next(forecastCorpus.sunIngress);
  const distance = (ZODIAC_SIGNS.indexOf(monthSign) - ZODIAC_SIGNS.indexOf(sign) + 12) % 12;
  return [
    ...withEvidence({ kind: "sun-ingress", at: instant.toISOString(), sign: monthSign }, [
      fillFrame(frame, { date: skyDate(instant), sign: monthSign }),
    ]),
    ...withEvidence(
      { kind: "month-sign", month, monthSign, sign, distance },
      at(monthRelations, distance),
    ),
  ];
}

/** What the month may ask of the temperament, and something to try. */
function writeInvitations(month: number, { mbtiType, sunSign }: ReportInputs) {
  const temperament = getTemperament(mbtiType);
  const modality = getModality(sunSign);
  return {
    temperament: withEvidence({ kind: "month-temperament", month, temperament }, [
      at(monthByTemperament, month - 1)[temperament],
    ]),
    practice: withEvidence({ kind: "month-modality", month, modality }, [
      at(monthPractices, month - 1)[modality],
    ]),
  };
}

function wordsIn(sentences: readonly WrittenSentence[]): number {
  return sentences.reduce((total, { text }) => total + text.split(" ").length, 0);
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing stands at ${index}`);
  return item;
}
