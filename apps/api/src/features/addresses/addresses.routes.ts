import { addressesContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { mountContract } from "../../http/mount-contract.ts";
import { type AddressDeps, confirmEmail, sendConfirmation } from "./confirmation.service.ts";
import { cancelEmailChange, startEmailChange } from "./email-change.service.ts";

/** The address of the signed-in user's account: whose it is. */
export function registerAddresses(app: FastifyInstance, deps: AddressDeps): void {
  mountContract(app, addressesContract, {
    async sendConfirmation({ userId }) {
      await sendConfirmation(deps, userId);
      return undefined;
    },
    async confirmEmail({ userId, body }) {
      return { missing: await confirmEmail(deps, userId, body.token) };
    },
    async changeEmail({ userId, body }) {
      await startEmailChange(deps, userId, body.email);
      return undefined;
    },
    async cancelEmailChange({ userId }) {
      await cancelEmailChange(deps, userId);
      return undefined;
    },
  });
}
