import type { FastifyInstance } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";

/**
 * Answers 503 at once while more requests run than the server can serve in good time: queueing them
 * would make everyone wait until all of them time out.
 */
export function limitLoad(app: FastifyInstance, atOnce: number): void {
  let running = 0;
  app.addHook("onRequest", (request, reply, done) => {
    running += 1;
    reply.raw.once("close", () => {
      running -= 1;
    });
    const isHealthCheck = request.url === "/healthz";
    done(running > atOnce && !isHealthCheck ? new ServiceUnavailableError() : undefined);
  });
}
