import { purchasesContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { mountContract } from "../../http/mount-contract.ts";
import { operatorViewOf } from "../checkout/index.ts";
import { listPurchasesOf, type PurchasesDeps, refundForOperator } from "./purchases.service.ts";

/** Purchases as the operator deals with them. */
export function registerPurchases(app: FastifyInstance, deps: PurchasesDeps): void {
  mountContract(app, purchasesContract, {
    listUserPurchases: async ({ params }) =>
      (await listPurchasesOf(deps, params.id)).map((purchase) => operatorViewOf(deps, purchase)),
    refundUserPurchase: async ({ operatorId, params }) =>
      operatorViewOf(deps, await refundForOperator(deps, operatorId, params.id)),
  });
}
