import { contract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { resolveBirthInstant, searchCities } from "./cities.service.ts";

/** Birth places, and the instants that clock times there were. */
export function registerCities(app: FastifyInstance, deps: Pick<Deps, "clock">): void {
  mountContract(app, contract.cities, {
    searchCities: ({ query }) => searchCities(query.search),
    resolveBirthInstant: ({ body }) => resolveBirthInstant(deps, body),
  });
}
