import type { SentenceBasis, WrittenSentence, WrittenText } from "../sentence-basis.ts";

/** Sentences that all rest on the same fact. */
export function restingOn(basis: SentenceBasis, texts: readonly string[]): WrittenSentence[] {
  return texts.map((text) => ({ text, basis }));
}

/** One paragraph: the sentences joined by a space, and the sentences themselves. */
export function asParagraph(...blocks: readonly (readonly WrittenSentence[])[]): WrittenText {
  const sentences = blocks.flat();
  return { text: sentences.map(({ text }) => text).join(" "), sentences };
}
