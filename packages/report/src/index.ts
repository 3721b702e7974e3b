export { explainEvidence } from "./evidence/explain-evidence.ts";
export type { SentenceEvidence } from "./evidence/sentence-evidence.ts";
export { type ReportInputs, type ReportSources, reportInputsFrom } from "./report-inputs.ts";
export { PLACEMENT_BODIES, type PlacementBody } from "./sections/placement-bodies.ts";
export type { WrittenSentence, WrittenText } from "./text/written-text.ts";
export {
  listAsides,
  type StoredReport,
  toGeneratedReport,
  WRITER_VERSION,
  type WrittenReport,
  writeReport,
} from "./write-report.ts";
