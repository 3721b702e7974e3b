import {
  type GeneratedReport,
  SECTION_NAMES,
  type SectionAside,
  type SectionName,
} from "@cosmic/domain";
import type { SentenceEvidence } from "./evidence/sentence-evidence.ts";
import { writeMonths } from "./months/write-months.ts";
import { getSectionPlan } from "./plan/section-plans.ts";
import { skyBySection } from "./plan/section-sky.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { writeSection } from "./sections/write-section.ts";
import { getArchetype } from "./summary/archetypes.ts";
import { overviewBySign, overviewByType } from "./summary/overview.ts";
import { strengthsBySign, strengthsByType } from "./summary/strengths.ts";
import {
  asParagraph,
  type WrittenSentence,
  type WrittenText,
  withEvidence,
} from "./text/written-text.ts";

/** Changes with every change of prose or composition; stored with a report, which stays as written. */
export const WRITER_VERSION = "4";

/** A whole report, every sentence with what it rests on. */
export interface WrittenReport {
  version: string;
  archetype: string;
  overview: WrittenText;
  strengths: readonly WrittenSentence[];
  sections: Readonly<Record<SectionName, WrittenText>>;
  /** Twelve texts, January first. */
  monthlyForecasts: readonly WrittenText[];
  /** The year of each of them. */
  forecastYears: readonly number[];
}

/** A report as it may be stored: versions 1 and 2 of the writer kept no years. */
export type StoredReport = Omit<WrittenReport, "forecastYears"> &
  Partial<Pick<WrittenReport, "forecastYears">>;

/**
 * Writes a report from its inputs alone: the same inputs and version give the same text, byte for byte.
 * Throws RangeError when the forecast does not cover every calendar month once.
 */
export function writeReport(inputs: ReportInputs): WrittenReport {
  const { mbtiType, sunSign } = inputs;
  const type: SentenceEvidence = { kind: "type", mbtiType };
  const sign: SentenceEvidence = { kind: "sign", sign: sunSign };
  const months = writeMonths(inputs);
  return {
    version: WRITER_VERSION,
    archetype: getArchetype(mbtiType, sunSign),
    overview: asParagraph(
      withEvidence(type, overviewByType[mbtiType]),
      withEvidence(sign, overviewBySign[sunSign]),
    ),
    strengths: [
      ...withEvidence(type, strengthsByType[mbtiType]),
      ...withEvidence(sign, strengthsBySign[sunSign]),
    ],
    sections: writeSections(inputs),
    monthlyForecasts: months.map(({ text }) => text),
    forecastYears: months.map(({ year }) => year),
  };
}

function writeSections(inputs: ReportInputs): Record<SectionName, WrittenText> {
  const findSky = skyBySection(inputs);
  const sections = SECTION_NAMES.map(
    (name, place) =>
      [name, writeSection(name, inputs, findSky(name), getSectionPlan(name, place))] as const,
  );
  return Object.fromEntries(sections) as Record<SectionName, WrittenText>;
}

/** The plain texts of a written report, as they are stored and sent. */
export function toGeneratedReport(written: StoredReport): GeneratedReport {
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

/** The paragraphs of its sections that stand apart; none in a report of versions 1 to 3. */
export function listAsides({ sections }: StoredReport): SectionAside[] {
  return SECTION_NAMES.flatMap((section) => {
    let paragraph = 0;
    return sections[section].sentences.flatMap(({ opensParagraph, aside }) => {
      if (opensParagraph) paragraph += 1;
      return aside ? [{ section, paragraph, kind: aside }] : [];
    });
  });
}
