import type { TagSources } from "./site-tags.ts";

export interface SiteHeadersOptions {
  /** Result of `inlineScriptSources`. */
  scriptSources: readonly string[];
  /** Third-party sources of the site's analytics; none by default. */
  tags?: TagSources;
  /** Served over https: adds HSTS and upgrades insecure requests. */
  secure: boolean;
}

/** The security headers of every page and file of a site, for any web server. */
export function siteHeaders({
  scriptSources,
  tags,
  secure,
}: SiteHeadersOptions): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(tags?.scripts ?? []), ...scriptSources].join(" "),
    // React and the charts set style attributes; style elements stay forbidden.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: https://*.googleusercontent.com", ...(tags?.images ?? [])].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...(tags?.connections ?? [])].join(" "),
    "object-src 'none'",
    `base-uri ${tags?.needsBase ? "'self'" : "'none'"}`,
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

/** The referrer policy of pages whose URL may carry a secret; null for other pages. */
export function getReferrerPolicy(pathname: string): string | null {
  return ["/reset-password", "/confirm-email", "/checkout-success"].includes(pathname)
    ? "no-referrer"
    : null;
}
