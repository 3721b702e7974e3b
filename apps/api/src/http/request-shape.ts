import type { FastifyInstance } from "fastify";
import { InvalidInputError, ServiceUnavailableError } from "../errors.ts";

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

/**
 * While the server closes, running requests end normally and take their connection with them; a
 * kept-alive connection would otherwise hold the process for as long as its idle time allows.
 */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onRequest", (_request, _reply, done) => {
    done(isClosing ? new ServiceUnavailableError(2, "The service is restarting.") : undefined);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done();
  });
}
