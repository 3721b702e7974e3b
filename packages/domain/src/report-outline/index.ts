export { ASIDE_LABELS, type AsideKind, type SectionAside } from "./asides.ts";
export { type ChapterFacts, type ChapterId, REPORT_CHAPTERS } from "./chapters.ts";
export { REPORT_DISCLAIMERS, SECTION_DISCLAIMER } from "./disclaimers.ts";
export { type GeneratedReport, hasPremiumSections } from "./generated-report.ts";
export { layOut, type Paragraph, splitParagraphs } from "./paragraphs.ts";
export type { ReportChangeover } from "./report-changeover.ts";
export {
  REPORT_SECTIONS,
  SECTION_NAMES,
  type SectionAccess,
  type SectionFacts,
  type SectionGroup,
  type SectionName,
} from "./sections.ts";
