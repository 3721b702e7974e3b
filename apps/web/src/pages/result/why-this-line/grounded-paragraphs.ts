import type { GroundedSentence } from "@cosmic/contracts";

/**
 * A text's grounded sentences, gathered into the paragraphs that the page sets it in, so that nothing
 * moves when the grounds appear. A sentence that runs over a paragraph's end stays whole, where it
 * begins; sentences that are not those of the text make one paragraph by themselves.
 */
export function groundedParagraphs(
  paragraphs: readonly string[],
  sentences: readonly GroundedSentence[],
): readonly (readonly GroundedSentence[])[] {
  const text = paragraphs.join(" ");
  const gathered: GroundedSentence[][] = paragraphs.map(() => []);
  const starts = startsOf(paragraphs);
  let from = 0;
  for (const sentence of sentences) {
    const at = text.indexOf(sentence.text, from);
    if (at === -1) return [sentences];
    const paragraph = starts.findLastIndex((start) => start <= at);
    gathered[paragraph]?.push(sentence);
    from = at + sentence.text.length;
  }
  return gathered.filter((group) => group.length > 0);
}

/** Where each paragraph begins once they are joined by single spaces. */
function startsOf(paragraphs: readonly string[]): readonly number[] {
  let next = 0;
  return paragraphs.map(({ length }) => {
    const start = next;
    next += length + 1;
    return start;
  });
}
