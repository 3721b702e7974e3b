/** Where someone goes when nothing better is known. */
export const DEFAULT_RETURN_TO = "/dashboard";

export const MAX_RETURN_TO_LENGTH = 2048;

export interface ReturnToOptions {
  /** The site's own origin, such as "https://app.example". */
  origin: string;
  /** Used whenever the value cannot be trusted. */
  fallback?: string;
}

/** Characters that URL parsers drop or turn into slashes. */
const DISGUISE = /[\p{Cc}\\]/u;

/** The same characters percent-encoded, an encoded slash, and an encoded percent sign hiding either. */
const ENCODED_DISGUISE = /%(?:[01][0-9a-f]|2f|5c|7f|25)/i;

/** Coming back to these would loop: they sign people in or out, or are not pages at all. */
const NO_RETURN =
  /^\/(?:api|auth[^/]*|email-auth|login|signup|forgot-password|reset-password)(?:\/|$)/;

/** The pathname as a router compares it: decoded and in lower case. Null when it cannot be decoded. */
function findComparablePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return null;
  }
}

function isSafePath(pathname: string): boolean {
  if (pathname.includes("//") || ENCODED_DISGUISE.test(pathname)) return false;
  const path = findComparablePath(pathname);
  return path !== null && !NO_RETURN.test(path);
}

/** The value as an address of this origin, or null when it is another's or none. */
function findOwnUrl(value: string, origin: string): URL | null {
  try {
    const url = new URL(value, origin);
    return url.origin === new URL(origin).origin ? url : null;
  } catch {
    return null;
  }
}

/** The value as path, query and hash of a page on the origin, or null when it is not one. */
function findReturnTo(value: unknown, origin: string): string | null {
  if (typeof value !== "string" || value.length > MAX_RETURN_TO_LENGTH) return null;
  if (!value.startsWith("/") || DISGUISE.test(value)) return null;
  const url = findOwnUrl(value, origin);
  if (!url || !isSafePath(url.pathname)) return null;
  const target = url.pathname + url.search + url.hash;
  return target.length <= MAX_RETURN_TO_LENGTH ? target : null;
}

/**
 * The one rule for where a redirect may lead, on the server and in the browser: a page of this
 * origin, as path, query and hash in normal form; anything else becomes the fallback.
 * Takes any value, since query strings and bodies hold arrays and objects too. Never throws.
 */
export function safeReturnTo(
  value: unknown,
  { origin, fallback = DEFAULT_RETURN_TO }: ReturnToOptions,
): string {
  return findReturnTo(value, origin) ?? fallback;
}
