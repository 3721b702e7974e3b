import { passwordResetContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { findUser } from "../../http/session.ts";
import {
  mailResetLink,
  type PasswordResetDeps,
  RESET_REQUEST_JOB,
  requestReset,
  resetPassword,
} from "./password-reset.service.ts";

const requestSchema = z.object({ email: z.string() });

/** A request that waited longer than this has been given up by its sender. */
const REQUEST_LIFETIME = 60 * 60 * 1_000;

export function registerPasswordReset(app: FastifyInstance, deps: PasswordResetDeps): void {
  deps.jobs.handle(
    RESET_REQUEST_JOB,
    async (data, { queuedAt }) => {
      if (deps.clock.now().getTime() - queuedAt.getTime() > REQUEST_LIFETIME) return;
      await mailResetLink(deps, requestSchema.parse(data).email);
    },
    { pollInterval: 1, concurrency: 10, forgetWhenDone: true },
  );

  mountContract(app, passwordResetContract, {
    async forgotPassword({ body, request }) {
      await requestReset(deps, clientAddress(request), body.email);
      return {
        message: "If an account with that email exists, we've sent password reset instructions.",
      };
    },
    async resetPassword({ body, request }) {
      await resetPassword(deps, clientAddress(request), body, findUser(request)?.id ?? null);
      return { message: "Your password has been changed. You can sign in with it now." };
    },
  });
}
