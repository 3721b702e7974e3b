import { alertsContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

export function registerAlerts(app: FastifyInstance): void {
  mountContract(app, alertsContract, {
    listAlerts: notBuiltYet(),
    runHealthCheck: notBuiltYet(),
    resolveAlert: notBuiltYet(),
  });
}
