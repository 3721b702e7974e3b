export { canReadFully, type ReportViewer, reportFor, toPreview } from "./access.ts";
export { type GeneratedReport, hasPremiumSections } from "./generated-report.ts";
export { PLACEMENT_BODIES, type PlacementBody } from "./placement-bodies.ts";
export { cutForPreview, PREVIEW_CHARACTERS } from "./preview-cut.ts";
export type {
  ReportChangeover,
  ReportFacts,
  ReportPlacements,
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
