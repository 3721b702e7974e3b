import type { SectionAside } from "../asides.ts";
import { archetypeOf } from "../corpus/archetypes.ts";
import { overviewBySign, overviewByType } from "../corpus/overview.ts";
import { strengthsBySign, strengthsByType } from "../corpus/strengths.ts";
import type { GeneratedReport } from "../generated-report.ts";
import type { ReportFacts } from "../report-facts.ts";
import { SECTION_NAMES, type SectionName } from "../sections.ts";
import type { SentenceBasis, WrittenSentence, WrittenText } from "../sentence-basis.ts";
import { planOf } from "./section-plans.ts";
import { skyBySection } from "./section-sky.ts";
import { writeMonths } from "./write-months.ts";
import { writeSection } from "./write-section.ts";
import { asParagraph, restingOn } from "./written-text.ts";

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
 * Writes a report from its facts alone: the same facts and version give the same text, byte for byte.
 * Throws RangeError when the forecast does not cover every calendar month once.
 */
export function writeReport(facts: ReportFacts): WrittenReport {
  const { mbtiType, sunSign } = facts;
  const type: SentenceBasis = { kind: "type", mbtiType };
  const sign: SentenceBasis = { kind: "sign", sign: sunSign };
  const months = writeMonths(facts);
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
    monthlyForecasts: months.map(({ text }) => text),
    forecastYears: months.map(({ year }) => year),
  };
}

function writeSections(facts: ReportFacts): Record<SectionName, WrittenText> {
  const skyOf = skyBySection(facts);
  const sections = SECTION_NAMES.map(
    (name, place) => [name, writeSection(name, facts, skyOf(name), planOf(name, place))] as const,
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
export function asidesOf({ sections }: StoredReport): SectionAside[] {
  return SECTION_NAMES.flatMap((section) => {
    let paragraph = 0;
    return sections[section].sentences.flatMap(({ opensParagraph, aside }) => {
      if (opensParagraph) paragraph += 1;
      return aside ? [{ section, paragraph, kind: aside }] : [];
    });
  });
}
