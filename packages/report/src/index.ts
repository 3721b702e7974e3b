export { hasLabel } from "./blind/blind-sentences.ts";
export {
  type ChapterKey,
  findChapterElement,
  type OverviewKey,
  writeBlindChapters,
  writeBlindOverviews,
} from "./blind/write-blind-texts.ts";
export { explainEvidence } from "./evidence/explain-evidence.ts";
export type { SentenceEvidence } from "./evidence/sentence-evidence.ts";
export type { HoursFacts } from "./evidence/tell-hours.ts";
export { type ReportInputs, type ReportSources, reportInputsFrom } from "./report-inputs.ts";
export type { WrittenSentence, WrittenText } from "./text/written-text.ts";
export {
  listAsides,
  listParagraphKinds,
  type StoredReport,
  toGeneratedReport,
  WRITER_VERSION,
  type WrittenBook,
  type WrittenReport,
  writeReport,
} from "./write-report.ts";
