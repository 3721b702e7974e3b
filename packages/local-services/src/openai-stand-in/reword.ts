import type { Lie } from "./modes.ts";

/** One text as it is asked for. */
export interface AskedText {
  id: string;
  sentences: readonly string[];
}

const beforeTheEnd = (sentence: string, words: string) =>
  sentence.replace(/[.?]$/, (mark) => `${words}${mark}`);

/** A sentence in slightly other words. */
export const rewordSentence = (sentence: string): string => beforeTheEnd(sentence, ", in turn");

/** The word that marks a text: small letters and no figure, so that it passes for a word. */
export const canaryOf = (id: string): string =>
  `canary-${id.toLowerCase().replace(/\d/g, (digit) => "jabcdefghi".charAt(Number(digit)))}`;

const CANARY_FROM = 170;

/** Marks every sentence that begins at or after character 170 of the text. */
export function withCanary({ id, sentences }: AskedText): string[] {
  let start = 0;
  return sentences.map((sentence) => {
    const isMarked = start >= CANARY_FROM;
    start += sentence.length + 1;
    return isMarked ? beforeTheEnd(sentence, ` ${canaryOf(id)}`) : sentence;
  });
}

const LIE_WORDS: Readonly<Record<Lie, string>> = {
  placement: ", and your Pluto in Libra agrees",
  date: ", above all on 31 February",
  name: ", as Bartholomew would say",
  promise: ", and success is guaranteed",
  markup: ", <b>boldly</b>",
  script: "<script>window.__xss=1</script>",
};

/** Slips a lie into every sentence. */
export const withLie = ({ sentences }: AskedText, lie: Lie): string[] =>
  sentences.map((sentence) => beforeTheEnd(sentence, LIE_WORDS[lie]));
