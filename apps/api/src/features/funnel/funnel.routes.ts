import { funnelContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

export function registerFunnel(app: FastifyInstance): void {
  mountContract(app, funnelContract, { recordFunnelEvents: notBuiltYet() });
}
