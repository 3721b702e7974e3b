import { claimsContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { getOperatorSession } from "../../http/session.ts";
import { type ClaimDeps, getSwitchedOff, listClaims, switchClaim } from "./claims.service.ts";

const { getSwitchedOff: publicCall, ...ledger } = claimsContract;

/** What the public pages ask. */
export function registerClaims(app: FastifyInstance, deps: Pick<ClaimDeps, "db">): void {
  mountContract(
    app,
    { getSwitchedOff: publicCall },
    { getSwitchedOff: () => getSwitchedOff(deps) },
  );
}

/** Marketing claims for the operator's panel. */
export function registerClaimList(
  app: FastifyInstance,
  deps: ClaimDeps & Pick<Deps, "database">,
): void {
  mountContract(app, ledger, {
    listClaims: () => deps.database.read((db) => listClaims({ ...deps, db })),
    switchClaim: ({ request, params, body }) =>
      switchClaim(deps, getOperatorSession(request), { ...params, ...body }),
  });
}
