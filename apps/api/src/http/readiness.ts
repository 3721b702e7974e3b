import type { FastifyInstance } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";

/**
 * Answers nothing but the liveness check until the process is open for work: a schema half migrated
 * must not be served, and readiness says so.
 */
export function holdUntilOpen(app: FastifyInstance, isOpen: () => boolean): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { url } = request.routeOptions;
    const mayPass = isOpen() || url === "/healthz";
    done(mayPass ? undefined : new ServiceUnavailableError(2, "The service is starting."));
  });
}
