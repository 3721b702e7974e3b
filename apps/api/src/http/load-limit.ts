import type { FastifyInstance, FastifyRequest } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";
import type { Metrics } from "../metrics/metrics.ts";

const HEALTH_CHECKS: ReadonlySet<string | undefined> = new Set(["/healthz", "/readyz"]);

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

  function begin(request: FastifyRequest): ServiceUnavailableError | undefined {
    running.add(request);
    const isTooMuch = running.size > atOnce && !HEALTH_CHECKS.has(request.routeOptions.url);
    if (!isTooMuch) return undefined;
    noteShed();
    return new ServiceUnavailableError();
  }

  app.addHook("onRequest", (request, _reply, done) => done(begin(request)));
  app.addHook("preParsing", (request, _reply, _payload, done) => {
    running.delete(request);
    done();
  });
  app.addHook("preValidation", (request, _reply, done) => done(begin(request)));
  app.addHook("onSend", (request, _reply, payload, done) => {
    running.delete(request);
    done(null, payload);
  });
}
