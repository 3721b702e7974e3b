import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { InvalidInputError, NotFoundError } from "../errors.ts";

/** Names and values alternate in the list. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** Whether the headers announce a body, which may arrive at any time. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** Exactly one; clients from before HTTP/1.1 name none. */
function isHostNamed(request: IncomingMessage): boolean {
  const hosts = countHosts(request);
  return hosts === 1 || (hosts === 0 && request.httpVersion === "1.0");
}

const isInvalidRequest = (request: IncomingMessage) =>
  !request.url?.startsWith("/") ||
  request.method === "TRACE" ||
  request.method === "CONNECT" ||
  !isHostNamed(request);

/**
 * Refuses what no client of this API sends: addresses that are not a path of it (proxy requests), methods
 * that echo or tunnel, no host, and a host named twice, of which a proxy may have read the other one. The
 * connection is closed, since the rest of it cannot be trusted.
 */
export function refuseInvalidRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isInvalidRequest(request.raw)) {
      done();
      return;
    }
    reply.header("connection", "close");
    done(new InvalidInputError());
  });
}

/** Answers unknown addresses before a body is read, and without reading it: else one that never ends holds a connection. */
export function refuseUnknownBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404 || !hasBody(request)) {
      done();
      return;
    }
    reply.header("connection", "close");
    done(new NotFoundError());
  });
}
