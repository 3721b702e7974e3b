import {
  AXES,
  type Axis,
  letterOn,
  MBTI_TITLES,
  type MbtiType,
  type SectionName,
  withLetterFlipped,
} from "@cosmic/domain";
import type { ReportInputs } from "../report-inputs.ts";
import { asSentences, type WrittenSentence, withEvidence } from "../text/written-text.ts";
import { clarityProse } from "./prose.ts";

/** The one section in which the clarity of an axis is spoken of. */
const HOMES: Partial<Record<SectionName, Axis>> = {
  careerSuggestions: "JP",
  soulMateGuidance: "EI",
  decisionMakingStyle: "TF",
  learningStyle: "SN",
};

/**
 * How clearly the answers fell on the axis that a section speaks of; nothing in other sections, nor
 * for a type that was picked from the list and never measured.
 * @param variant which of the wordings: the same for the same person
 */
export function writeClarity(
  name: SectionName,
  { mbtiType, clarity: measured }: ReportInputs,
  variant: number,
): WrittenSentence[] {
  const axis = HOMES[name];
  const clarity = axis && measured?.[axis];
  if (!axis || !clarity) return [];
  const letter = letterOn(mbtiType, axis);
  const { byLetter, level } = clarityProse[axis];
  const wording = byLetter[letter];
  if (!wording) throw new RangeError(`Nothing is written of ${letter} on the axis ${axis}`);
  const evidence = { kind: "clarity", axis, letter, clarity } as const;
  if (clarity === "too close to call") return asSentences(evidence, level);
  const wordings = clarity === "slight" ? wording.soft : wording.firm;
  return withEvidence(evidence, [wordings[variant % wordings.length] ?? wordings[0]]);
}

/** A reader on a border: with two or more level axes, which types they stand between. Else nothing. */
export function writeBorder({ mbtiType, clarity }: ReportInputs): WrittenSentence[] {
  if (!clarity) return [];
  const level = AXES.filter((axis) => clarity[axis] === "too close to call");
  const [first] = level;
  if (!first || level.length < 2) return [];
  const neighbors = level.map((axis) => withLetterFlipped(mbtiType, axis));
  const names = listTypes([mbtiType, ...neighbors]);
  return withEvidence(
    {
      kind: "clarity",
      axis: first,
      letter: letterOn(mbtiType, first),
      clarity: "too close to call",
    },
    [
      `Your answers put you on a border, between ${names}.`,
      `This book is written from the ${MBTI_TITLES[mbtiType]}’s side of it, and where a page reads like your neighbor, it may well be about you on other days.`,
    ],
  );
}

/** "INFJ and ENFJ", "INFJ, ENFJ and INTJ". */
const listTypes = (types: readonly MbtiType[]) =>
  `${types.slice(0, -1).join(", ")} and ${types.at(-1)}`;
