import { BANNED_PROMISES } from "./banned-promises.ts";
import { factTermsIn } from "./fact-terms.ts";
import { findWords, knownWords } from "./known-words.ts";

/** Why a rewording is not taken. */
export type RewordingProblem =
  /** Another number of sentences than the text has. */
  | "count"
  /** Much longer or shorter than what it re-words. */
  | "length"
  /** Not one plain sentence: markup, addresses, emoji, several sentences or none. */
  | "form"
  /** Another list of figures, dates, signs, planets, aspects or types than the sentence has. */
  | "facts"
  /** A name that the text does not have. */
  | "names"
  /** A promise or a prophecy. */
  | "promise"
  /** Speaks of itself or to its instructions instead of to the reader. */
  | "voice"
  /** Not plain English. */
  | "language"
  /** Says something that the report says already. */
  | "repeated";

/** The longest sentence the built-in prose would write, with room. */
const LONGEST = 420;
const MOST_WORDS = 75;
/** Share of its words that a sentence has in common with the built-in prose's dictionary. */
const LEAST_KNOWN = 0.6;
/** So many words are nothing yet, which matters in sentences of three or four. */
const FEW_UNKNOWN = 2;
const CONTRACTION = /(?:n’t|’(?:d|ll|m|re|s|ve))$/;
const ADVERB = /(?:ically|edly|ingly|fully|ously)$/;

/** Letters, figures and the marks of plain prose; nothing that a page or a terminal could obey. */
const PLAIN = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 ,.;:?’‘“”()°′–-]+$/;
/** A full stop or question mark ends the sentence and stands nowhere else but inside a figure. */
const ONE_SENTENCE = /^[“‘]?\p{Lu}(?:[^.?]|\.(?=\d))*[.?]$/u;

/** What the built-in prose never says of the future, of health, money or law. */
const PROPHECIES =
  /\b(?:you (?:will|are going to|shall) (?:\w+ )?(?:marry|die|win|inherit|fall ill|become (?:rich|famous|pregnant)|find (?:love|your soul ?mate)|be (?:rich|famous|cured|healed|promoted|married))|lottery|jackpot|soon (?:you will|comes?)|prophec\w+|predict\w* (?:that )?you|certain to|bound to happen|stop taking|medication|medicine|dosage|prescri\w+|invest (?:in|your)|stocks|crypto\w*|lawsuit|legal advice|medical advice|financial advice)\b/i;
const SELF =
  /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Uu]s|[Oo]urs?|[Ss]orry|[Aa]polog\w+|AI|language model|assistant|chatbot|GPT\w*|OpenAI|prompts?|instructions?|[Rr]ewrit\w+|[Rr]eword\w+|[Rr]ephras\w+|JSON|isPaid|isPremium)\b/g;

const foundIn = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
/** What the built-in prose says itself, such as of patients who stop taking pills, is no prophecy. */
const hasNewProphecy = (sentence: string, original: string): boolean => {
  const [said] = foundIn(sentence, PROPHECIES);
  return said !== undefined && !original.includes(said);
};
const countMarks = (text: string, mark: string) => text.split(mark).length - 1;

function isLengthKept(sentence: string, original: string): boolean {
  const { length } = sentence;
  return (
    length <= LONGEST &&
    sentence.split(" ").length <= MOST_WORDS &&
    length >= original.length * 0.45 &&
    length <= original.length * 1.7 + 30
  );
}

function isPlain(sentence: string): boolean {
  if (!PLAIN.test(sentence) || !ONE_SENTENCE.test(sentence)) return false;
  return (
    countMarks(sentence, "“") === countMarks(sentence, "”") &&
    countMarks(sentence, "(") === countMarks(sentence, ")")
  );
}

const areFactsKept = (sentence: string, original: string) =>
  factTermsIn(sentence).join() === factTermsIn(original).join();

/**
 * Names are words with a capital. Inside a sentence they must be the text's own; at its head, where
 * any word has one, the word must be everyday English.
 */
function hasForeignName(sentence: string, ownNames: ReadonlySet<string>): boolean {
  const capitals = [...sentence.matchAll(/\p{L}[\p{L}’-]*/gu)].filter(({ 0: word, index }) => {
    const isHead = !/\p{L}/u.test(sentence.slice(0, index));
    return isHead ? !isEveryday(word) : /\p{Lu}/u.test(word);
  });
  return capitals.some(({ 0: word }) => !ownNames.has(bareName(word)));
}

const bareName = (word: string) => word.replace(/’s?$/, "");

function isEveryday(word: string): boolean {
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  const small = word.toLowerCase().replace(CONTRACTION, "");
  const parts = small.split(/[-’]/);
  return (
    knownWords().has(small) || parts.every((part) => knownWords().has(part)) || ADVERB.test(small)
  );
}

function isEnglish(sentence: string): boolean {
  const words = findWords(sentence);
  const known = words.filter((word) => knownWords().has(word.toLowerCase()));
  return known.length >= words.length * LEAST_KNOWN || words.length - known.length <= FEW_UNKNOWN;
}

/** The words with a capital in a text: the names that a rewording of it may use. */
export function namesIn(text: string): Set<string> {
  return new Set(foundIn(text, /\p{Lu}[\p{L}’-]*/gu).map(bareName));
}

/**
 * Why a (tidied) sentence may not stand for the original; null when it may.
 * @param ownNames the names of the whole text the original is part of
 */
export function findSentenceProblem(
  sentence: string,
  original: string,
  ownNames: ReadonlySet<string>,
): RewordingProblem | null {
  if (sentence === original) return null;
  if (!isLengthKept(sentence, original)) return "length";
  if (!isPlain(sentence)) return "form";
  if (BANNED_PROMISES.test(sentence) || hasNewProphecy(sentence, original)) return "promise";
  const allowedSelf = foundIn(original, SELF);
  if (foundIn(sentence, SELF).some((word) => !allowedSelf.includes(word))) return "voice";
  if (!areFactsKept(sentence, original)) return "facts";
  if (hasForeignName(sentence, ownNames)) return "names";
  return isEnglish(sentence) ? null : "language";
}
