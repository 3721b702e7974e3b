import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { loggedError } from "../logged-error.ts";

/** The logger of the HTTP layer: errors are stripped of anything that could contain personal data. */
export const httpLogger = (logger: Logger): FastifyBaseLogger =>
  logger.child({}, { serializers: { err: loggedError } });

/**
 * One line for each answer, under an id that is always our own: one that came with the request would let
 * a client write into the log, or pose as another request. The answer carries the id, so that
 * a proxy's log can name it too. Routes are named by their pattern: addresses carry slugs, birth dates
 * and tokens, and unknown ones carry anything.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "request",
    );
    done();
  });
}
