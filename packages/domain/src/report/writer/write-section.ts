import { type Axis, letterOn, temperamentOf } from "../../mbti/types.ts";
import { elementOf, modalityOf } from "../../zodiac/signs.ts";
import type { PlacementCorpus } from "../corpus/placement-corpus.ts";
import type { SectionCorpus } from "../corpus/section-corpus.ts";
import type { ReportFacts, WrittenSentence } from "../report-facts.ts";
import { writePlacement } from "./write-placement.ts";
import { restingOn } from "./written-text.ts";

/**
 * A section's sentences: type, temperament x element, sign, the placement of its planet, clarity of
 * its axis, something to notice by modality, something to try by temperament.
 */
export function writeSection(
  corpus: SectionCorpus,
  placement: PlacementCorpus,
  facts: ReportFacts,
): WrittenSentence[] {
  const { mbtiType, sunSign: sign } = facts;
  const temperament = temperamentOf(mbtiType);
  const element = elementOf(sign);
  const modality = modalityOf(sign);
  return [
    ...restingOn({ kind: "type", mbtiType }, corpus.byType[mbtiType]),
    ...restingOn(
      { kind: "temperament-element", temperament, element },
      corpus.byTemperamentAndElement[`${temperament}-${element}`],
    ),
    ...restingOn({ kind: "sign", sign }, corpus.bySign[sign]),
    ...writePlacement(placement, facts),
    clarityOf(corpus, facts),
    ...restingOn({ kind: "modality", modality }, [corpus.notice[modality]]),
    ...restingOn({ kind: "temperament", temperament }, [corpus.practice[temperament]]),
  ];
}

function clarityOf({ axis, byClarity }: SectionCorpus, facts: ReportFacts): WrittenSentence {
  const letter = letterOn(facts.mbtiType, axis);
  const wording = byClarity[letter];
  if (!wording) throw new Error(`The corpus has no wording for ${letter} on the axis ${axis}`);
  const clarity = facts.clarity?.[axis] ?? null;
  return {
    text: isClose(axis, facts) ? wording.soft : wording.firm,
    basis: { kind: "clarity", axis, letter, clarity },
  };
}

/** A picked type was not measured and counts as meant. */
function isClose(axis: Axis, { clarity }: ReportFacts): boolean {
  return clarity?.[axis] === "too close to call" || clarity?.[axis] === "slight";
}
