import { SECTION_CORPORA } from "../corpus/index.ts";
import { overviewBySign, overviewByType } from "../corpus/overview.ts";
import { PLACEMENT_CORPORA } from "../corpus/placements/index.ts";
import { strengthsBySign, strengthsByType } from "../corpus/strengths.ts";

const WORD = /\p{L}+(?:’\p{L}+)*/gu;

/** The words of a text as they stand. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

function addWordsOf(piece: unknown, words: Set<string>): void {
  if (typeof piece === "string") for (const word of wordsOf(piece)) words.add(word.toLowerCase());
  else if (piece instanceof Object)
    for (const part of Object.values(piece)) addWordsOf(part, words);
}

let known: ReadonlySet<string> | null = null;

/** Every word of the built-in prose, in small letters: a dictionary of plain English in this voice. */
export function knownWords(): ReadonlySet<string> {
  if (known) return known;
  const words = new Set<string>();
  const prose = [overviewByType, overviewBySign, strengthsByType, strengthsBySign];
  addWordsOf([SECTION_CORPORA, PLACEMENT_CORPORA, prose], words);
  known = words;
  return words;
}
