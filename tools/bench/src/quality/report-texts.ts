import { SECTION_NAMES } from "@cosmic/domain";
import type { WrittenReport, WrittenSentence } from "@cosmic/report";

/** A text of a report by its place: "overview", "standouts", a section's name, "months". */
export interface KindOfText {
  kind: string;
  sentences: readonly WrittenSentence[];
}

/** Every text of a report, in reading order. */
export function listTexts({ book, ...report }: WrittenReport): KindOfText[] {
  const { summary, standouts, argument, openings } = book;
  return [
    { kind: "overview", sentences: report.overview.sentences },
    { kind: "strengths", sentences: report.strengths },
    { kind: "costs", sentences: summary.costs },
    ...summary.tensions.map(({ text }) => ({ kind: "tensions", sentences: text.sentences })),
    { kind: "practice", sentences: summary.practice.sentences },
    ...standouts.map(({ text }) => ({ kind: "standouts", sentences: text.sentences })),
    { kind: "argument", sentences: argument.sentences },
    ...openings.map(({ sentences }) => ({ kind: "openings", sentences })),
    ...SECTION_NAMES.map((name) => ({ kind: name, sentences: report.sections[name].sentences })),
    ...report.monthlyForecasts.map(({ sentences }) => ({ kind: "months", sentences })),
  ];
}

/** Every sentence of a report. */
export function listSentences(report: WrittenReport): WrittenSentence[] {
  return listTexts(report).flatMap(({ sentences }) => sentences);
}

export function wordsIn(sentences: readonly WrittenSentence[]): number {
  return sentences.reduce((total, { text }) => total + text.split(" ").length, 0);
}
