import { alertsContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mountContract } from "../../http/mount-contract.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { getOperatorSession } from "../../http/session.ts";
import { doUnlessLeased } from "../leases/index.ts";
import { checkForOperator, getAlerts, resolveForOperator } from "./alerts.service.ts";
import { checkHealth } from "./check-health.ts";
import type { AlertDeps } from "./raise-alert.ts";

const CHECK_EVERY = 5 * 60_000;

export function registerAlerts(
  app: FastifyInstance,
  deps: AlertDeps & Pick<Deps, "database"> & { limiter: RateLimiter },
): void {
  mountContract(app, alertsContract, {
    listAlerts: () => deps.database.read((db) => getAlerts({ db })),
    runHealthCheck: async ({ request }) => ({
      newAlerts: await checkForOperator(deps, getOperatorSession(request)),
    }),
    resolveAlert: ({ request, params }) =>
      resolveForOperator(deps, getOperatorSession(request), params.id),
  });
}

/** Schedules the health check every few minutes, in one process at a time. */
export function registerHealthWatch(deps: AlertDeps & Pick<Deps, "logger">): void {
  const work = async () => {
    const newAlerts = await checkHealth(deps);
    if (newAlerts > 0) deps.logger.warn({ newAlerts }, "Alerts were raised");
  };
  deps.jobs.repeat("check-health", CHECK_EVERY, () => doUnlessLeased(deps, "check-health", work));
}
