import type { SentenceEvidence } from "@cosmic/contracts";
import type { Paragraph } from "@cosmic/domain";

/** A paragraph of sentences that can show their evidence. */
export interface EvidenceParagraph extends Pick<Paragraph, "kind"> {
  sentences: readonly SentenceEvidence[];
}

/**
 * A text's sentences with evidence, grouped into the paragraphs of the page, so that nothing moves when the
 * evidence appears. A sentence that crosses a paragraph's end stays whole in the paragraph where it begins;
 * sentences that are not in the text make one paragraph of their own.
 */
export function toEvidenceParagraphs(
  paragraphs: readonly Paragraph[],
  sentences: readonly SentenceEvidence[],
): readonly EvidenceParagraph[] {
  const text = paragraphs.map((paragraph) => paragraph.text).join(" ");
  const gathered = paragraphs.map(({ kind }) => ({ kind, sentences: [] as SentenceEvidence[] }));
  const starts = listStarts(paragraphs);
  let from = 0;
  for (const sentence of sentences) {
    const at = text.indexOf(sentence.text, from);
    if (at === -1) return [{ kind: null, sentences }];
    const paragraph = starts.findLastIndex((start) => start <= at);
    gathered[paragraph]?.sentences.push(sentence);
    from = at + sentence.text.length;
  }
  return gathered.filter((group) => group.sentences.length > 0);
}

/** Where each paragraph begins once they are joined by single spaces. */
function listStarts(paragraphs: readonly Paragraph[]): readonly number[] {
  let next = 0;
  return paragraphs.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
}
