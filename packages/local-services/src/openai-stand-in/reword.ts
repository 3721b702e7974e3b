import type { Lie } from "./modes.ts";

/** One text of a rewording request. */
export interface RequestedText {
  id: string;
  sentences: readonly string[];
}

/** What the instructions leave as it stands: speech, exclamations, a name or a case before a colon. */
const KEPT = /[“”!…:]/;

const insertBeforeEnd = (sentence: string, words: string) =>
  KEPT.test(sentence) ? sentence : sentence.replace(/[.?]$/, (mark) => `${words}${mark}`);

/** A slightly reworded sentence. */
export const rewordSentence = (sentence: string): string => insertBeforeEnd(sentence, ", in turn");

/** The marker word of a text: lowercase letters without digits, so that it passes as a word. */
export const getCanary = (id: string): string =>
  `canary-${id.toLowerCase().replace(/\d/g, (digit) => "jabcdefghi".charAt(Number(digit)))}`;

const CANARY_FROM = 170;

/** Marks every sentence that begins at or after character 170 of the text. */
export function withCanary({ id, sentences }: RequestedText): string[] {
  let start = 0;
  return sentences.map((sentence) => {
    const isMarked = start >= CANARY_FROM;
    start += sentence.length + 1;
    return isMarked ? insertBeforeEnd(sentence, ` ${getCanary(id)}`) : sentence;
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

/** Adds a false statement to every sentence. */
export const withLie = ({ sentences }: RequestedText, lie: Lie): string[] =>
  sentences.map((sentence) => insertBeforeEnd(sentence, LIE_WORDS[lie]));
