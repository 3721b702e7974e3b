/** The longest address that mail servers must accept (RFC 5321, a path without its brackets). */
export const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL_MESSAGE = "Please enter a valid email address";

/** White space, control and invisible characters, halves of surrogate pairs, mail list punctuation. */
const NEVER_IN_AN_ADDRESS = /[\s\p{Cc}\p{Cf}\p{Cs}"(),:;<>[\\\]]/u;

/** A restore gives addresses of this domain to users whose own one was changed after the backup. */
const RESTORED_DOMAIN = "@restored.invalid";

const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * True for `local@domain.tld` as it stands: one @, something before it, a dotted domain after it,
 * no spaces, no control characters, at most 254 characters. Runs in linear time.
 */
export function isSimpleEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || NEVER_IN_AN_ADDRESS.test(text)) return false;
  const [local, domain, ...rest] = text.split("@");
  if (!local || !domain || rest.length > 0) return false;
  const labels = domain.split(".");
  return labels.length > 1 && labels.every((label) => label !== "");
}

/**
 * The one spelling under which an address is stored and looked up: trimmed, A-Z lower-cased.
 * Letters outside ASCII stay as typed: folding them would let a look-alike reach a stranger's account.
 */
export function canonicalEmail(text: string): string {
  return text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The canonical address in an untrusted value, or null when there is none. */
export function parseEmail(value: unknown): string | null {
  if (typeof value !== "string" || CONTROL_CHARACTER.test(value)) return null;
  const canonical = canonicalEmail(value);
  return isSimpleEmail(canonical) ? canonical : null;
}

/** As `parseEmail`, for an address that an account is to get: null also for those that only a restore gives. */
export function parseNewEmail(value: unknown): string | null {
  const email = parseEmail(value);
  return email?.endsWith(RESTORED_DOMAIN) ? null : email;
}

const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * What is added behind a plus sign makes no other person of the holder of an address, nor do dots and the second
 * domain at Gmail: https://support.google.com/mail/answer/7436150
 */
export function toPersonalAddress(email: string): string {
  const [local = "", domain = ""] = canonicalEmail(email).split("@");
  const [name = ""] = local.split("+");
  return GMAIL.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
