/** How much of a card's text a preview shows, in characters as a reader counts them. */
export const PREVIEW_CHARACTERS = 150;

const ELLIPSIS = "…";
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The first 150 characters of a text and an ellipsis; a text of 150 or fewer stays whole.
 * A character is what a reader sees as one (a grapheme cluster), so no emoji or accented letter is
 * ever halved and the cut text has at most 151 of them, the ellipsis included.
 */
export function cutForPreview(text: string): string {
  // A string of 150 code units has at most 150 characters, whatever they are.
  if (text.length <= PREVIEW_CHARACTERS) return text;
  let seen = 0;
  for (const { index } of characters.segment(text)) {
    if (seen === PREVIEW_CHARACTERS) return text.slice(0, index) + ELLIPSIS;
    seen += 1;
  }
  return text;
}
