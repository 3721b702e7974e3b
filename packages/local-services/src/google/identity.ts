import { createHash } from "node:crypto";

/** Ways in which signing in can go wrong at the provider, with what each does. */
export const GOOGLE_FAILURES = {
  denied: "The person refuses: back with error=access_denied",
  "no-code": "Back without a code and without an error",
  "server-error": "The token call is answered with status 500",
  hang: "The token call is never answered",
  garbage: "The token call is answered with something that is no JSON",
  "no-email": "The person's address is left out",
} as const;

export type GoogleFailure = keyof typeof GOOGLE_FAILURES;

/** What is said of whether the address was verified; some providers send the word "false". */
export const VERIFICATIONS = {
  yes: true,
  no: false,
  text: "false",
  unstated: undefined,
} as const;

export type Verification = keyof typeof VERIFICATIONS;

/** Who signs in, and how that goes. Everything but the address may be left out. */
export interface GoogleIdentity {
  email: string;
  name?: string;
  verified?: Verification;
  failure?: GoogleFailure;
  /** The account's number; made from the address unless given. */
  subject?: string;
  /** Address of a picture, passed on as it stands. */
  picture?: string;
}

/** `denied@google.test` and the like choose a failure, `unverified@google.test` an unverified address. */
const SENTINEL = /^([a-z-]+)@google\.test$/;

const isFailure = (word: string): word is GoogleFailure => Object.hasOwn(GOOGLE_FAILURES, word);

/** The identity with what its address asks for. */
export function withSentinel(identity: GoogleIdentity): GoogleIdentity {
  const word = SENTINEL.exec(identity.email.toLowerCase())?.[1] ?? "";
  if (word === "unverified") return { ...identity, verified: "no" };
  return isFailure(word) ? { ...identity, failure: word } : identity;
}

/** A number of 21 digits, like Google's: the same for an address at every start. */
export function subjectOf(email: string): string {
  const digest = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`;
}

/** "ada.lovelace@x.test" becomes "Ada Lovelace". */
function nameOf(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[^\p{L}]+/u).filter(Boolean);
  return words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(" ");
}

/** The claims of the ID token and of the userinfo call. */
export function claimsOf(identity: GoogleIdentity): Record<string, unknown> {
  const { email, failure, picture, verified = "yes" } = identity;
  const name = identity.name || nameOf(email);
  const [givenName, ...rest] = name.split(" ");
  return {
    sub: identity.subject || subjectOf(email),
    ...(failure === "no-email" ? {} : { email, email_verified: VERIFICATIONS[verified] }),
    ...(name === "" ? {} : { name, given_name: givenName }),
    ...(rest.length === 0 ? {} : { family_name: rest.join(" ") }),
    ...(picture ? { picture } : {}),
  };
}

const orNothing = <K extends string>(key: K, value: string | null) =>
  (value === null || value.trim() === "" ? {} : { [key]: value.trim() }) as { [P in K]?: string };

/** What the page's form says; null without an address. */
export function identityFromForm(form: URLSearchParams): GoogleIdentity | null {
  const email = form.get("email")?.trim() ?? "";
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return null;
  const verified = form.get("verified") ?? "yes";
  const failure = form.get("failure") ?? "";
  return withSentinel({
    email,
    ...(Object.hasOwn(VERIFICATIONS, verified) ? { verified: verified as Verification } : {}),
    ...(isFailure(failure) ? { failure } : {}),
    ...orNothing("name", form.get("name")),
    ...orNothing("subject", form.get("subject")),
    ...orNothing("picture", form.get("picture")),
  });
}
