import { accountContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

export function registerAccount(app: FastifyInstance): void {
  mountContract(app, accountContract, {
    getAccount: notBuiltYet(),
    changeName: notBuiltYet(),
    exportAccount: notBuiltYet(),
    signOutEverywhere: notBuiltYet(),
    deleteAccount: notBuiltYet(),
  });
}
