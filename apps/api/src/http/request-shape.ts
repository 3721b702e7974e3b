import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { InvalidInputError } from "../errors.ts";

const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;

/** Whether the headers announce a body, which may arrive at any time. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** Exactly one; clients from before HTTP/1.1 name none. */
const isHostNamed = (request: IncomingMessage) =>
  countHosts(request) === 1 || (countHosts(request) === 0 && request.httpVersion === "1.0");

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
