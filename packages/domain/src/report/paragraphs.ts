const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
/** About fourteen lines of a reading column. */
const LONG_PARAGRAPH = 900;

/**
 * A text's paragraphs: blank lines part them, and a long one is parted at the sentence nearest its
 * middle.
 */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .flatMap((paragraph) =>
      paragraph.length > LONG_PARAGRAPH ? partedInTheMiddle(paragraph) : [paragraph],
    );
}

function partedInTheMiddle(paragraph: string): readonly string[] {
  const middle = paragraph.length / 2;
  const cut = Array.from(sentences.segment(paragraph), ({ index }) => index).reduce(
    (best, index) => (Math.abs(index - middle) < Math.abs(best - middle) ? index : best),
    0,
  );
  return [paragraph.slice(0, cut).trim(), paragraph.slice(cut)].filter((part) => part !== "");
}
