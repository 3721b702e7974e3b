import type { SimulatedTrial } from "./simulated-trials.ts";
import { FEATURES, measureTexts } from "./text-features.ts";

/** How often a way to guess found the reader's own text. */
export interface GuessResult {
  name: string;
  hits: number;
  n: number;
  /** Standard errors from what chance gives. */
  z: number;
}

const CHANCE = 1 / 3;

function toResult(name: string, hits: number, n: number): GuessResult {
  const z = (hits - n * CHANCE) / Math.sqrt(n * CHANCE * (1 - CHANCE));
  return { name, hits, n, z };
}

interface Measured {
  own: number;
  /** Of each text, each feature against those of the texts beside it: the mean is 0. */
  features: readonly (readonly number[])[];
  words: readonly ReadonlySet<string>[];
}

function toMeasured({ open, own }: SimulatedTrial): Measured {
  const texts = measureTexts(open);
  const features = texts.map((text) =>
    FEATURES.map((name) => {
      const values = texts.map((each) => each[name]);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const deviation = Math.hypot(...values.map((value) => value - mean));
      return deviation === 0 ? 0 : (text[name] - mean) / deviation;
    }),
  );
  const words = open.texts.map(({ text }) => new Set(text.toLowerCase().match(/[\p{L}’]+/gu)));
  return { own, features, words };
}

/** Where the best score stands; the first of equals, in an order that has nothing to do with the page. */
function findBest(scores: readonly number[], turn: number): number {
  let best = turn % scores.length;
  for (const at of scores.keys()) {
    if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  }
  return best;
}

/** Takes the text with the most, the least or the middle amount of one feature. */
function guessByFeature(trials: readonly Measured[], at: number): GuessResult[] {
  const ways = {
    most: (x: number) => x,
    least: (x: number) => -x,
    middle: (x: number) => -Math.abs(x),
  };
  return Object.entries(ways).map(([way, score]) => {
    const hits = trials.filter(({ own, features }, turn) => {
      const scores = features.map((text) => score(text[at] ?? 0));
      return findBest(scores, turn) === own;
    });
    return toResult(`${way} ${FEATURES[at]}`, hits.length, trials.length);
  });
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const withSquares = (text: readonly number[]) => [...text, ...text.map((value) => value ** 2)];

/** Learns weights of all features and their squares from one half (conditional logit), and guesses the other. */
function guessByWeights(trials: readonly Measured[]): GuessResult {
  const [learned, tried] = halve(trials);
  let weights = FEATURES.flatMap(() => [0, 0]);
  for (let round = 0; round < 60; round += 1) {
    const slope = weights.map(() => 0);
    for (const { own, features } of learned) {
      const texts = features.map(withSquares);
      const odds = texts.map((text) => Math.exp(dot(weights, text)));
      const total = odds.reduce((sum, each) => sum + each, 0);
      for (const [at, text] of texts.entries()) {
        const error = (at === own ? 1 : 0) - (odds[at] ?? 0) / total;
        for (const [which, value] of text.entries())
          slope[which] = (slope[which] ?? 0) + error * value;
      }
    }
    weights = weights.map((weight, at) => weight + (4 * (slope[at] ?? 0)) / learned.length);
  }
  const hits = tried.filter(
    ({ own, features }, turn) =>
      findBest(
        features.map((text) => dot(weights, withSquares(text))),
        turn,
      ) === own,
  );
  return toResult("weights of all features, learned", hits.length, tried.length);
}

/** Learns from one half which words own texts have more often, and guesses the other. */
function guessByWords(trials: readonly Measured[]): GuessResult {
  const [learned, tried] = halve(trials);
  const seen = new Map<string, { own: number; all: number }>();
  for (const { own, words } of learned) {
    for (const [at, text] of words.entries()) {
      for (const word of text) {
        const count = seen.get(word) ?? { own: 0, all: 0 };
        seen.set(word, { own: count.own + (at === own ? 1 : 0), all: count.all + 1 });
      }
    }
  }
  const weigh = (word: string) => {
    const { own, all } = seen.get(word) ?? { own: 0, all: 0 };
    return Math.log((own + 10) / (all + 30) / CHANCE);
  };
  const hits = tried.filter(({ own, words }, turn) => {
    const scores = words.map((text) => [...text].reduce((sum, word) => sum + weigh(word), 0));
    return findBest(scores, turn) === own;
  });
  return toResult("words, learned", hits.length, tried.length);
}

function halve<Item>(items: readonly Item[]): [Item[], Item[]] {
  const middle = Math.floor(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

/** Every way to guess the reader's own text without knowing the reader. */
export function guessOwn(trials: readonly SimulatedTrial[]): GuessResult[] {
  const measured = trials.map(toMeasured);
  return [
    ...FEATURES.flatMap((_, at) => guessByFeature(measured, at)),
    guessByWeights(measured),
    guessByWords(measured),
  ];
}

/**
 * Further from chance than this no way may be: with some forty ways, chance alone passes it once in
 * four hundred runs.
 */
export const MOST_Z = 4;
