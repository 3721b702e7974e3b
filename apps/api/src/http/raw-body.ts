import type { FastifyInstance } from "fastify";

/**
 * In this scope bodies of any type arrive as the bytes that were sent: a signature is over those, and
 * a text that was parsed and written again is another one.
 * @param limit bytes; a longer body is answered 413
 */
export function readRawBodies(scope: FastifyInstance, limit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: limit },
    (_request, body, done) => {
      done(null, body);
    },
  );
}
