import type { FastifyInstance } from "fastify";
import fastifyMetrics from "fastify-metrics";
import { DURATION_BUCKETS, type Metrics } from "../metrics/metrics.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

/**
 * Times every answer of a known route by the route's pattern, its method and the status. What no route
 * answers is counted in one number: a client may make up any address and method.
 * To be called before any route is added.
 */
export async function measureRequests(app: FastifyInstance, metrics: Metrics): Promise<void> {
  await app.register(fastifyMetrics.default, {
    // Read out by the listener of the private port, never by this application.
    endpoint: null,
    defaultMetrics: { enabled: false },
    routeMetrics: {
      enabled: { histogram: true, summary: false },
      registeredRoutesOnly: true,
      overrides: {
        labels: { status: "status" },
        histogram: {
          name: "cosmic_http_request_duration_seconds",
          help: "Time from a request's headers to the end of its answer.",
          buckets: DURATION_BUCKETS,
          registers: [metrics.registry],
        },
        // It is made even where it is off; without a registry it is nowhere.
        summary: { registers: [] },
      },
    },
  });
  app.addHook("onError", (_request, _reply, error, done) => {
    if (isDatabaseUnavailable(error)) metrics.recordRejected("database");
    else if ("status" in error && error.status === 429) metrics.recordRejected("rate_limited");
    else if ("status" in error && error.status === 503) metrics.recordRejected("other");
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    if (request.is404) metrics.recordUnmatched();
    done();
  });
}
