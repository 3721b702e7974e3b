import { createHash } from "node:crypto";

/** Provider failures during sign-in, with their descriptions. */
export const GOOGLE_FAILURES = {
  denied: "The user refuses: redirect with error=access_denied",
  "no-code": "Redirect without a code and without an error",
  "server-error": "The token call is answered with status 500",
  hang: "The token call is never answered",
  garbage: "The token call is answered with a body that is not JSON",
  "no-email": "The user's address is omitted",
} as const;

export type GoogleFailure = keyof typeof GOOGLE_FAILURES;

/** Values of email_verified; some providers send the string "false". */
export const VERIFICATIONS = {
  yes: true,
  no: false,
  text: "false",
  unstated: undefined,
} as const;

export type Verification = keyof typeof VERIFICATIONS;

/** The user who signs in, and how the sign-in ends. Only the address is required. */
export interface GoogleIdentity {
  email: string;
  name?: string;
  verified?: Verification;
  failure?: GoogleFailure;
  /** The account number; derived from the address by default. */
  subject?: string;
  /** Picture URL, passed on unchanged. */
  picture?: string;
}

/** `denied@google.test` and the like choose a failure, `unverified@google.test` an unverified address. */
const SENTINEL = /^([a-z-]+)@google\.test$/;

const isFailure = (word: string): word is GoogleFailure => Object.hasOwn(GOOGLE_FAILURES, word);

/** The identity with the failure its address selects. */
export function withSentinel(identity: GoogleIdentity): GoogleIdentity {
  const word = SENTINEL.exec(identity.email.toLowerCase())?.[1] ?? "";
  if (word === "unverified") return { ...identity, verified: "no" };
  return isFailure(word) ? { ...identity, failure: word } : identity;
}

/** An account number of 21 digits, like Google's; stable for an address. */
export function getSubject(email: string): string {
  const digest = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`;
}

/** "ada.lovelace@x.test" becomes "Ada Lovelace". */
function getName(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[^\p{L}]+/u).filter(Boolean);
  return words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(" ");
}

/** The claims of the ID token and of the userinfo call. */
export function getClaims(identity: GoogleIdentity): Record<string, unknown> {
  const { email, failure, picture, verified = "yes" } = identity;
  const name = identity.name || getName(email);
  const [givenName, ...rest] = name.split(" ");
  return {
    sub: identity.subject || getSubject(email),
    ...(failure === "no-email" ? {} : { email, email_verified: VERIFICATIONS[verified] }),
    ...(name === "" ? {} : { name, given_name: givenName }),
    ...(rest.length === 0 ? {} : { family_name: rest.join(" ") }),
    ...(picture ? { picture } : {}),
  };
}

const optional = <K extends string>(key: K, value: string | null) =>
  (value === null || value.trim() === "" ? {} : { [key]: value.trim() }) as { [P in K]?: string };

/** The identity from the page's form; null without an address. */
export function identityFromForm(form: URLSearchParams): GoogleIdentity | null {
  const email = form.get("email")?.trim() ?? "";
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return null;
  const verified = form.get("verified") ?? "yes";
  const failure = form.get("failure") ?? "";
  return withSentinel({
    email,
    ...(Object.hasOwn(VERIFICATIONS, verified) ? { verified: verified as Verification } : {}),
    ...(isFailure(failure) ? { failure } : {}),
    ...optional("name", form.get("name")),
    ...optional("subject", form.get("subject")),
    ...optional("picture", form.get("picture")),
  });
}
