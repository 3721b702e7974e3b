import { REPORT_SECTIONS, SECTION_NAMES, type SectionName } from "@cosmic/domain";
import { asText, type WrittenSentence, type WrittenText } from "../text/written-text.ts";
import type { StoredReport } from "../write-report.ts";

type MonthId = `month-${number}`;
/** Names one text of a report: the overview, the strengths, a section, or a month (from 1). */
export type TextId = "overview" | "strengths" | SectionName | MonthId;

export interface ReportText {
  id: TextId;
  title: string;
  sentences: readonly WrittenSentence[];
  /** A preview shows at least its beginning. */
  isInPreview: boolean;
}

/** The texts of a report in the order it is read; the archetype is a name and none of them. */
export function listTexts(report: StoredReport): ReportText[] {
  const sections = SECTION_NAMES.map((id) => ({
    id,
    title: REPORT_SECTIONS[id].title,
    sentences: report.sections[id].sentences,
    isInPreview: REPORT_SECTIONS[id].access === "preview",
  }));
  const months = report.monthlyForecasts.map(({ sentences }, index) => ({
    id: `month-${index + 1}` as const,
    title: `The forecast of month ${index + 1}`,
    sentences,
    isInPreview: false,
  }));
  const { overview, strengths } = report;
  return [
    { id: "overview", title: "Overview", sentences: overview.sentences, isInPreview: true },
    { id: "strengths", title: "Key strengths", sentences: strengths, isInPreview: true },
    ...sections,
    ...months,
  ];
}

/** Other words for some texts of a report, sentence by sentence. */
export type Rewordings = ReadonlyMap<TextId, readonly string[]>;

const worded = (sentences: readonly WrittenSentence[], words: readonly string[] | undefined) =>
  sentences.map((sentence, index) => ({ ...sentence, text: words?.[index] ?? sentence.text }));

/** The report with these texts in other words; each sentence keeps what it rests on and its place. */
export function withRewordings<Report extends StoredReport>(
  report: Report,
  rewordings: Rewordings,
): Report {
  const reworded = (id: TextId, text: WrittenText) =>
    rewordings.has(id) ? asText(worded(text.sentences, rewordings.get(id))) : text;
  const sections = SECTION_NAMES.map((id) => [id, reworded(id, report.sections[id])]);
  return {
    ...report,
    overview: reworded("overview", report.overview),
    strengths: worded(report.strengths, rewordings.get("strengths")),
    sections: Object.fromEntries(sections) as Record<SectionName, WrittenText>,
    monthlyForecasts: report.monthlyForecasts.map((text, index) =>
      reworded(`month-${index + 1}`, text),
    ),
  };
}
