import type { SectionName } from "./sections.ts";

/** What may stand apart from a section’s prose: something to notice, something to try. */
export type AsideKind = "notice" | "practice";

/** A paragraph of a section that stands apart from its prose. */
export interface SectionAside {
  section: SectionName;
  /** Counted from 0 among the paragraphs that blank lines part. */
  paragraph: number;
  kind: AsideKind;
}

/** What stands above such a paragraph. */
export const ASIDE_LABELS: Readonly<Record<AsideKind, string>> = {
  notice: "Worth noticing",
  practice: "Try this",
};
