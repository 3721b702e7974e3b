import type { SectionGroup } from "./sections.ts";

export type ChapterId = SectionGroup | "forecast";

export interface ChapterFacts {
  id: ChapterId;
  numeral: string;
  title: string;
}

/** The full report's parts in reading order; the book ends with where it all leads. */
export const REPORT_CHAPTERS: readonly ChapterFacts[] = [
  { id: "halves", numeral: "I", title: "The Two Halves" },
  { id: "work", numeral: "II", title: "Work and Money" },
  { id: "love", numeral: "III", title: "Love and Others" },
  { id: "below", numeral: "IV", title: "Below the Surface" },
  { id: "days", numeral: "V", title: "Day to Day" },
  { id: "forecast", numeral: "VI", title: "12-Month Forecast" },
  { id: "direction", numeral: "VII", title: "Direction" },
];
