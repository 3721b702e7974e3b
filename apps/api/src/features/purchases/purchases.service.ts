import { ConflictError, NotFoundError } from "../../errors.ts";
import { isUser } from "../access/index.ts";
import {
  findPurchase,
  listPurchases,
  type MaybePaymentDeps,
  payBack,
  requirePayments,
  type StoredPurchase,
} from "../checkout/index.ts";
import { noteRefund } from "../operators/index.ts";

export type PurchasesDeps = MaybePaymentDeps;

/** What a user has paid for, newest first. Throws NotFoundError for no user. */
export async function listPurchasesOf(
  { db }: Pick<PurchasesDeps, "db">,
  userId: string,
): Promise<StoredPurchase[]> {
  if (await isUser(db, userId)) return await listPurchases(db, userId);
  throw new NotFoundError("This user does not exist.");
}

/**
 * Pays a purchase back whenever it was made, also one whose buyer is gone, and notes who asked.
 * @throws NotFoundError; ConflictError where nothing is left to pay back, or the bank has it;
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
    throw new ConflictError("A bank has this payment; answer the dispute instead.");
  }
  const payments = requirePayments(deps);
  await noteRefund(deps, { operatorId, purchaseId });
  return await payBack(payments, purchase, "operator");
}
