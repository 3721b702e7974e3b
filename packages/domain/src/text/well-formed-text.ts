const CONTROL_CHARACTER = /\p{Cc}/u;

/** True when a database can keep the text as it is: no NUL, no half of a surrogate pair. */
export function isWellFormedText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** True for well-formed text without line breaks, tabs or other control characters, such as a name. */
export function isSingleLine(text: string): boolean {
  return isWellFormedText(text) && !CONTROL_CHARACTER.test(text);
}
