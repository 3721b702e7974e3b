import type { WrittenSentence } from "@cosmic/report";
import { syllable } from "syllable";
import { wordsIn } from "./report-texts.ts";

const known = new Map<string, number>();

/** Sentences recur from report to report, and counting their syllables is the slow part. */
function syllablesIn({ text }: WrittenSentence): number {
  const counted = known.get(text);
  if (counted !== undefined) return counted;
  const count = syllable(text);
  known.set(text, count);
  return count;
}

/**
 * Flesch reading ease: 60 to 70 is plain English, higher is easier.
 * Source: R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948).
 */
export function readingEase(sentences: readonly WrittenSentence[]): number {
  const words = wordsIn(sentences);
  const syllables = sentences.reduce((total, sentence) => total + syllablesIn(sentence), 0);
  return 206.835 - 1.015 * (words / sentences.length) - 84.6 * (syllables / words);
}
