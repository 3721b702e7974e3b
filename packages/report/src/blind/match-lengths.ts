import type { BlindSentence } from "./blind-sentences.ts";

interface Cut {
  text: string;
  length: number;
  /** Automated readability index: the school grade a text takes. Senter and Smith, AMRL-TR-66-220 (1967). */
  grade: number;
}

/** Characters that texts are cut to, and grades, tried in turn. */
const LENGTHS = Array.from({ length: 45 }, (_, step) => 120 + 6 * step);
const GRADES = [4, 5, 6, 7, 8, 9, 10, 11];
/** What a grade apart weighs against a text of another length. */
const GRADE_WEIGHT = 0.025;
/** A text should be long enough to be recognized; what is missing weighs a quarter of a difference. */
const WANTED_LENGTH = 260;

/**
 * One text of each list of sentences, by leaving out whole sentences, so that all are about as long and as
 * easy to read as one another. Depends on the lists alone, in whatever order they come.
 */
export function matchLengths(lists: readonly (readonly BlindSentence[])[]): string[] {
  const cuts = lists.map(listCuts);
  let best: { cost: number; chosen: readonly Cut[] } | null = null;
  for (const length of LENGTHS) {
    for (const grade of GRADES) {
      const chosen = cuts.map((each) => findClosest(each, length, grade));
      const cost = computeCost(chosen);
      if (best === null || cost < best.cost) best = { cost, chosen };
    }
  }
  return best === null ? [] : best.chosen.map(({ text }) => text);
}

/** Sentences of a text that are looked at: each doubles the ways to cut it. */
const LOOKED_AT = 8;

/** Every text that some of the sentences make, in their order. */
function listCuts(all: readonly BlindSentence[]): Cut[] {
  const sentences = all.slice(0, LOOKED_AT);
  const cuts: Cut[] = [];
  for (let mask = 1; mask < 2 ** sentences.length; mask += 1) {
    const isKept = (at: number) => at >= 0 && Math.floor(mask / 2 ** at) % 2 === 1;
    const kept = sentences.filter((_, at) => isKept(at));
    const isWhole = sentences.every(({ isTied }, at) => !isKept(at) || !isTied || isKept(at - 1));
    if (isWhole) cuts.push(toCut(kept.map(({ text }) => text)));
  }
  return cuts;
}

function toCut(sentences: readonly string[]): Cut {
  const text = sentences.join(" ");
  const words = text.split(" ").length;
  const letters = text.replaceAll(/[^\p{L}\d]/gu, "").length;
  const grade = 4.71 * (letters / words) + 0.5 * (words / sentences.length) - 21.43;
  return { text, length: text.length, grade };
}

function findClosest(cuts: readonly Cut[], length: number, grade: number): Cut {
  let best: { cost: number; cut: Cut } | null = null;
  for (const cut of cuts) {
    const cost =
      Math.abs(cut.length - length) / length + GRADE_WEIGHT * Math.abs(cut.grade - grade);
    if (best === null || cost < best.cost) best = { cost, cut };
  }
  if (best === null) throw new RangeError("A text without a sentence cannot be matched");
  return best.cut;
}

function computeCost(chosen: readonly Cut[]): number {
  const lengths = chosen.map(({ length }) => length);
  const grades = chosen.map(({ grade }) => grade);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = (Math.max(...lengths) - Math.min(...lengths)) / mean;
  const ease = Math.max(...grades) - Math.min(...grades);
  return 4 * spread + GRADE_WEIGHT * ease + Math.max(0, WANTED_LENGTH - mean) / WANTED_LENGTH;
}
