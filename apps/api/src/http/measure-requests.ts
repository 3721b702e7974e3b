import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

/** Asked by health checks and tools; no answer that a user waits for. */
const UNMEASURED: ReadonlySet<string> = new Set(["HEAD", "OPTIONS"]);

/**
 * Times every answer of a known route by the route's pattern, its method and the status. What no route
 * answers is counted in one number: a client may make up any address and method.
 * To be called before any route is added.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onError", (_request, _reply, error, done) => {
    if (isDatabaseUnavailable(error)) metrics.recordRejected("database");
    else if ("status" in error && error.status === 429) metrics.recordRejected("rate_limited");
    else if ("status" in error && error.status === 503) metrics.recordRejected("other");
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url;
    if (request.is404) metrics.recordUnmatched();
    else if (route !== undefined && !UNMEASURED.has(request.method)) {
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      metrics.requestSeconds.observe(labels, reply.elapsedTime / 1_000);
    }
    done();
  });
}
