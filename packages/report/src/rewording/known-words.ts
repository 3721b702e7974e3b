import { aspectTexts } from "../chart/aspect-prose.ts";
import { exercises } from "../exercises/prose.ts";
import { retrogradeSentences } from "../months/prose/retrogrades.ts";
import { transitTexts } from "../months/prose/transits.ts";
import { yearTexts } from "../months/prose/year.ts";
import { SECTIONS } from "../sections/sections.ts";
import { TYPES } from "../types/types.ts";

const WORD = /\p{L}+(?:’\p{L}+)*/gu;

/** The words of a text as they stand. */
export const findWords = (text: string): string[] => text.match(WORD) ?? [];

function collectWords(piece: unknown, words: Set<string>): void {
  if (typeof piece === "string") for (const word of findWords(piece)) words.add(word.toLowerCase());
  else if (piece instanceof Object)
    for (const part of Object.values(piece)) collectWords(part, words);
}

let known: ReadonlySet<string> | null = null;

/** The words of the corpus in lower case: a dictionary of plain English in this voice. */
export function knownWords(): ReadonlySet<string> {
  if (known) return known;
  const words = new Set<string>();
  const months = [transitTexts, retrogradeSentences, yearTexts];
  collectWords([SECTIONS, TYPES, aspectTexts, exercises, months], words);
  known = words;
  return words;
}
