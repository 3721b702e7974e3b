import type { FastifyInstance, FastifyRequest } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";
import type { Metrics } from "../metrics/metrics.ts";

const HEALTH_CHECKS: ReadonlySet<string | undefined> = new Set(["/healthz", "/readyz"]);

/** Whose bodies are read before anything is done for them. */
const hasBody = ({ method }: FastifyRequest) => method !== "GET" && method !== "HEAD";

/**
 * Answers 503 at once while more requests run than the server can serve in good time: queueing them
 * would make everyone wait until all of them time out. That is decided before anything is asked of the
 * database, as looking up a session costs as much as most answers. A request runs from its last byte to
 * its answer: a body that trickles in and an answer that nobody reads take no one else's place.
 */
export function limitLoad(
  app: FastifyInstance,
  atOnce: number,
  { requestsInFlight, noteShed, onReading }: Metrics,
): void {
  const running = new Set<FastifyRequest>();
  onReading(() => requestsInFlight.set(running.size));

  /** Takes a place, where one is free. */
  function begin(request: FastifyRequest, takesPlace: boolean): Error | undefined {
    if (HEALTH_CHECKS.has(request.routeOptions.url) || running.has(request)) return undefined;
    if (running.size >= atOnce) {
      noteShed();
      return new ServiceUnavailableError();
    }
    if (takesPlace) running.add(request);
    return undefined;
  }
  app.addHook("onRequest", (request, _reply, done) => done(begin(request, !hasBody(request))));
  app.addHook("preValidation", (request, _reply, done) => done(begin(request, true)));
  app.addHook("onSend", (request, _reply, payload, done) => {
    running.delete(request);
    done(null, payload);
  });
}
