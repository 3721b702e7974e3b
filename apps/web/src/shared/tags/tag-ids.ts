/** The services that this copy of the site measures with; null for one that is not set up. */
export interface TagIds {
  analytics: string | null;
  pixel: string | null;
}

const ANALYTICS = /^G-[A-Z0-9]{4,20}$/;
const PIXEL = /^\d{5,20}$/;

/** Name of the meta element that carries the ids of a built page. */
export const TAGS_META = "tags";

/**
 * The ids given at build time by PUBLIC_ANALYTICS_ID and PUBLIC_AD_PIXEL_ID, as the content of the meta
 * element; empty where none is given. They stand in the page, not in the code, so that the server of
 * the files reads from the same place which third parties its content policy has to allow.
 * @throws Error for an id that cannot be one.
 */
export function tagsContent(given: Readonly<Record<string, string | undefined>>): string {
  const analytics = given["PUBLIC_ANALYTICS_ID"] ?? "";
  const pixel = given["PUBLIC_AD_PIXEL_ID"] ?? "";
  if (analytics && !ANALYTICS.test(analytics)) throw new Error("PUBLIC_ANALYTICS_ID is no G- id");
  if (pixel && !PIXEL.test(pixel)) throw new Error("PUBLIC_AD_PIXEL_ID is not a number");
  return [analytics, pixel].filter(Boolean).join(" ");
}

/** The ids in the content of the meta element. */
export function parseTags(content: string): TagIds {
  const ids = content.split(" ");
  return {
    analytics: ids.find((id) => ANALYTICS.test(id)) ?? null,
    pixel: ids.find((id) => PIXEL.test(id)) ?? null,
  };
}
