import { getElement } from "@cosmic/domain";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import type { WrittenDate } from "../months/written-dates.ts";
import type { ReportInputs } from "../report-inputs.ts";
import { findElement, findSecondElement } from "../sections/find-element.ts";
import {
  asParagraph,
  asSentences,
  type WrittenSentence,
  type WrittenText,
  withEvidence,
} from "../text/written-text.ts";
import { TYPES } from "../types/types.ts";

/** A disagreement the reader lives with, and what to do about it. */
export interface WrittenTension {
  /** "Campaign or charge". */
  between: string;
  text: WrittenText;
}

/** One page before the book; its thesis is the report's overview, its gifts begin the strengths. */
export interface WrittenSummary {
  costs: readonly WrittenSentence[];
  tensions: readonly WrittenTension[];
  dates: readonly WrittenDate[];
  practice: WrittenText;
}

/** The costs, tensions and practice of the type with the element of the Sun. */
export function writeSummary(
  { mbtiType, chart }: ReportInputs,
  dates: readonly WrittenDate[],
): WrittenSummary {
  const resting = findElement("Sun", chart);
  const evidence: SentenceEvidence = { kind: "type-element", mbtiType, ...resting };
  const { costs, tensions, practice } = TYPES[mbtiType].byElement[resting.element];
  return {
    costs: withEvidence(evidence, costs),
    tensions: tensions.map(({ between, text }) => ({
      between,
      text: asParagraph(asSentences(evidence, text)),
    })),
    dates,
    practice: asParagraph(asSentences(evidence, practice)),
  };
}

/** How many gifts of a second element follow the three of the Sun's. */
const SECOND_GIFTS = 2;

/**
 * What a preview shows as strengths: the three gifts of the type with the Sun's element, then two with
 * the element that leads the chart besides it.
 */
export function writeStrengths({ mbtiType, chart, sunSign }: ReportInputs): WrittenSentence[] {
  const { byElement } = TYPES[mbtiType];
  const own = getElement(sunSign);
  const second = findSecondElement(chart);
  return [
    ...withEvidence(
      { kind: "type-element", mbtiType, ...findElement("Sun", chart) },
      byElement[own].gifts,
    ),
    ...withEvidence(
      { kind: "type-element", mbtiType, ...second },
      byElement[second.element].gifts.slice(0, SECOND_GIFTS),
    ),
  ];
}
