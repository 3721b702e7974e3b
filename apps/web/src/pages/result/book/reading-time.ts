import type { GeneratedReport } from "@cosmic/domain";
import type { Chapter } from "../load/report-view.ts";

const WORDS_A_MINUTE = 220;

/** The texts of one part, in order. */
export function listPartTexts(
  { id, sections }: Chapter,
  report: GeneratedReport,
): readonly string[] {
  return id === "forecast" ? report.monthlyForecasts : sections.map((name) => report[name]);
}

/** The whole minutes that reading takes, one at the least. */
export function countMinutes(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== "").length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** "9 minutes". */
export const formatMinutes = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
