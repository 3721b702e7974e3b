import { funnelContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

const { recordFunnelEvents, getFunnel } = funnelContract;

/** What the public pages tell. */
export function registerFunnel(app: FastifyInstance): void {
  mountContract(app, { recordFunnelEvents }, { recordFunnelEvents: notBuiltYet() });
}

/** What the operator reads. */
export function registerFunnelReport(app: FastifyInstance): void {
  mountContract(app, { getFunnel }, { getFunnel: notBuiltYet() });
}
