/** What a content security policy has to allow for a site's analytics. */
export interface TagSources {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
  /** The analytics tag runs in its own document, which hides the page URL behind a base element. */
  needsBase: boolean;
}

const TAGS = /<meta name="tags" content="([^"]*)"/;

/** The sources Google documents for its tag in a content security policy. */
const ANALYTICS = {
  script: "https://www.googletagmanager.com",
  hosts: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};
const PIXEL = "https://www.facebook.com/tr";

/** The third-party sources of a page, derived from the ids the build put into it; none without ids. */
export function tagSources(html: string): TagSources {
  const ids = (TAGS.exec(html)?.[1] ?? "").split(" ");
  const hasAnalytics = ids.some((id) => id.startsWith("G-"));
  const hasPixel = ids.some((id) => /^\d+$/.test(id));
  return {
    scripts: hasAnalytics ? [ANALYTICS.script] : [],
    images: [...(hasAnalytics ? ANALYTICS.hosts : []), ...(hasPixel ? [PIXEL] : [])],
    connections: hasAnalytics ? ANALYTICS.hosts : [],
    needsBase: hasAnalytics,
  };
}
