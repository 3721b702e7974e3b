import type { IncomingHttpHeaders } from "node:http";

const PURPOSE_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

const isSpeculative = (headers: IncomingHttpHeaders) =>
  PURPOSE_HEADERS.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? "")));

/** True when another site sent the browser here, also one on a host of the same name. */
export const isSentFromElsewhere = (headers: IncomingHttpHeaders): boolean =>
  !["same-origin", "none", undefined].includes(headers["sec-fetch-site"]);

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
