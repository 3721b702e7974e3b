import { contract } from "@cosmic/contracts";
import type { FastifyRequest } from "fastify";

/** The two sites that share this API: the public one and the operator's. */
export type Site = "web" | "admin";

export interface Sites {
  /** The site whose public address the request's Host names; null for any other host. */
  findSite: (request: FastifyRequest) => Site | null;
  /** True when pages of the site are served from this origin. */
  isSiteOrigin: (site: Site, origin: string) => boolean;
}

/** On one machine `localhost` and its loopback address are the same site; elsewhere there are no aliases. */
function listOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, hostname, protocol, port } = new URL(publicUrl);
  if (hostname !== "localhost") return new Set([origin]);
  const suffix = port === "" ? "" : `:${port}`;
  return new Set([origin, `${protocol}//127.0.0.1${suffix}`, `${protocol}//[::1]${suffix}`]);
}

const listHosts = (origins: ReadonlySet<string>) =>
  new Set([...origins].map((origin) => new URL(origin).host));

/** Which site is which, by the public addresses of both. */
export function createSites(publicUrls: Record<Site, string>): Sites {
  const origins = { web: listOrigins(publicUrls.web), admin: listOrigins(publicUrls.admin) };
  const hosts = { web: listHosts(origins.web), admin: listHosts(origins.admin) };
  return {
    findSite(request) {
      const host = request.headers.host?.toLowerCase() ?? "";
      const isWeb = hosts.web.has(host);
      const isAdmin = hosts.admin.has(host);
      if (isWeb === isAdmin) return null;
      return isWeb ? "web" : "admin";
    },
    isSiteOrigin: (site, origin) => origins[site].has(origin),
  };
}

/** Routes that the pages of both sites call: each sends the failures it saw. */
const SHARED_ROUTES: ReadonlySet<string> = new Set([contract.errorsInbox.reportClientError.path]);

/** The sites whose pages may call a route, found by the route's own pattern, never by the raw URL. */
export function sitesOfRoute(pattern: string): readonly Site[] {
  if (SHARED_ROUTES.has(pattern)) return ["web", "admin"];
  return pattern.startsWith("/api/admin/") ? ["admin"] : ["web"];
}
