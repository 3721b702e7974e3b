import type { IncomingHttpHeaders } from "node:http";

const PURPOSE_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

const isSpeculative = (headers: IncomingHttpHeaders) =>
  PURPOSE_HEADERS.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? "")));

/**
 * True when a GET was deliberate: a user went to the address, the site's own code called it, or the
 * client is no browser. False for prefetches, images, frames and everything another page loads.
 */
export function isDeliberateVisit(headers: IncomingHttpHeaders): boolean {
  if (isSpeculative(headers)) return false;
  const mode = headers["sec-fetch-mode"];
  const destination = headers["sec-fetch-dest"];
  const site = headers["sec-fetch-site"];
  // A browser sends all three; Node's own fetch sends the mode alone.
  if (destination === undefined && site === undefined && mode !== "no-cors") return true;
  if (mode === "navigate" && (destination === undefined || destination === "document")) return true;
  // A link that saves a file is a navigation to nowhere.
  return site === "same-origin" && (destination === undefined || destination === "empty");
}

/** Sites from which nothing but the site's own pages, its address bar and clients that are no browser call. */
const OWN_SITES: readonly unknown[] = ["same-origin", "none", undefined];
/** What the site's own code and a typed address ask for; never an image, a frame or a script. */
const OWN_DESTINATIONS: readonly unknown[] = ["empty", "document", undefined];

/**
 * True when a GET that shows something of a signed-in user was made by the site's own code, or by a user who
 * typed its address: no page of another site, also not one on a host of the same name, can cause it.
 * @param isCostly what is made on request alone: then a prefetch by the browser does not count either. Elsewhere it
 * does, since the calls of a page that the browser prerenders say so too.
 */
export function isOwnRead(headers: IncomingHttpHeaders, isCostly: boolean): boolean {
  if (isCostly && !isDeliberateVisit(headers)) return false;
  return (
    OWN_SITES.includes(headers["sec-fetch-site"]) &&
    OWN_DESTINATIONS.includes(headers["sec-fetch-dest"])
  );
}
