import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";

/**
 * Milliseconds between the decision to close and the closing: time for requests that are already on
 * their way over kept-alive connections, which would otherwise be cut off.
 */
const FAREWELL = 300;

/**
 * While the server closes, requests are still answered and take their connection with them; a
 * kept-alive connection would hold the process for as long as its idle time allows. Readiness ends
 * at once, so that nothing new is sent here.
 */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    if (app.server.listening) await pause(FAREWELL);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const isRefused = isClosing && request.routeOptions.url === "/readyz";
    done(isRefused ? new ServiceUnavailableError(2, "The service is stopping.") : undefined);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done();
  });
}
