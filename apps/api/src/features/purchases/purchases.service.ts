import type { OperatorPurchase } from "@cosmic/contracts";
import type { StoredPurchase } from "@cosmic/domain/payments";
import { ConflictError, NotFoundError } from "../../errors.ts";
import { isUser } from "../access/index.ts";
import {
  findPurchase,
  type MaybePaymentDeps,
  refundPurchase,
  requirePayments,
  viewOperatorPurchases,
} from "../checkout/index.ts";
import { recordRefundRequest } from "../operators/index.ts";

export type PurchasesDeps = MaybePaymentDeps;

/** A user's purchases, newest first. Throws NotFoundError for an unknown user. */
export async function listUserPurchases(
  deps: Pick<PurchasesDeps, "db" | "config" | "clock">,
  userId: string,
): Promise<OperatorPurchase[]> {
  if (await isUser(deps.db, userId)) return await viewOperatorPurchases(deps, userId);
  throw new NotFoundError("This user does not exist.");
}

/**
 * Refunds a purchase of any age, also one whose buyer is gone, and records which operator requested it.
 * @throws NotFoundError; ConflictError where nothing is left to refund, or it is disputed;
 * ServiceUnavailableError when the provider does not answer
 */
export async function refundForOperator(
  deps: PurchasesDeps,
  operatorId: string,
  purchaseId: string,
): Promise<StoredPurchase> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (!purchase) throw new NotFoundError("This purchase does not exist.");
  if (purchase.refundedAmount >= purchase.amount) {
    throw new ConflictError("This payment was refunded already.");
  }
  if (purchase.dispute === "open" || purchase.dispute === "lost") {
    throw new ConflictError("This payment is disputed; answer the dispute instead.");
  }
  const payments = requirePayments(deps);
  await recordRefundRequest(deps, { operatorId, purchaseId });
  return await refundPurchase(payments, purchase, "operator");
}
