import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import { type FastifyInstance, fastify, LogController } from "fastify";
import type { Deps } from "./deps.ts";
import { registerAccount } from "./features/account/index.ts";
import { registerAddresses } from "./features/addresses/index.ts";
import { registerAlerts, registerHealthWatch } from "./features/alerts/index.ts";
import { registerAuth } from "./features/auth/index.ts";
import {
  createBlueprintTexts,
  createReportPrinter,
  registerBlueprints,
  registerTextPacking,
} from "./features/blueprints/index.ts";
import {
  registerCheckout,
  registerReconciler,
  registerStripeEvents,
} from "./features/checkout/index.ts";
import { registerCities } from "./features/cities/index.ts";
import { registerClaimList, registerClaims } from "./features/claims/index.ts";
import {
  createOwnFailures,
  registerErrorsInbox,
  registerErrorsList,
} from "./features/errors-inbox/index.ts";
import {
  registerFunnel,
  registerFunnelClosing,
  registerFunnelSummary,
} from "./features/funnel/index.ts";
import { registerApiPages, registerHealth } from "./features/health/index.ts";
import { registerMail } from "./features/mail/index.ts";
import { registerSharedMetrics } from "./features/metrics/index.ts";
import { registerAudit, registerOperators } from "./features/operators/index.ts";
import { registerPasswordReset } from "./features/password-reset/index.ts";
import { createPasswordHasher } from "./features/passwords/index.ts";
import { registerPurchases } from "./features/purchases/index.ts";
import { registerQuiz } from "./features/quiz/index.ts";
import { registerSittings } from "./features/sittings/index.ts";
import { registerTrial } from "./features/trial/index.ts";
import { registerUsers } from "./features/users/index.ts";
import { clientAddress } from "./http/client-address.ts";
import { mapErrors } from "./http/error-mapper.ts";
import { closeGracefully } from "./http/graceful-close.ts";
import { readJsonBodiesOnly } from "./http/json-body.ts";
import { limitLoad } from "./http/load-limit.ts";
import { measureRequests } from "./http/measure-requests.ts";
import { checkOrigins } from "./http/origin-check.ts";
import { createRateLimiter } from "./http/rate-limit.ts";
import { holdUntilOpen } from "./http/readiness.ts";
import { httpLogger, logRequests } from "./http/request-log.ts";
import { refuseInvalidRequests, refuseUnknownBodies } from "./http/request-shape.ts";
import { addSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import {
  BODY_LIMIT,
  createListenerOptions,
  IDLE_CONNECTION_TIMEOUT,
  ignoreExpectations,
  refuseAddress,
  refuseConnection,
  refuseTunnels,
} from "./http/server-options.ts";
import { markSignedIn, recognizeUsers, useSessions } from "./http/session.ts";
import { createSites } from "./http/site.ts";
import { limitWork } from "./http/work-limit.ts";

/** Requests served at once; the database answers about ten of them at any time. */
const REQUESTS_AT_ONCE = 400;

function createServer({ config, logger }: Deps, headers: Readonly<Record<string, string>>) {
  const listener = createListenerOptions();
  const { trustProxy } = config.http;
  return fastify({
    loggerInstance: httpLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    http: listener,
    requestTimeout: listener.requestTimeout,
    connectionTimeout: IDLE_CONNECTION_TIMEOUT,
    keepAliveTimeout: listener.keepAliveTimeout,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress(headers),
    clientErrorHandler: refuseConnection(headers),
  });
}

/**
 * The whole API, ready to be injected into, routed to, or to listen. Does not listen itself.
 * Closing it answers what runs and leaves the dependencies open. While `isOpen` is false only the
 * health checks answer.
 */
export async function buildApp(
  deps: Deps,
  isOpen: () => boolean = () => true,
): Promise<FastifyInstance> {
  const { config, db } = deps;
  const headers = securityHeaders(config.sites.secure);
  const sites = createSites({ web: config.sites.webUrl, admin: config.sites.adminUrl });
  const passwords = await createPasswordHasher(config.passwords);
  const printer = createReportPrinter(deps);
  const texts = createBlueprintTexts(deps);
  const all = { ...deps, passwords, printer, texts, limiter: createRateLimiter(db, config) };

  const app = createServer(deps, headers);
  app.addHook("onClose", () => printer.close());
  ignoreExpectations(app);
  refuseTunnels(app.server, refuseConnection(headers));
  measureRequests(app, deps.metrics);
  const ownFailures = createOwnFailures(deps);
  app.addHook("onClose", () => ownFailures.write());
  mapErrors(app, ({ error, request, status }) =>
    ownFailures.record({
      error,
      status,
      method: request.method,
      route: request.routeOptions.url,
      address: clientAddress(request),
    }),
  );
  readJsonBodiesOnly(app);
  addSecurityHeaders(app, headers);
  logRequests(app);
  closeGracefully(app);
  holdUntilOpen(app, isOpen);
  limitLoad(app, REQUESTS_AT_ONCE, deps.metrics);
  limitWork(app, config);
  refuseInvalidRequests(app);
  checkOrigins(app, sites);
  refuseUnknownBodies(app);
  await app.register(cookie);

  registerHealth(app, all);
  registerSharedMetrics(all, isOpen);
  registerMail(app, all);
  if (!config.production) await registerApiPages(app);

  registerReconciler(all);
  registerHealthWatch(all);
  registerFunnelClosing(all);
  registerTextPacking(all);
  await app.register(async (signed) => registerStripeEvents(signed, all));

  await app.register(async (web) => {
    // On the operator's host no request is signed in as a user, even when a shared domain sends user cookies.
    await useSessions(web, deps, "user", (request) => sites.findSite(request) === "admin");
    markSignedIn(web, deps);
    registerAuth(web, all);
    registerPasswordReset(web, all);
    registerAccount(web, all);
    registerAddresses(web, all);
    registerCities(web, all);
    registerQuiz(web, all);
    registerSittings(web, all);
    registerBlueprints(web, all);
    registerTrial(web, all);
    registerCheckout(web, all);
    registerFunnel(web, all);
    registerClaims(web, all);
    registerErrorsInbox(web, all);
  });

  await app.register(async (admin) => {
    recognizeUsers(admin, deps);
    await useSessions(admin, deps, "operator");
    registerOperators(admin, all);
    registerUsers(admin, all);
    registerPurchases(admin, all);
    registerAlerts(admin, all);
    registerFunnelSummary(admin, all);
    registerClaimList(admin, all);
    registerErrorsList(admin, all);
    registerAudit(admin, all);
  });

  await app.ready();
  return app;
}
