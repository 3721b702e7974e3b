import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import type { ReportInputs } from "../report-inputs.ts";
import { findElement } from "./find-element.ts";
import type { Section } from "./section.ts";
import type { SectionUnit } from "./section-unit.ts";

export interface FoundUnit {
  unit: SectionUnit;
  /** What its text rests on. */
  evidence: SentenceEvidence;
  /** Who answers the type in a dialogue: the Sun's sign, the body it rests on, or an element. */
  otherVoice: string;
}

/** A section's own text for a person. */
export function findUnit(
  section: Section,
  { mbtiType, chart }: Pick<ReportInputs, "mbtiType" | "chart">,
): FoundUnit {
  if (section.restsOn === "pairing") {
    const sign = chart.sunSign;
    const evidence = { kind: "type-sign", mbtiType, sign } as const;
    return { unit: section.units[mbtiType][sign], evidence, otherVoice: sign };
  }
  const resting = findElement(section.restsOn, chart);
  const { body, sign, element } = resting;
  return {
    unit: section.units[mbtiType][element],
    evidence: { kind: "type-element", mbtiType, ...resting },
    otherVoice: (body === "Sun" ? sign : body) ?? element,
  };
}

/** The titles of the exercises that a section's own text calls for, best first; none for a section without one. */
export function findUnitExercises(
  section: Section,
  { mbtiType, chart }: Pick<ReportInputs, "mbtiType" | "chart">,
): readonly string[] {
  if (section.restsOn === "pairing" || !section.exercises) return [];
  return section.exercises[mbtiType][findElement(section.restsOn, chart).element];
}
