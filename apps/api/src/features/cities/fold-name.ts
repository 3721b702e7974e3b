const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const ACCENTS = /[\u0300-\u036f]/g;
/** They stand inside a word: "L'Aquila", "St. Gallen", "Qal‘at". */
const SILENT = /['’‘ʻʼʿʾ`´.]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/** Letters that are no letter with a mark, and how they are written without them. */
const WITHOUT_STROKES: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ə: "e",
};
const STROKED = new RegExp(`[${Object.keys(WITHOUT_STROKES).join("")}]`, "g");

/**
 * A name as it is compared: lower case, without accents, strokes and punctuation, words parted by one
 * space. "São Paulo" and "sao-paulo" are the same. Other scripts stay as they are; "" for no letters.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(STROKED, (letter) => WITHOUT_STROKES[letter] ?? letter)
    .replace(SILENT, "")
    .replace(BETWEEN_WORDS, " ")
    .trim();
}
