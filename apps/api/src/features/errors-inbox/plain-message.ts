/** Longer says nothing more about what kind of failure it is. */
const LONGEST = 160;

/** A word that could be a secret, a code or a part of an address. */
const LONGEST_WORD = 24;

const isPlainWord = (word: string) =>
  word.length <= LONGEST_WORD && /^[\p{L}_$][\p{L}\p{M}_$'’()[\].:,;-]*$/u.test(word);

/**
 * A failure's message without what could be about a person, and without what differs from one time to the
 * next: quoted texts, numbers, addresses and long words are left out. Failures whose messages come out
 * alike are one group.
 */
export function plainMessage(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  const words = line
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, " … ")
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => (isPlainWord(word) ? word : "…"));
  const text = words
    .join(" ")
    .replace(/(?:… ?)+/g, "… ")
    .trim();
  return text.slice(0, LONGEST).trim() || "(no message)";
}
