import { join } from "node:path";
import { inlineSources, listSources } from "@cosmic/site-build/inline-sources";
import { siteHeaders, tagFrameHeaders } from "@cosmic/site-build/site-headers";
import { TAG_FRAME, tagSources } from "@cosmic/site-build/site-tags";
import type { BrowserContext } from "@playwright/test";
import { renderTagFrame } from "../build/tag-frame.ts";

const ANALYTICS_ID = "G-TEST12345";
const PIXEL_ID = "123456789012";
const META = `<meta name="tags" content="${ANALYTICS_ID} ${PIXEL_ID}">`;
const DIST = join(import.meta.dirname, "../dist");

/** A request to a third party. */
interface Recorded {
  url: string;
  everything: string;
}

/**
 * Serves the site as if built with ids, its policies and the tag's document included, and records the
 * requests to third parties.
 * @param tag what is loaded in place of the analytics tag
 */
export async function measure(
  context: BrowserContext,
  answer: "abort" | "fulfil" = "fulfil",
  tag = "",
): Promise<Recorded[]> {
  const frame = await renderTagFrame(ANALYTICS_ID);
  const pages = siteHeaders({
    inline: inlineSources(DIST),
    tags: tagSources(META),
    secure: false,
  });
  const foreign: Recorded[] = [];
  await context.route(
    (url) => url.hostname === "localhost",
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      if (new URL(route.request().url()).pathname === TAG_FRAME.path) {
        return route.fulfill({
          headers: { ...pages, ...tagFrameHeaders(listSources(frame), false) },
          contentType: "text/html;charset=utf-8",
          body: frame,
        });
      }
      const response = await route.fetch();
      return route.fulfill({
        response,
        headers: {
          ...response.headers(),
          "content-security-policy": pages["content-security-policy"] ?? "",
        },
        body: (await response.text()).replace("<head>", `<head>${META}`),
      });
    },
  );
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    const headers = JSON.stringify(await request.allHeaders());
    foreign.push({
      url: request.url(),
      everything: decodeURIComponent(`${request.url()} ${headers} ${request.postData() ?? ""}`),
    });
    const body = request.resourceType() === "script" ? tag : "";
    return answer === "abort" ? route.abort() : route.fulfill({ status: 200, body });
  });
  return foreign;
}
