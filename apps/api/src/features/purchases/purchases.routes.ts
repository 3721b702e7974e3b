import { purchasesContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { mountContract } from "../../http/mount-contract.ts";
import { getOperatorSession } from "../../http/session.ts";
import { viewOperatorPurchase } from "../checkout/index.ts";
import {
  listUserPurchases,
  moveForOperator,
  type PurchasesDeps,
  refundForOperator,
} from "./purchases.service.ts";

/** Purchases as the operator deals with them. */
export function registerPurchases(app: FastifyInstance, deps: PurchasesDeps): void {
  mountContract(app, purchasesContract, {
    listUserPurchases: ({ operatorId, params }) => listUserPurchases(deps, operatorId, params.id),
    movePurchase: async ({ request, params, body: { reference } }) =>
      viewOperatorPurchase(
        deps,
        await moveForOperator(deps, getOperatorSession(request), { reference, userId: params.id }),
      ),
    refundUserPurchase: async ({ request, params }) =>
      viewOperatorPurchase(
        deps,
        await refundForOperator(deps, getOperatorSession(request), params.id),
      ),
  });
}
