import { checkoutContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";

export function registerCheckout(app: FastifyInstance): void {
  mountContract(app, checkoutContract, {
    createCheckoutSession: notBuiltYet(),
    verifyCheckout: notBuiltYet(),
    receiveStripeEvent: notBuiltYet(),
  });
}
