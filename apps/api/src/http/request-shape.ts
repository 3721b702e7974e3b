import type { FastifyInstance } from "fastify";
import { InvalidInputError } from "../errors.ts";

/**
 * Refuses what no client of this API sends: addresses that are not a path of it (proxy requests),
 * and methods that echo or tunnel. The connection is closed, since the rest of it cannot be trusted.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { url } = request.raw;
    if (url?.startsWith("/") && request.method !== "TRACE" && request.method !== "CONNECT") {
      done();
      return;
    }
    reply.header("connection", "close");
    done(new InvalidInputError());
  });
}
