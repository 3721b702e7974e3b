import { isSingleLine, parseEmail } from "@cosmic/domain";
import type { GoogleClaims } from "../../gateways/google/google.ts";
import { GoogleRefusal } from "./google-refusal.ts";

/** What an account copies from Google; names and picture are null where they cannot be used. */
export interface GoogleProfile {
  issuer: string;
  subject: string;
  /** Canonical, and confirmed by Google. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

const NAME_MAX = 100;
const PICTURE_URL_MAX = 2_048;

/** The host that Google serves people's pictures from; pages load them from nowhere else. */
const PICTURE_HOST = /^(?:[a-z0-9-]+\.)+googleusercontent\.com$/;

function findName(claim: unknown): string | null {
  if (typeof claim !== "string") return null;
  const name = claim.trim();
  return name !== "" && name.length <= NAME_MAX && isSingleLine(name) ? name : null;
}

/** A picture's address as browsers will load it; null for any other scheme, host or port. */
export function findPicture(claim: unknown): string | null {
  if (typeof claim !== "string" || claim.length > PICTURE_URL_MAX || !URL.canParse(claim)) {
    return null;
  }
  const { protocol, hostname, port, username, password, href } = new URL(claim);
  const isPlain = protocol === "https:" && port === "" && username === "" && password === "";
  return isPlain && PICTURE_HOST.test(hostname) ? href : null;
}

/**
 * What of Google's claims can be relied on. Throws GoogleRefusal where Google names no address or
 * has not confirmed it: only the boolean true counts.
 */
export function readProfile(claims: GoogleClaims): GoogleProfile {
  const email = parseEmail(claims.email);
  if (email === null || claims.emailVerified !== true) throw new GoogleRefusal("email_unverified");
  return {
    issuer: claims.issuer,
    subject: claims.subject,
    email,
    firstName: findName(claims.givenName),
    lastName: findName(claims.familyName),
    profileImageUrl: findPicture(claims.picture),
  };
}
