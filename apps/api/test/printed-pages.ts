import type { GeneratedProfile } from "@cosmic/contracts";
import { layOut, PRODUCT_NAME, type SectionName } from "@cosmic/domain";
import { PAGE } from "../src/features/blueprints/pdf/look.ts";
import type { PrintedRun, ReadPdf } from "./read-pdf.ts";

/** Points below which nothing stands but the page's edge. */
export const FOOT = 34;

/** The running text without what stands at the head and foot of each page. */
export function runningText({ pages, outline }: ReadPdf): string {
  const parts = outline.map(({ title }) => title.toUpperCase());
  return pages
    .map((page, index) => {
      const head = parts.find((part) => page.startsWith(`${PRODUCT_NAME.toUpperCase()} ${part} `));
      return head ? page.slice(`${PRODUCT_NAME} ${head} ${index + 1} `.length) : page;
    })
    .join(" ");
}

/** Runs that leave the part of the page that text may stand on. */
export function strayRuns(runs: readonly PrintedRun[]): string[] {
  return runs
    .filter(
      ({ x, y, width }) =>
        x < PAGE.side - 1 ||
        x + width > PAGE.width - PAGE.side + 1 ||
        y < FOOT ||
        y > PAGE.height - FOOT,
    )
    .map(({ text }) => text);
}

/** Pairs of runs that cover one another by more than a hair. */
export function findOverlaps(runs: readonly PrintedRun[]): string[] {
  return runs.flatMap((one, index) =>
    runs
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1.5 &&
          Math.abs(one.y - other.y) < 0.6 * Math.min(one.size, other.size),
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
}

/** A section's paragraphs as the page says them: names in capitals, tables without "When". */
export const listPrinted = (profile: GeneratedProfile, name: SectionName): string[] =>
  layOut(
    profile[name],
    profile.sectionParagraphs.filter(({ section }) => section === name),
  ).map(({ text, kind }) => {
    const [before = "", ...after] = text.split(": ");
    const words = after.join(": ");
    if (kind === "voice" || kind === "other-voice") return `${before.toUpperCase()} ${words}`;
    if (kind !== "row") return text;
    const when = before.replace(/^When /, "");
    return `${when.charAt(0).toUpperCase()}${when.slice(1)} ${words}`;
  });
