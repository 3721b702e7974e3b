export { canReadFully, type ReportViewer, reportFor, toPreview } from "./access.ts";
export { type GeneratedReport, hasPremiumSections } from "./generated-report.ts";
export { cutForPreview, PREVIEW_CHARACTERS } from "./preview-cut.ts";
export type {
  ReportChangeover,
  ReportFacts,
  SentenceBasis,
  WrittenSentence,
  WrittenText,
} from "./report-facts.ts";
export {
  REPORT_SECTIONS,
  SECTION_NAMES,
  type SectionAccess,
  type SectionFacts,
  type SectionGroup,
  type SectionName,
} from "./sections.ts";
