import { purchasesContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { mountContract } from "../../http/mount-contract.ts";
import { toOperatorPurchase } from "../checkout/index.ts";
import { listUserPurchases, type PurchasesDeps, refundForOperator } from "./purchases.service.ts";

/** Purchases as the operator deals with them. */
export function registerPurchases(app: FastifyInstance, deps: PurchasesDeps): void {
  mountContract(app, purchasesContract, {
    listUserPurchases: async ({ params }) =>
      (await listUserPurchases(deps, params.id)).map((purchase) =>
        toOperatorPurchase(deps, purchase),
      ),
    refundUserPurchase: async ({ operatorId, params }) =>
      toOperatorPurchase(deps, await refundForOperator(deps, operatorId, params.id)),
  });
}
