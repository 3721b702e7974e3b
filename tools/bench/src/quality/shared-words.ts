import type { WrittenSentence } from "@cosmic/report";

/** So many words in a row that two texts have in common count as shared. */
const RUN = 6;
const WORD = /[\p{L}\d][\p{L}\d’'-]*/gu;

const toWords = (sentences: readonly WrittenSentence[]): string[][] =>
  sentences.map(({ text }) => text.toLowerCase().match(WORD) ?? []);

/** Each run of words within a sentence; a sentence shorter than a run is a run itself. */
function* listRuns(words: readonly string[]): Generator<readonly [start: number, run: string]> {
  for (let start = 0; start + RUN <= Math.max(RUN, words.length); start += 1) {
    yield [start, words.slice(start, start + RUN).join(" ")];
  }
}

/** Prepares a text for comparison with others. */
export function indexRuns(sentences: readonly WrittenSentence[]): ReadonlySet<string> {
  return new Set(toWords(sentences).flatMap((words) => [...listRuns(words)].map(([, run]) => run)));
}

/**
 * The share of a text's words, 0 to 1, that stand in a run of six words which the other text has too:
 * whole sentences and halves of sentences count alike.
 */
export function computeSharedWords(
  sentences: readonly WrittenSentence[],
  other: ReadonlySet<string>,
): number {
  let shared = 0;
  let total = 0;
  for (const words of toWords(sentences)) {
    const isShared = words.map(() => false);
    for (const [start, run] of listRuns(words)) {
      if (other.has(run)) isShared.fill(true, start, start + RUN);
    }
    shared += isShared.filter(Boolean).length;
    total += words.length;
  }
  return total === 0 ? 0 : shared / total;
}
