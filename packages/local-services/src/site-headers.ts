import type { TagSources } from "./site-tags.ts";

export interface SiteHeadersOptions {
  /** Result of `inlineScriptSources`. */
  scriptSources: readonly string[];
  /** Third parties of the services that the site measures with; none unless given. */
  tags?: TagSources;
  /** Served over https: adds HSTS and upgrades insecure requests. */
  secure: boolean;
}

/** The security headers of every page and file of a site, for any web server that serves it. */
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
    // For this name alone: what runs under names below it is not ours to decide about.
    ...(secure ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** Pages whose address may carry a secret never tell the next site where someone came from. */
export function referrerPolicyOf(pathname: string): string | null {
  return pathname === "/reset-password" || pathname === "/checkout-success" ? "no-referrer" : null;
}
