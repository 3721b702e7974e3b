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
import { readSiteHeaders } from "@cosmic/site-build/site-headers";
import sirv from "sirv";

export interface SiteServerOptions {
  /** A built site: one HTML file per route (`/quiz` is quiz.html), 404.html, hashed files under /assets. */
  root: string;
  /** Answers /api and the health checks. */
  api: RequestListener;
  /** Time-outs and header limits of the listener. */
  listener: ServerOptions;
  /** Milliseconds after which an idle connection is closed. */
  idleConnectionTimeout: number;
  /** Answers a connection whose bytes could not be parsed as a request. */
  refuseConnection: (error: Error, socket: Socket) => void;
}

const API_PATH = /^\/(?:api(?:[/?]|$)|healthz(?:\?|$)|readyz(?:\?|$))/;
/** Pages have one path each: no extension, no index; no file name needs escaping. */
const NOT_A_PAGE = /(?:\.html|\.br|\.gz|\/index|\/404)\/?$|.\/$|\/\/|%/;
const HASHED = /^\/assets\//;

/**
 * Serves a built site in this process as the reverse proxy does in production: files, headers, a 404
 * page with status 404 for every unknown path, and the API under the same origin.
 */
export function createSiteServer({
  root,
  api,
  listener,
  idleConnectionTimeout,
  refuseConnection,
}: SiteServerOptions): Server {
  const notFoundPage = readFileSync(join(root, "404.html"));
  const { headers, byPath } = readSiteHeaders(root, false);
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
      for (const [name, value] of Object.entries({ ...headers, ...byPath.get(pathname) })) {
        response.setHeader(name, value);
      }
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
    if (NOT_A_PAGE.test(pathname)) return notFound(request, response);
    // Pages need no partial responses, and a reversed range fails in the file stream.
    delete request.headers.range;
    files(request, response);
  };

  // A request without a host is refused above, with the headers of every response.
  const server = createServer({ ...listener, requireHostHeader: false }, answer);
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => refuseConnection(error, socket as Socket));
  server.on("connect", (_request, socket) => {
    // Without a listener Node drops the socket silently; with one, its errors must be handled here.
    socket.on("error", () => socket.destroy());
    refuseConnection(new Error("CONNECT is not supported"), socket as Socket);
  });
  server.setTimeout(idleConnectionTimeout);
  return server;
}
