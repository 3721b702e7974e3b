import { SECTION_NAMES } from "@cosmic/domain";
import type { WrittenReport, WrittenSentence, WrittenText } from "@cosmic/report";

/** A text of a report and the kind it is: a section’s name, "overview", "strengths" or "months". */
export interface KindOfText {
  kind: string;
  sentences: readonly WrittenSentence[];
}

const kind = (name: string, { sentences }: WrittenText): KindOfText => ({ kind: name, sentences });

/** Every text of a report: overview, strengths, the sections and the months. */
export function listTexts(report: WrittenReport): KindOfText[] {
  return [
    kind("overview", report.overview),
    { kind: "strengths", sentences: report.strengths },
    ...SECTION_NAMES.map((name) => kind(name, report.sections[name])),
    ...report.monthlyForecasts.map((month) => kind("months", month)),
  ];
}

/** Every sentence of a report. */
export function listSentences(report: WrittenReport): WrittenSentence[] {
  return listTexts(report).flatMap(({ sentences }) => sentences);
}

export function wordsIn(sentences: readonly WrittenSentence[]): number {
  return sentences.reduce((total, { text }) => total + text.split(" ").length, 0);
}
