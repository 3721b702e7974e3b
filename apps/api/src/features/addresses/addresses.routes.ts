import { addressesContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { getUserSession } from "../../http/session.ts";
import { type AddressDeps, confirmEmail, sendConfirmation } from "./confirmation.service.ts";
import { cancelEmailChange, startEmailChange } from "./email-change.service.ts";

/** The address of the signed-in user's account: whose it is. */
export function registerAddresses(app: FastifyInstance, deps: AddressDeps): void {
  mountContract(app, addressesContract, {
    async sendConfirmation({ request }) {
      await sendConfirmation(deps, getUserSession(request));
      return undefined;
    },
    async confirmEmail({ request, body }) {
      return { missing: await confirmEmail(deps, getUserSession(request), body.token) };
    },
    async changeEmail({ request, body }) {
      const sender = { session: getUserSession(request), address: clientAddress(request) };
      await startEmailChange(deps, sender, body.email);
      return undefined;
    },
    async cancelEmailChange({ request }) {
      await cancelEmailChange(deps, getUserSession(request));
      return undefined;
    },
  });
}
