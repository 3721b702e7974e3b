import type { AsideKind, SentenceBasis, WrittenSentence, WrittenText } from "../sentence-basis.ts";

/** Sentences that all rest on the same fact. */
export function restingOn(basis: SentenceBasis, texts: readonly string[]): WrittenSentence[] {
  return texts.map((text) => ({ text, basis }));
}

/** Sentences that stand apart from the prose around them. */
export function standingApart(aside: AsideKind, sentences: readonly WrittenSentence[]) {
  return sentences.map((sentence): WrittenSentence => ({ ...sentence, aside }));
}

/** The sentences, and their prose: a space between two, and a blank line where a paragraph begins. */
export function asText(sentences: readonly WrittenSentence[]): WrittenText {
  const text = sentences
    .map(({ text: said, opensParagraph }, index) => {
      if (index === 0) return said;
      return `${opensParagraph ? "\n\n" : " "}${said}`;
    })
    .join("");
  return { text, sentences };
}

/** One paragraph. */
export function asParagraph(...blocks: readonly (readonly WrittenSentence[])[]): WrittenText {
  return asText(blocks.flat());
}

/** A text of several paragraphs; one without sentences is left out. */
export function asParagraphs(paragraphs: readonly (readonly WrittenSentence[])[]): WrittenText {
  const written = paragraphs.filter((paragraph) => paragraph.length > 0);
  return asText(
    written.flatMap((paragraph, index) =>
      paragraph.map((sentence, place) =>
        index > 0 && place === 0 ? { ...sentence, opensParagraph: true as const } : sentence,
      ),
    ),
  );
}
