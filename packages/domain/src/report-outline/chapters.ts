import type { SectionGroup } from "./sections.ts";

export type ChapterId = SectionGroup | "forecast";

export interface ChapterFacts {
  id: ChapterId;
  numeral: string;
  title: string;
}

/** The full report's chapters in reading order; the forecast holds the twelve months. */
export const REPORT_CHAPTERS: readonly ChapterFacts[] = [
  { id: "essentials", numeral: "I", title: "Essentials" },
  { id: "depths", numeral: "II", title: "Depths" },
  { id: "sky", numeral: "III", title: "Sky and Symbol" },
  { id: "gifts", numeral: "IV", title: "Gifts" },
  { id: "forecast", numeral: "V", title: "12-Month Forecast" },
  { id: "premium", numeral: "VI", title: "In Daily Life" },
];
