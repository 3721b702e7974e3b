/** Long enough for any four letters with something around them, short enough for the largest type. */
const LONGEST = 8;

/** Control, format and other unprintable characters, which can turn the text around them over. */
const UNPRINTABLE = /[\p{C}\p{Z}]/gu;

/** A type as an address gave it, fit to be shown as text whatever it is; may be empty. */
export function shownType(given: string): string {
  const characters = Array.from(given.replaceAll(UNPRINTABLE, ""));
  return characters.length > LONGEST
    ? `${characters.slice(0, LONGEST).join("")}…`
    : characters.join("");
}
