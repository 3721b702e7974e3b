import type { SunIngress } from "../../forecast/forecast-facts.ts";
import { temperamentOf } from "../../mbti/types.ts";
import { modalityOf, ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { forecastCorpus } from "../corpus/forecast.ts";
import {
  monthByTemperament,
  monthPractices,
  monthRelations,
  monthSeasons,
} from "../corpus/months.ts";
import type { ReportFacts } from "../report-facts.ts";
import type { WrittenSentence, WrittenText } from "../sentence-basis.ts";
import { fillFrame } from "./fill-frame.ts";
import { skyDate } from "./forecast-wording.ts";
import { createTeller, type Teller } from "./teller.ts";
import { writeEvent } from "./write-event.ts";
import { createTransitTeller } from "./write-transits.ts";
import { asParagraph, restingOn } from "./written-text.ts";

/** A month of the calendar, told for the next time it comes. */
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
export function writeMonths(facts: ReportFacts): WrittenMonth[] {
  const teller = createTeller();
  const transits = createTransitTeller(teller);
  // Told in the order they come, so that what goes on is named after what began.
  const told = new Map(
    facts.forecast.months.map((month) => {
      const events = month.events.map((event) =>
        event.kind === "sun-ingress"
          ? writeIngress(month.month, event, facts, teller)
          : writeEvent(event, facts, teller),
      );
      const { temperament, practice } = writeInvitations(month.month, facts);
      const main = transits.tellNew(month);
      const core = [...events.flat(), ...main, ...temperament, ...practice];
      const season = wordsIn(core) < FULL ? writeSeason(month.month) : [];
      const extra =
        main.length === 0
          ? transits.tellOngoing(month)
          : wordsIn([...season, ...core]) < FULL
            ? transits.tellNew(month)
            : [];
      const text = asParagraph(season, ...events, main, extra, temperament, practice);
      return [month.month, { year: month.year, text }] as const;
    }),
  );
  return monthSeasons.map((_, index) => {
    const month = told.get(index + 1);
    if (!month || facts.forecast.months.length !== told.size) {
      throw new RangeError("A forecast holds every calendar month once");
    }
    return month;
  });
}

function writeSeason(month: number): WrittenSentence[] {
  return restingOn({ kind: "month", month }, [at(monthSeasons, month - 1)]);
}

/** The Sun’s change of sign, and how the sign it enters stands to the birth sign. */
function writeIngress(
  month: number,
  { at: instant, to: monthSign }: SunIngress,
  { sunSign: sign }: ReportFacts,
  teller: Teller,
): WrittenSentence[] {
  const frame = teller.next(forecastCorpus.sunIngress);
  const distance = (ZODIAC_SIGNS.indexOf(monthSign) - ZODIAC_SIGNS.indexOf(sign) + 12) % 12;
  return [
    ...restingOn({ kind: "sun-ingress", at: instant.toISOString(), sign: monthSign }, [
      fillFrame(frame, { date: skyDate(instant), sign: monthSign }),
    ]),
    ...restingOn(
      { kind: "month-sign", month, monthSign, sign, distance },
      at(monthRelations, distance),
    ),
  ];
}

/** What the month may ask of the temperament, and something to try. */
function writeInvitations(month: number, { mbtiType, sunSign }: ReportFacts) {
  const temperament = temperamentOf(mbtiType);
  const modality = modalityOf(sunSign);
  return {
    temperament: restingOn({ kind: "month-temperament", month, temperament }, [
      at(monthByTemperament, month - 1)[temperament],
    ]),
    practice: restingOn({ kind: "month-modality", month, modality }, [
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
