import { findSentenceProblem, namesIn, type RewordingProblem } from "./check-sentence.ts";
import type { ReportText } from "./report-texts.ts";
import { tidySentence } from "./tidy-sentence.ts";

/** A rewording that may be taken, tidied, or why it may not. */
export type RewordingVerdict = { sentences: readonly string[] } | { problem: RewordingProblem };

/** Nothing that a sentence of a report needs; longer ones are not even looked at. */
const LONGEST_LOOKED_AT = 1_000;

const wordCount = (sentences: readonly string[]) => sentences.join(" ").split(" ").length;

/** What two wordings of one sentence have in common when they say it in the same words. */
export const normalizeWording = (sentence: string): string =>
  sentence.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/**
 * Judges other words for a text: as many sentences, sentence i saying what the text's sentence i
 * says, of the same facts and names, about as long, in plain English, promising nothing.
 */
export function checkRewording(
  { sentences: originals }: Pick<ReportText, "sentences">,
  answer: readonly string[],
): RewordingVerdict {
  if (answer.length !== originals.length) return { problem: "count" };
  if (answer.some(({ length }) => length > LONGEST_LOOKED_AT)) return { problem: "length" };
  const originalTexts = originals.map(({ text }) => text);
  const names = namesIn(originalTexts.join(" "));
  const sentences = answer.map(tidySentence);
  for (const [index, sentence] of sentences.entries()) {
    const problem = findSentenceProblem(sentence, originalTexts[index] ?? "", names);
    if (problem) return { problem };
  }
  if (new Set(sentences.map(normalizeWording)).size < sentences.length)
    return { problem: "repeated" };
  const ratio = wordCount(sentences) / wordCount(originalTexts);
  return ratio < 0.8 || ratio > 1.4 ? { problem: "length" } : { sentences };
}
