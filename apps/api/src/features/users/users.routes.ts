import { usersContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

export function registerUsers(app: FastifyInstance): void {
  mountContract(app, usersContract, {
    listUsers: notBuiltYet(),
    getUserStats: notBuiltYet(),
    toggleAccess: notBuiltYet(),
    deleteUser: notBuiltYet(),
  });
}
