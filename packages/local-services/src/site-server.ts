import { readFileSync } from "node:fs";
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { inlineScriptSources } from "./inline-scripts.ts";
import { referrerPolicyOf, siteHeaders } from "./site-headers.ts";
import { tagSources } from "./site-tags.ts";

export interface SiteServerOptions {
  /** A built site: one HTML file a route (`/quiz` is quiz.html), 404.html, hashed files under /assets. */
  root: string;
  /** Answers /api and the health checks. */
  api: RequestListener;
  /** Time-outs and header limits of the listener. */
  listener: ServerOptions;
  /** Milliseconds after which a connection on which nothing moves is cut. */
  idleConnectionTimeout: number;
  /** Answers a connection whose bytes never became a request. */
  refuseConnection: (error: Error, socket: Socket) => void;
}

const API_PATH = /^\/(?:api(?:[/?]|$)|healthz(?:\?|$)|readyz(?:\?|$))/;
/** Pages have one address each: without file ending, without index; no file of ours needs escaping. */
const NOT_AN_ADDRESS = /(?:\.html|\.br|\.gz|\/index|\/404)\/?$|.\/$|\/\/|%/;
const HASHED = /^\/assets\//;

/**
 * What a reverse proxy does for a site in production, in this process: its files, its headers,
 * a 404 page with status 404 for every unknown path, and the API under the same origin.
 */
export function createSiteServer({
  root,
  api,
  listener,
  idleConnectionTimeout,
  refuseConnection,
}: SiteServerOptions): Server {
  const notFoundPage = readFileSync(join(root, "404.html"));
  const headers = siteHeaders({
    scriptSources: inlineScriptSources(root),
    // Every page of a site carries the same ids.
    tags: tagSources(notFoundPage.toString()),
    secure: false,
  });
  const notFound: RequestListener = (_request, response) => {
    response
      .writeHead(404, {
        ...headers,
        "content-type": "text/html;charset=utf-8",
        "content-length": notFoundPage.length,
        "cache-control": "no-cache",
      })
      .end(_request.method === "HEAD" ? undefined : notFoundPage);
  };
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    onNoMatch: notFound,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const referrerPolicy = referrerPolicyOf(pathname);
      if (referrerPolicy) response.setHeader("referrer-policy", referrerPolicy);
      const caching = HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache";
      response.setHeader("cache-control", caching);
    },
  });

  const refuse = (response: ServerResponse, status: number, more: Record<string, string> = {}) => {
    response
      .writeHead(status, { ...headers, ...more, "content-length": 0, connection: "close" })
      .end();
  };
  const answer: RequestListener = (request, response) => {
    const url = request.url ?? "";
    const isHostMissing = request.headers.host === undefined && request.httpVersion !== "1.0";
    if (!url.startsWith("/") || isHostMissing) return refuse(response, 400);
    if (API_PATH.test(url)) return api(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(response, 405, { allow: "GET, HEAD" });
    }
    const pathname = url.split("?", 1)[0] ?? "";
    if (NOT_AN_ADDRESS.test(pathname)) return notFound(request, response);
    // Partial answers are of no use for pages, and a reversed range is an error in the file stream.
    delete request.headers.range;
    files(request, response);
  };

  // A request without a host is refused below, with the headers of every answer.
  const server = createServer({ ...listener, requireHostHeader: false }, answer);
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => refuseConnection(error, socket as Socket));
  server.on("connect", (_request, socket) => {
    // Without a listener a tunnel is hung up on without a word; with one, nobody else hears its errors.
    socket.on("error", () => socket.destroy());
    refuseConnection(new Error("No tunnels here"), socket as Socket);
  });
  server.setTimeout(idleConnectionTimeout);
  return server;
}
