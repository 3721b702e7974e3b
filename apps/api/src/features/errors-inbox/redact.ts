const EMAIL = /[^\s@"'<>]{1,64}@[^\s@"'<>]{1,255}/g;
const DATE = /\b\d{4}-\d{2}-\d{2}\b/g;
const QUERY = /\?[^\s"'<>]*/g;
const LONG_RUN = /[\w-]{20,}/g;
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Tokens, session ids, slugs and keys are long and mixed; long names of code paths are not. */
const looksGenerated = (run: string) => /[\dA-Z]/.test(run);

/** A text for the log as one line, without e-mail addresses, dates, query strings and tokens. */
export function redact(text: string): string {
  return text
    .replace(LINE_BREAKS, " ")
    .replace(QUERY, "?[query]")
    .replace(EMAIL, "[address]")
    .replace(DATE, "[date]")
    .replace(LONG_RUN, (run) => (looksGenerated(run) ? "[token]" : run));
}

/** The path of an address, redacted; its origin, query and fragment are left out. */
export function redactUrl(url: string): string {
  const path = url.replace(/[?#].*$/s, "").replace(/^[a-z]+:\/\/[^/]*/i, "");
  return redact(path);
}
