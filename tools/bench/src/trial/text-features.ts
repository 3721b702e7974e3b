import { deflateRawSync } from "node:zlib";
import type { OpenTrial } from "@cosmic/contracts";
import { syllable } from "syllable";

/** What can be measured of a text without understanding it. */
export const FEATURES = [
  "characters",
  "bytes of the text",
  "bytes in the payload",
  "bytes compressed alone",
  "bytes the answer saves without it",
  "words",
  "sentences",
  "Flesch reading ease",
  "letters a word",
  "words shared with the others",
  "place on the page",
  "place of its id by alphabet",
] as const;
type Feature = (typeof FEATURES)[number];

type TrialText = OpenTrial["texts"][number];

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
const compress = (value: unknown) => deflateRawSync(JSON.stringify(value)).length;

/** Source of the ease: R. Flesch, "A new readability yardstick" (1948). */
function measureText({ text }: TrialText) {
  const words = listWords(text);
  const sentences = text.split(/[.?!…][”’)]*(?= |$)/).length - 1;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
  return { words, sentences, ease };
}

function countShared(words: readonly string[], others: readonly TrialText[]): number {
  const theirs = new Set(others.flatMap(({ text }) => listWords(text)));
  return new Set(words.filter((word) => word.length > 4 && theirs.has(word))).size;
}

/** The features of each text of a trial, in the order of the page. */
export function measureTexts(open: OpenTrial): Record<Feature, number>[] {
  const ids = open.texts.map(({ id }) => id).toSorted();
  return open.texts.map((each, at) => {
    const { words, sentences, ease } = measureText(each);
    const others = open.texts.filter((other) => other !== each);
    return {
      characters: each.text.length,
      "bytes of the text": Buffer.byteLength(each.text),
      "bytes in the payload": Buffer.byteLength(JSON.stringify(each)),
      "bytes compressed alone": compress(each.text),
      "bytes the answer saves without it": compress(open) - compress({ ...open, texts: others }),
      words: words.length,
      sentences,
      "Flesch reading ease": ease,
      "letters a word": words.join("").length / words.length,
      "words shared with the others": countShared(words, others),
      "place on the page": at,
      "place of its id by alphabet": ids.indexOf(each.id),
    };
  });
}
