export { type ChapterFacts, type ChapterId, REPORT_CHAPTERS } from "./chapters.ts";
export {
  FORECAST_RULE,
  formatDateHouses,
  formatForecastHouses,
  REPORT_DISCLAIMERS,
  SCENES_NOTE,
  SECTION_DISCLAIMER,
} from "./disclaimers.ts";
export { type GeneratedReport, hasPremiumSections } from "./generated-report.ts";
export {
  ASIDE_LABELS,
  type AsideKind,
  type ParagraphKind,
  type SectionParagraph,
} from "./paragraph-kinds.ts";
export { layOut, type Paragraph, splitParagraphs } from "./paragraphs.ts";
export type { ReportChangeover } from "./report-changeover.ts";
export {
  PREMIUM_SECTIONS,
  REPORT_SECTIONS,
  SECTION_NAMES,
  type SectionAccess,
  type SectionFacts,
  type SectionForm,
  type SectionGroup,
  type SectionName,
} from "./sections.ts";
