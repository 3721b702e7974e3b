export { canReadFully, previewTextsOf, type ReportViewer, reportFor, toPreview } from "./access.ts";
export { ASIDE_LABELS, type SectionAside } from "./asides.ts";
export { type ChapterFacts, type ChapterId, REPORT_CHAPTERS } from "./chapters.ts";
export { REPORT_DISCLAIMERS, SECTION_DISCLAIMER } from "./disclaimers.ts";
export { explainBasis } from "./explain-basis.ts";
export { type GeneratedReport, hasPremiumSections } from "./generated-report.ts";
export { layOut, type Paragraph, paragraphsOf } from "./paragraphs.ts";
export { PLACEMENT_BODIES, type PlacementBody } from "./placement-bodies.ts";
export { cutForPreview, PREVIEW_CHARACTERS } from "./preview-cut.ts";
export {
  type ReportChangeover,
  type ReportFacts,
  type ReportSources,
  reportFactsFrom,
} from "./report-facts.ts";
export {
  REPORT_SECTIONS,
  SECTION_NAMES,
  type SectionAccess,
  type SectionFacts,
  type SectionGroup,
  type SectionName,
} from "./sections.ts";
export type { AsideKind, SentenceBasis, WrittenSentence, WrittenText } from "./sentence-basis.ts";
