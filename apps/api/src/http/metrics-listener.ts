import { createServer, type Server } from "node:http";
import { collectDefaultMetrics } from "@prometheus-io/client";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { listening } from "./listen-address.ts";
import { createListenerOptions } from "./server-options.ts";

/**
 * Opens the private port on which the process's metrics are read: GET /metrics, and nothing else. Null
 * where no port is configured. Rejects with ConfigError when the port cannot be had.
 */
export async function listenForMetrics(
  { metrics: where }: Pick<Config, "metrics">,
  metrics: Metrics,
): Promise<Server | null> {
  if (where === null) return null;
  collectDefaultMetrics({ register: metrics.registry, prefix: "cosmic_" });
  const server = createServer(createListenerOptions(), (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const listens = new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(where.port, where.host, resolve);
  });
  await listening(listens, { host: "METRICS_HOST", port: "METRICS_PORT" });
  return server;
}
