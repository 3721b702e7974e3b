import { MBTI_TITLES, MBTI_TYPES, ZODIAC_SIGNS } from "@cosmic/domain";
import { splitSentences } from "../text/split-sentences.ts";

/** A sentence that names neither type nor sign; one that is tied makes sense after the one before it only. */
export interface BlindSentence {
  text: string;
  isTied: boolean;
}

const toAlternatives = (words: readonly string[]) => words.join("|");

/** Types, their titles, signs, and the words for them. */
const LABEL = new RegExp(
  [
    `\\b(?:${toAlternatives(MBTI_TYPES)}|${toAlternatives(ZODIAC_SIGNS)})\\b`,
    `\\b(?:${toAlternatives(Object.values(MBTI_TITLES))})s?\\b`,
    "\\b(?:zodiac|horoscope|ascendant|astrology|archetype)\\b",
    "\\b(?:sun|your|the) (?:type|sign)\\b",
  ].join("|"),
  "i",
);

/** Speaks of the two halves that a left-out sentence has named. */
const OF_BOTH =
  /\b(?:combination|mixture|mix|pairing|neither could|the two together|both halves|your (?:two )?(?:sides|halves))\b|^(?:Together|Between (?:them|the two)|Put (?:the two )?together|The two|Thanks to the two|Both)\b/i;

/** Takes up a word of the sentence before it. */
const TAKES_UP =
  /^(?:They|Them|It|Its|It’s|That|That’s|This|Nor|Such|Those(?! who)|These|He|She|His|Her|Their|Instead|In return|What they|One of|Most of|A few|Some (?:of|are)|When none|Each(?! person)|Neither|Others?|Either|What people tell you in|The rest|The people who do|Since then|Afterward|Now that|As a result|Because of|In exchange|At least one|Several|Hence|A good many of them|Now and then one)\b|\b(?:too|however|though|instead|also|meanwhile|either)\b[,.]|\bSome of that\b|\b(?:because of it|speech about it|mention it|call it|find this)\b/;

/** Opens a sentence without adding to what it says. */
const OPENER = /^(?:So|And|But|Then,?|Yet|Still|Meanwhile,?|Also,?) (?=[\p{L}“])/u;

/** Goes on in time from the sentence before it. */
const GOES_ON = /^(?:Then|Meanwhile)\b/;

/** Says of both halves together what the reader is. */
const MAKES_YOU =
  /^(?:(?:Together|Put together|Between them),? (?:they|the two|type and sign)(?:’ve| have)? (?:make|made)(?: you)?|The combination (?:is|makes you)) (?=an? (?!stranger feel)|the |someone|something|fierce)/;

/** The sentence without its opener, and said of the reader where it is said of both halves. */
function withoutHalves(sentence: string): string {
  const rest = sentence
    .replace(OPENER, "")
    .replace(MAKES_YOU, "You are ")
    .replace(/^Together the two /, "You ");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * The sentences of a paragraph that tell nothing of whom it is written for, each with whether it can stand
 * alone. A sentence tied to one that is left out is left out too.
 */
export function listBlindSentences(paragraph: string): BlindSentence[] {
  const kept: BlindSentence[] = [];
  let isPreviousKept = false;
  for (const sentence of splitSentences(paragraph)) {
    const text = withoutHalves(sentence);
    const isTied = TAKES_UP.test(text) || GOES_ON.test(sentence);
    const isBlind = !LABEL.test(text) && !OF_BOTH.test(text);
    isPreviousKept = isBlind && (!isTied || isPreviousKept);
    if (isPreviousKept) kept.push({ text, isTied });
  }
  return kept;
}

/** True for a text with the name of a type, a title or a sign in it. */
export const hasLabel = (text: string): boolean => LABEL.test(text);
