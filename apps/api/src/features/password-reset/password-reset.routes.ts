import { passwordResetContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

export function registerPasswordReset(app: FastifyInstance): void {
  mountContract(app, passwordResetContract, {
    forgotPassword: notBuiltYet(),
    resetPassword: notBuiltYet(),
  });
}
