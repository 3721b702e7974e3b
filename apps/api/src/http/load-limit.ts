import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { errorBody } from "./error-mapper.ts";

const HEALTH_CHECKS: ReadonlySet<string | undefined> = new Set(["/healthz", "/readyz"]);

const BUSY = new ServiceUnavailableError();

/**
 * Answers 503 at once while more requests run than the server can serve in good time: queueing them
 * would make everyone wait until all of them time out. A request runs from its last byte to its answer,
 * also while it waits to be recognised: a body that trickles in and an answer that nobody reads take no
 * one else's place.
 */
export function limitLoad(
  app: FastifyInstance,
  atOnce: number,
  { requestsInFlight, noteShed, onReading }: Metrics,
): void {
  const running = new Set<FastifyRequest>();
  onReading(() => requestsInFlight.set(running.size));

  const begin: onRequestHookHandler = (request, reply, done) => {
    running.add(request);
    if (running.size <= atOnce || HEALTH_CHECKS.has(request.routeOptions.url)) return done();
    noteShed();
    // Neither thrown nor logged one by one: whoever refuses most of what comes has to do it cheaply.
    void reply.code(BUSY.status).header("retry-after", BUSY.retryAfter);
    void reply.send(errorBody(BUSY, request.id));
  };

  app.addHook("onRequest", begin);
  app.addHook("preParsing", (request, _reply, _payload, done) => {
    running.delete(request);
    done();
  });
  app.addHook("preValidation", begin);
  app.addHook("onSend", (request, _reply, payload, done) => {
    running.delete(request);
    done(null, payload);
  });
}
