import type { OperatorPurchase } from "@cosmic/contracts";
import type { StoredPurchase } from "@cosmic/domain/payments";
import { ConflictError, NotFoundError } from "../../errors.ts";
import { inSession, type OperatorSession } from "../../http/session.ts";
import { isUser } from "../access/index.ts";
import {
  findPurchase,
  findPurchaseBy,
  type MaybePaymentDeps,
  movePurchase,
  refundPurchase,
  requirePayments,
  viewOperatorPurchases,
} from "../checkout/index.ts";
import { recordPanelAction, recordRefundRequest } from "../operators/index.ts";

export type PurchasesDeps = MaybePaymentDeps;

/** A user's purchases, newest first, and a record of who asked. Throws NotFoundError for an unknown user. */
export async function listUserPurchases(
  deps: PurchasesDeps,
  operatorId: string,
  userId: string,
): Promise<OperatorPurchase[]> {
  if (!(await isUser(deps.db, userId))) throw new NotFoundError("This user does not exist.");
  const detail = { part: "purchases" };
  await recordPanelAction(deps, { operatorId, action: "user.viewed", subject: userId, detail });
  return await viewOperatorPurchases(deps, userId);
}

/**
 * Refunds a purchase of any age, also one whose buyer is gone, and records which operator requested it.
 * @throws NotFoundError; ConflictError where nothing is left to refund, or it is disputed;
 * ServiceUnavailableError when the provider does not answer; UnauthorizedError when the session has ended
 */
export async function refundForOperator(
  deps: PurchasesDeps,
  session: OperatorSession,
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
  const { operatorId } = session;
  await inSession(deps.db, session, (tx) =>
    recordRefundRequest({ ...deps, db: tx }, { operatorId, purchaseId }),
  );
  return await refundPurchase(payments, purchase, "operator");
}

/**
 * Makes a purchase this user's, wherever it was, and records which operator did: for a payer who cannot bring it
 * alone. Access of both accounts follows at once.
 * @param reference the receipt number, or the provider's session or payment
 * @throws NotFoundError; ConflictError for a purchase that is being refunded, or is the user's; UnauthorizedError when
 * the session has ended
 */
export async function moveForOperator(
  deps: PurchasesDeps,
  session: OperatorSession,
  { reference, userId }: { reference: string; userId: string },
): Promise<StoredPurchase> {
  const { operatorId } = session;
  return await inSession(deps.db, session, async (tx) => {
    const purchase = await findPurchaseBy(tx, reference.trim());
    if (!purchase) throw new NotFoundError("This purchase does not exist.");
    await movePurchase(tx, deps, purchase, userId);
    const detail = { purchaseId: purchase.id, fromUserId: purchase.userId };
    const action = { operatorId, action: "purchase.moved" as const, subject: userId, detail };
    await recordPanelAction({ ...deps, db: tx }, action);
    return { ...purchase, userId };
  });
}
