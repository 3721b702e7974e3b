export type Coverage = (character: string) => boolean;

const MARKS = /\p{M}/gu;

/** Letters that no accent makes, and how they are written without them. */
const WITHOUT_STROKES: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  ʻ: "'",
  ʼ: "'",
  ʾ: "'",
  ʿ: "'",
  ẖ: "h",
};

function printableCharacter(character: string, canPrint: Coverage): string {
  if (canPrint(character)) return character;
  const plain = WITHOUT_STROKES[character] ?? character.normalize("NFKD").replace(MARKS, "");
  return Array.from(plain).every(canPrint) ? plain : "";
}

/**
 * A name as the faces at hand can show it: a letter without a glyph loses its accents; what is left
 * without one is left out rather than shown as a box. "" for a name in a script they do not have.
 */
export function printableText(text: string, canPrint: Coverage): string {
  const shown = Array.from(text.normalize("NFC"), (character) =>
    printableCharacter(character, canPrint),
  );
  const name = shown.join("").replace(/\s+/g, " ").trim();
  return /\p{L}/u.test(name) ? name : "";
}
