/** What the content security policies of a site have to allow for its analytics. */
export interface TagSources {
  /** Of pages: the ad pixel is a picture. */
  images: readonly string[];
  /** The analytics tag has a document of its own, with a policy of its own. */
  hasFrame: boolean;
}

/** The document of the analytics tag: the only one that may load a script of others. */
export const TAG_FRAME = { path: "/tag-frame", file: "tag-frame.html" } as const;

const TAGS = /<meta name="tags" content="([^"]*)"/;

/** Of the tag manager's host only the tag itself: a path in a policy is exact, any query fits. */
const ANALYTICS_SCRIPT = "https://www.googletagmanager.com/gtag/js";
/** The sources Google documents for what its tag sends. */
const ANALYTICS_HOSTS = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
].join(" ");
const PIXEL = "https://www.facebook.com/tr";

/** The third parties of a site, derived from the ids the build put into its pages; none without ids. */
export function tagSources(html: string): TagSources {
  const ids = (TAGS.exec(html)?.[1] ?? "").split(" ");
  return {
    images: ids.some((id) => /^\d+$/.test(id)) ? [PIXEL] : [],
    hasFrame: ids.some((id) => id.startsWith("G-")),
  };
}

/**
 * The content security policy of the tag's document. The sandbox makes it a stranger to the site: no
 * cookie, storage or page of ours is in its reach, and nothing of ours may be asked for.
 * @param scriptSources hash of the document's own script
 */
export function tagFramePolicy(scriptSources: readonly string[], isSecure: boolean): string {
  return [
    "sandbox allow-scripts",
    "default-src 'none'",
    ["script-src", ...scriptSources, ANALYTICS_SCRIPT].join(" "),
    `connect-src ${ANALYTICS_HOSTS}`,
    `img-src ${ANALYTICS_HOSTS}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
