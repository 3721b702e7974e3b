import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type InlineSources, inlineSources, tagFrameScriptSources } from "./inline-sources.ts";
import { TAG_FRAME, type TagSources, tagFramePolicy, tagSources } from "./site-tags.ts";

type Headers = Record<string, string>;

export interface SiteHeadersOptions {
  /** What stands in the pages themselves. */
  inline: InlineSources;
  /** Third-party sources of the site's analytics; none by default. */
  tags?: TagSources;
  /** Served over https: adds HSTS and upgrades insecure requests. */
  secure: boolean;
}

/** The security headers of every page and file of a site, for any web server. */
export function siteHeaders({ inline, tags, secure }: SiteHeadersOptions): Headers {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    // React and the charts set style attributes; of style elements only those of the built pages are allowed.
    ["style-src 'self'", ...inline.styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: https://*.googleusercontent.com", ...(tags?.images ?? [])].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    // This host only: subdomains are not ours to decide about.
    ...(secure ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** Pages whose address may carry a secret, which the next site must not learn. */
const SECRET_PAGES = ["/reset-password", "/confirm-email", "/checkout-success"];

/** What the analytics tag's document sends instead of the headers of the site. */
export const tagFrameHeaders = (scriptSources: readonly string[], isSecure: boolean): Headers => ({
  "content-security-policy": tagFramePolicy(scriptSources, isSecure),
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "no-referrer",
});

export interface BuiltSiteHeaders {
  /** Of every page and file. */
  headers: Headers;
  /** What single addresses send instead. */
  byPath: ReadonlyMap<string, Headers>;
}

/**
 * The security headers of a built site.
 * @param root folder of the built site
 * @param isSecure served over https
 */
export function readSiteHeaders(root: string, isSecure: boolean): BuiltSiteHeaders {
  // Every page of a site has the same analytics ids.
  const tags = tagSources(readFileSync(join(root, "404.html"), "utf8"));
  const byPath = new Map<string, Headers>(
    SECRET_PAGES.map((path) => [path, { "referrer-policy": "no-referrer" }]),
  );
  if (tags.hasFrame) {
    byPath.set(TAG_FRAME.path, tagFrameHeaders(tagFrameScriptSources(root), isSecure));
  }
  return { headers: siteHeaders({ inline: inlineSources(root), tags, secure: isSecure }), byPath };
}
