import { routes } from "@cosmic/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceUnavailableError } from "../errors.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { errorBody } from "./error-mapper.ts";

export const HEALTH_CHECKS: ReadonlySet<string | undefined> = new Set(["/healthz", "/readyz"]);

/** What pages send to be counted: no user waits for it, so it gives way to sign-ins and payments. */
const SHED_FIRST: ReadonlySet<string | undefined> = new Set([
  routes.funnel.recordFunnelEvents.path,
  routes.errorsInbox.reportClientError.path,
]);

const BUSY = new ServiceUnavailableError();

/** Whose bodies are read before anything is done for them. */
const hasBody = ({ method }: FastifyRequest) => method !== "GET" && method !== "HEAD";

/**
 * Answers 503 at once while more requests run than the server can serve in good time: queueing them
 * would make everyone wait until all of them time out. That is decided before anything is asked of the
 * database, as looking up a session costs as much as most answers. A request runs from its last byte to
 * its answer: a body that trickles in and a response that is not read take no other request's slot. What
 * pages send to be counted is refused from a quarter of that load on.
 */
export function limitLoad(
  app: FastifyInstance,
  atOnce: number,
  { requestsInFlight, recordShed, onReading }: Metrics,
): void {
  const running = new Set<FastifyRequest>();
  onReading(() => requestsInFlight.set(running.size));

  /** Takes a place, where one is free. */
  function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    takesPlace: boolean,
    goOn: () => void,
  ): void {
    const { url, config } = request.routeOptions;
    // What is signed needs no place: of others' calls none gets past its signature, and its sender waits for none of them.
    const isPlaced = HEALTH_CHECKS.has(url) || config.isSigned || running.has(request);
    const room = SHED_FIRST.has(url) ? Math.floor(atOnce / 4) : atOnce;
    if (isPlaced || running.size < room) {
      if (!isPlaced && takesPlace) running.add(request);
      goOn();
      return;
    }
    recordShed();
    // Neither thrown nor logged one by one: under overload most requests are refused, so it has to be cheap.
    void reply.code(BUSY.status).header("retry-after", BUSY.retryAfter);
    void reply.send(errorBody(BUSY, request.id));
  }
  app.addHook("onRequest", (request, reply, done) =>
    begin(request, reply, !hasBody(request), done),
  );
  app.addHook("preValidation", (request, reply, done) => begin(request, reply, true, done));
  app.addHook("onSend", (request, _reply, payload, done) => {
    running.delete(request);
    done(null, payload);
  });
}
