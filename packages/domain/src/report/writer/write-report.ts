import { archetypeOf } from "../corpus/archetypes.ts";
import { SECTION_CORPORA } from "../corpus/index.ts";
import { overviewBySign, overviewByType } from "../corpus/overview.ts";
import { PLACEMENT_CORPORA } from "../corpus/placements/index.ts";
import { strengthsBySign, strengthsByType } from "../corpus/strengths.ts";
import type { GeneratedReport } from "../generated-report.ts";
import type { ReportFacts, SentenceBasis, WrittenSentence, WrittenText } from "../report-facts.ts";
import { SECTION_NAMES, type SectionName } from "../sections.ts";
import { writeMonths } from "./write-months.ts";
import { writeSection } from "./write-section.ts";
import { writeSkyFacts } from "./write-sky-facts.ts";
import { asParagraph, restingOn } from "./written-text.ts";

/** Changes with every change of prose or composition; stored with a report, which stays as written. */
export const WRITER_VERSION = "2";

/** A whole report, every sentence with what it rests on. */
export interface WrittenReport {
  version: string;
  archetype: string;
  overview: WrittenText;
  strengths: readonly WrittenSentence[];
  sections: Readonly<Record<SectionName, WrittenText>>;
  /** Twelve texts, January first. */
  monthlyForecasts: readonly WrittenText[];
}

/**
 * Writes a report from its facts alone: the same facts and version give the same text, byte for byte.
 * Throws RangeError when the birth date is no calendar date or the Sun's longitude is out of 0..360.
 */
export function writeReport(facts: ReportFacts): WrittenReport {
  const { mbtiType, sunSign } = facts;
  const type: SentenceBasis = { kind: "type", mbtiType };
  const sign: SentenceBasis = { kind: "sign", sign: sunSign };
  return {
    version: WRITER_VERSION,
    archetype: archetypeOf(mbtiType, sunSign),
    overview: asParagraph(
      restingOn(type, overviewByType[mbtiType]),
      restingOn(sign, overviewBySign[sunSign]),
    ),
    strengths: [
      ...restingOn(type, strengthsByType[mbtiType]),
      ...restingOn(sign, strengthsBySign[sunSign]),
    ],
    sections: writeSections(facts),
    monthlyForecasts: writeMonths(facts),
  };
}

function writeSections(facts: ReportFacts): Record<SectionName, WrittenText> {
  const sections = SECTION_NAMES.map((name) => {
    const opening = name === "detailedAstrologyChart" ? writeSkyFacts(facts) : [];
    const body = writeSection(SECTION_CORPORA[name], PLACEMENT_CORPORA[name], facts);
    return [name, asParagraph(opening, body)] as const;
  });
  return Object.fromEntries(sections) as Record<SectionName, WrittenText>;
}

/** The plain texts of a written report, as they are stored and sent. */
export function toGeneratedReport(written: WrittenReport): GeneratedReport {
  const texts = Object.fromEntries(
    SECTION_NAMES.map((name) => [name, written.sections[name].text]),
  ) as Record<SectionName, string>;
  return {
    ...texts,
    archetype: written.archetype,
    overview: written.overview.text,
    strengths: written.strengths.map(({ text }) => text),
    monthlyForecasts: written.monthlyForecasts.map(({ text }) => text),
  };
}
