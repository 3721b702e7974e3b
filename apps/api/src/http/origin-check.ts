import type { FastifyInstance, FastifyRequest } from "fastify";
import { ForbiddenError, NotFoundError } from "../errors.ts";
import { type Site, type Sites, sitesOfRoute } from "./site.ts";

const READING_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Fetch Metadata of requests that no other site can cause. */
const OWN_FETCH: ReadonlySet<string> = new Set(["same-origin", "none"]);

function findOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * True when a request that changes something was sent by a page of the site, or by no browser.
 * Browsers always send Origin with such requests; without it, and without Referer and
 * Sec-Fetch-Site, the caller is a plain HTTP client, which no other site can steer.
 */
export function isFromSite(request: FastifyRequest, site: Site, sites: Sites): boolean {
  const { origin, referer } = request.headers;
  if (origin !== undefined) return sites.isSiteOrigin(site, origin);
  const fetchSite = request.headers["sec-fetch-site"];
  if (fetchSite !== undefined && !OWN_FETCH.has(fetchSite)) return false;
  if (referer === undefined) return true;
  const refererOrigin = findOrigin(referer);
  return refererOrigin !== null && sites.isSiteOrigin(site, refererOrigin);
}

/**
 * Keeps the two sites apart: the operator's calls exist on the operator's host only, and a call that
 * changes something is refused unless it comes from a site it belongs to. Calls that are signed come
 * from no site.
 */
export function checkOrigins(app: FastifyInstance, sites: Sites): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const pattern = request.routeOptions.url;
    if (pattern === undefined || request.routeOptions.config.isSigned) {
      done();
      return;
    }
    const callers = sitesOfRoute(pattern);
    const isFromCaller = () => callers.some((site) => isFromSite(request, site, sites));
    if (!callers.includes("web") && sites.findSite(request) !== "admin") {
      done(new NotFoundError());
    } else if (!READING_METHODS.has(request.method) && !isFromCaller()) {
      done(new ForbiddenError("This request came from another site."));
    } else {
      done();
    }
  });
}
