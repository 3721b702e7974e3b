/** An end mark, closing quotes, a space, and what may open the next sentence. */
const BOUNDARY = /(?<=[.?!…][”’)]{0,2}) (?=[“‘(]?[\p{Lu}\d])/u;
const ABBREVIATED = /\b(?:Mr|Mrs|Ms|Dr|St|a\.m|p\.m|No)\.$/;

/** The sentences of a paragraph of the report's own prose, in order. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const piece of paragraph.split(BOUNDARY)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else {
      sentences.push(piece);
    }
  }
  return sentences;
}
