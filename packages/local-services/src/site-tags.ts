/** What a content policy has to allow for the services that a site measures with. */
export interface TagSources {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
  /** The analytics tag runs in a document of its own, which hides the page's address behind a base. */
  needsBase: boolean;
}

const TAGS = /<meta name="tags" content="([^"]*)"/;

/** Sources as Google names them for its tag in a content policy. */
const ANALYTICS = {
  script: "https://www.googletagmanager.com",
  hosts: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};
const PIXEL = "https://www.facebook.com/tr";

/** The third parties of a page, by the ids that its building put into it; none without ids. */
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
