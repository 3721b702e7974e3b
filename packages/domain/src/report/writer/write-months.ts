import { temperamentOf } from "../../mbti/types.ts";
import { modalityOf, ZODIAC_SIGNS, type ZodiacSign } from "../../zodiac/signs.ts";
import {
  monthByTemperament,
  monthPractices,
  monthRelations,
  monthSeasons,
} from "../corpus/months.ts";
import type { ReportFacts, WrittenText } from "../report-facts.ts";
import { asParagraph, restingOn } from "./written-text.ts";

/** Twelve texts, January first: the month, its Sun against the birth Sun, the temperament, something to try. */
export function writeMonths(facts: ReportFacts): WrittenText[] {
  return monthSeasons.map((_, index) => writeMonth(index, facts));
}

function writeMonth(index: number, { mbtiType, sunSign: sign }: ReportFacts): WrittenText {
  const month = index + 1;
  const monthSign = signEnteredIn(index);
  const distance = signsBetween(sign, monthSign);
  const temperament = temperamentOf(mbtiType);
  const modality = modalityOf(sign);
  return asParagraph(
    restingOn({ kind: "month", month }, at(monthSeasons, index)),
    restingOn(
      { kind: "month-sign", month, monthSign, sign, distance },
      at(monthRelations, distance),
    ),
    restingOn({ kind: "month-temperament", month, temperament }, [
      at(monthByTemperament, index)[temperament],
    ]),
    restingOn({ kind: "month-modality", month, modality }, [at(monthPractices, index)[modality]]),
  );
}

/** The sign the Sun enters in a month: Aquarius in January, and so on round to Capricorn in December. */
function signEnteredIn(index: number): ZodiacSign {
  return at(ZODIAC_SIGNS, (ZODIAC_SIGNS.indexOf("Aquarius") + index) % 12);
}

/** Signs counted forward from one to another, 0 to 11. */
function signsBetween(from: ZodiacSign, to: ZodiacSign): number {
  return (ZODIAC_SIGNS.indexOf(to) - ZODIAC_SIGNS.indexOf(from) + 12) % 12;
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing stands at ${index}`);
  return item;
}
