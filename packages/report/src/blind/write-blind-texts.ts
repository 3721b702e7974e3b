import type { Element, MbtiType, SectionName, ZodiacSign } from "@cosmic/domain";
import { SECTIONS } from "../sections/sections.ts";
import { TYPES } from "../types/types.ts";
import type { StoredReport } from "../write-report.ts";
import { type BlindSentence, listBlindSentences } from "./blind-sentences.ts";
import { matchLengths } from "./match-lengths.ts";

/** Whom an overview is written for. */
export interface OverviewKey {
  mbtiType: MbtiType;
  sign: ZodiacSign;
}

/** Whom a chapter is written for: the type, and the element that the chapter rests on. */
export interface ChapterKey {
  mbtiType: MbtiType;
  element: Element;
}

/**
 * The overviews of these pairings without a name of type or sign, cut by whole sentences to one length and one
 * reading ease, in the order asked for. A text depends on the pairings shown beside it and not on their order.
 */
export const writeBlindOverviews = (keys: readonly OverviewKey[]): string[] =>
  matchLengths(keys.map(listOverviewSentences));

/** The same of one chapter: its own lines, without what the chart adds. */
export const writeBlindChapters = (section: SectionName, keys: readonly ChapterKey[]): string[] =>
  matchLengths(keys.map((key) => listChapterSentences(section, key)));

/** The element that a chapter of this report was written for; null in editions that do not say. */
export function findChapterElement(
  { sections }: Pick<StoredReport, "sections">,
  section: SectionName,
): Element | null {
  const basis = sections[section].sentences.find(({ basis: { kind } }) => kind === "type-element");
  return basis?.basis.kind === "type-element" ? basis.basis.element : null;
}

function listOverviewSentences({ mbtiType, sign }: OverviewKey): BlindSentence[] {
  return listBlindSentences(TYPES[mbtiType].bySign[sign].thesis);
}

function listChapterSentences(
  section: SectionName,
  { mbtiType, element }: ChapterKey,
): BlindSentence[] {
  const found = SECTIONS[section];
  if (found.restsOn === "pairing") throw new RangeError(`${section} is written for no element`);
  return found.units[mbtiType][element].lines.flatMap(([kind, text, then]) =>
    kind === "row" ? listBlindSentences(`${text}: ${then}`) : listBlindSentences(text),
  );
}
