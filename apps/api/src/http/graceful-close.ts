import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";

/**
 * Milliseconds between the decision to close and the closing: time for requests that are already on
 * their way over kept-alive connections, which would otherwise be cut off. Longer than nginx keeps an unused
 * connection to a process (`deploy/nginx/site.conf.template`): none is left that it could just then be sending on.
 */
const DRAIN_TIME = 1_300;
/**
 * In so many steps, with a look at every connection after each: a process that is busy may find its whole
 * time over before it has read what came meanwhile, and would take a connection with a request for idle.
 */
const LOOKS = 13;

/**
 * While the server closes, requests are still answered and take their connection with them; a
 * kept-alive connection would hold the process for as long as its idle time allows. Readiness ends
 * at once, so that nothing new is sent here.
 */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  app.addHook("preClose", async () => {
    isClosing = true;
    if (!app.server.listening) return;
    for (let look = 0; look < LOOKS; look += 1) {
      await pause(DRAIN_TIME / LOOKS);
      // Comes after what has arrived is read.
      await nextTurn();
      if ((await countConnections()) === 0) return;
    }
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
