import { contract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { resolveBirthMoment, searchPlaces } from "./places.service.ts";

/** Birth places, and the instants that clock times there were. */
export function registerPlaces(app: FastifyInstance, deps: Pick<Deps, "clock">): void {
  mountContract(app, contract.places, {
    searchPlaces: ({ query }) => searchPlaces(query.search),
    resolveBirthMoment: ({ body }) => resolveBirthMoment(deps, body),
  });
}
