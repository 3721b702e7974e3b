import type { AsideKind, ParagraphKind } from "@cosmic/domain";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import { splitSentences } from "./split-sentences.ts";

/** Whole sentences, in reading order. */
export type Sentences = readonly string[];

/**
 * A sentence, its evidence and its place in the text. Stored as JSON with these names, so the evidence is
 * called `basis`. Reports of versions 1 to 3 keep no places.
 */
export interface WrittenSentence {
  text: string;
  basis: SentenceEvidence;
  /** A paragraph begins here; the first sentence of a text begins one anyway. */
  opensParagraph?: true;
  /** What the paragraph is that begins here, where it is not plain prose. */
  kind?: ParagraphKind;
  /** The same in reports of version 4, on every sentence of the paragraph. */
  aside?: AsideKind;
}

/** A text as prose, its paragraphs parted by blank lines, and the same prose sentence by sentence. */
export interface WrittenText {
  text: string;
  sentences: readonly WrittenSentence[];
}

/** Sentences that all rest on the same evidence. */
export function withEvidence(evidence: SentenceEvidence, texts: Sentences): WrittenSentence[] {
  return texts.map((text) => ({ text, basis: evidence }));
}

/** A paragraph of the corpus, sentence by sentence, resting on one piece of evidence. */
export function asSentences(evidence: SentenceEvidence, paragraph: string): WrittenSentence[] {
  return withEvidence(evidence, splitSentences(paragraph));
}

/** The same paragraph, marked as what it is. */
export function asKind(
  kind: ParagraphKind,
  [first, ...others]: readonly WrittenSentence[],
): WrittenSentence[] {
  return first ? [{ ...first, kind }, ...others] : [];
}

/** The first sentences, up to the one with which they pass so many words. */
export function takeWords(
  sentences: readonly WrittenSentence[],
  most: number,
): readonly WrittenSentence[] {
  let words = 0;
  const end = sentences.findIndex(({ text }) => {
    words += text.split(" ").length;
    return words > most;
  });
  return end === -1 ? sentences : sentences.slice(0, Math.max(1, end));
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
