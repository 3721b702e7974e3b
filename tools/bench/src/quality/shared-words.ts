import type { WrittenSentence } from "@cosmic/report";

/** So many words in a row that two texts have in common count as shared. */
const RUN = 6;
const WORD = /[\p{L}\d][\p{L}\d’'-]*/gu;

/** A text made ready for comparison: its runs of words, sentence by sentence. */
export interface IndexedText {
  sentences: readonly { wordCount: number; runs: readonly string[] }[];
  runs: ReadonlySet<string>;
}

/** Each run of words within a sentence, by where it starts; a sentence shorter than a run is a run itself. */
function listRuns(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(1, words.length - RUN + 1) }, (_, start) =>
    words.slice(start, start + RUN).join(" "),
  );
}

/** Prepares a text for comparison with others. */
export function indexText(sentences: readonly WrittenSentence[]): IndexedText {
  const indexed = sentences.map(({ text }) => {
    const words = text.toLowerCase().match(WORD) ?? [];
    return { wordCount: words.length, runs: listRuns(words) };
  });
  return { sentences: indexed, runs: new Set(indexed.flatMap(({ runs }) => runs)) };
}

/**
 * The share of a text's words, 0 to 1, that stand in a run of six words which the other text has too:
 * whole sentences and halves of sentences count alike.
 */
export function computeSharedWords({ sentences }: IndexedText, other: IndexedText): number {
  let shared = 0;
  let total = 0;
  for (const { wordCount, runs } of sentences) {
    // Runs overlap: each shared one adds the words after the end of the one before.
    let counted = 0;
    for (const [start, run] of runs.entries()) {
      if (!other.runs.has(run)) continue;
      const end = Math.min(start + RUN, wordCount);
      shared += end - Math.max(start, counted);
      counted = end;
    }
    total += wordCount;
  }
  return total === 0 ? 0 : shared / total;
}
