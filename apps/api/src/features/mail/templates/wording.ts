const INSTANT = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  hourCycle: "h23",
  minute: "2-digit",
  timeZone: "UTC",
});

/** "November 21, 2026 at 15:04 UTC". */
export const formatInstant = (instant: Date): string => `${INSTANT.format(instant)} UTC`;

const LONGEST_SUBJECT = 80;

/** The text as an email's subject: one line without control characters, at most 80 characters. */
export function asSubject(words: string): string {
  const signs = Array.from(words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim());
  if (signs.length <= LONGEST_SUBJECT) return signs.join("");
  return `${signs
    .slice(0, LONGEST_SUBJECT - 1)
    .join("")
    .trimEnd()}…`;
}

/** Letters with the signs that names hold, at most 40 of them. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * The name to greet the user by, or null. A visitor who signs up under another person's address
 * chooses the name in that person's email, so only what reads as a name is used: no address, no sentence with a full stop.
 */
export function greetingName(firstName: string | null | undefined): string | null {
  const name = firstName?.trim() ?? "";
  return NAME.test(name) ? name : null;
}
