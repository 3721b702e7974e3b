/**
 * A sentence in the report's own typography: curly apostrophes and quotation marks, plain hyphens,
 * single spaces. Changes no word.
 */
export function tidySentence(sentence: string): string {
  let isOpen = false;
  return sentence
    .normalize("NFC")
    .replace(/\u2011/g, "-")
    .replace(/'/g, "’")
    .replace(/"/g, () => {
      isOpen = !isOpen;
      return isOpen ? "“" : "”";
    })
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
}
