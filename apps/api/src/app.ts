import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import { type FastifyInstance, fastify, LogController } from "fastify";
import type { Deps } from "./deps.ts";
import { mapErrors } from "./http/error-mapper.ts";
import { readJsonBodiesOnly } from "./http/json-body.ts";
import { checkOrigins } from "./http/origin-check.ts";
import { httpLogger, logRequests } from "./http/request-log.ts";
import { closeGracefully, refuseOddRequests } from "./http/request-shape.ts";
import { addSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import {
  BODY_LIMIT,
  createListenerOptions,
  refuseAddress,
  refuseConnection,
} from "./http/server-options.ts";
import { recogniseUsers, useSessions } from "./http/session.ts";
import { createSites } from "./http/site.ts";

/**
 * The whole API, ready to be injected into, routed to, or to listen. Does not listen itself.
 * Closing it answers what runs and leaves the dependencies open.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const headers = securityHeaders(config.sites.secure);
  const sites = createSites({ web: config.sites.webUrl, admin: config.sites.adminUrl });
  const listener = createListenerOptions();

  const app = fastify({
    loggerInstance: httpLogger(deps.logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.http.trustProxy.length > 0 ? [...config.http.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: listener.requestTimeout ?? 0,
    keepAliveTimeout: listener.keepAliveTimeout ?? 0,
    http: listener,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress(headers),
    clientErrorHandler: refuseConnection(headers),
  });

  mapErrors(app);
  readJsonBodiesOnly(app);
  addSecurityHeaders(app, headers);
  logRequests(app);
  closeGracefully(app);
  refuseOddRequests(app);
  checkOrigins(app, sites);
  await app.register(cookie);

  await app.register(async (web) => {
    // On the operator's host nobody is signed in as a user, whatever cookies a shared name brings.
    await useSessions(web, deps, "user", (request) => sites.findSite(request) === "admin");
  });
  await app.register(async (admin) => {
    recogniseUsers(admin, deps);
    await useSessions(admin, deps, "operator");
  });

  await app.ready();
  return app;
}
