import { claimsContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

const { getSwitchedOff, ...ledger } = claimsContract;

/** What the public pages ask. */
export function registerClaims(app: FastifyInstance): void {
  mountContract(app, { getSwitchedOff }, { getSwitchedOff: notBuiltYet() });
}

/** The ledger as the operator deals with it. */
export function registerClaimLedger(app: FastifyInstance): void {
  mountContract(app, ledger, { listClaims: notBuiltYet(), switchClaim: notBuiltYet() });
}
