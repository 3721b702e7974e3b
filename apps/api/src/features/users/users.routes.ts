import { usersContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { userBody } from "../auth/index.ts";
import { toggleAccess, type UsersDeps } from "./users.service.ts";

export function registerUsers(app: FastifyInstance, deps: UsersDeps): void {
  mountContract(app, usersContract, {
    listUsers: notBuiltYet(),
    getUserStats: notBuiltYet(),
    toggleAccess: async ({ operatorId, body }) =>
      userBody(await toggleAccess(deps, operatorId, body)),
    deleteUser: notBuiltYet(),
  });
}
