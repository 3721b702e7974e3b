import type { SectionName } from "./sections.ts";

/** What stands apart from a section's prose: something to notice (first edition only), something to try. */
export type AsideKind = "notice" | "practice";

/** What a paragraph is where it is not plain prose; a row holds "when: then", a voice "name: words". */
export type ParagraphKind =
  | AsideKind
  | "lead"
  | "voice"
  | "other-voice"
  | "question"
  | "answer"
  | "item"
  | "row"
  | "step"
  /** What the chart adds to the section. */
  | "sky"
  /** The question for the reader, at the end of a section. */
  | "ask";

/** A paragraph of a section that is not plain prose. */
export interface SectionParagraph {
  section: SectionName;
  /** Counted from 0 among the paragraphs that blank lines part. */
  paragraph: number;
  kind: ParagraphKind;
}

/** What stands above such a paragraph. */
export const ASIDE_LABELS: Readonly<Record<AsideKind, string>> = {
  notice: "Worth noticing",
  practice: "Try this",
};
