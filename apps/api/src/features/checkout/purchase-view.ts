import type { OperatorPurchase, Purchase } from "@cosmic/contracts";
import {
  computeRefundableUntil,
  findRefundRefusal,
  getPurchaseStatus,
  type RefundHistory,
} from "@cosmic/domain";
import type { StoredPurchase } from "@cosmic/domain/payments";
import type { Db } from "../../db/connection.ts";
import { type PaymentDeps, PRODUCT } from "./payment-deps.ts";
import { findPurchase, listPurchases } from "./purchases.store.ts";
import { listRefundHistories } from "./refund/refund-history.ts";

type ViewDeps = Pick<PaymentDeps, "config" | "clock"> & { db: Db };

/** A purchase as its buyer sees it. */
function toPurchaseBody(
  { config, clock }: ViewDeps,
  purchase: StoredPurchase,
  history: RefundHistory,
): Purchase {
  const { refundDays } = config.payments;
  const now = clock.now();
  const until = computeRefundableUntil(purchase, history, refundDays, now);
  return {
    id: purchase.id,
    product: PRODUCT.name,
    amount: purchase.amount,
    refundedAmount: purchase.refundedAmount,
    currency: purchase.currency,
    paidAt: purchase.paidAt.toISOString(),
    status: getPurchaseStatus(purchase),
    refundableUntil: until?.toISOString() ?? null,
    refundRefusal: findRefundRefusal(purchase, history, refundDays, now),
  };
}

/** The same for an operator, with the ids that find it in the provider's dashboard. */
const toOperatorPurchase = (
  deps: ViewDeps,
  purchase: StoredPurchase,
  history: RefundHistory,
): OperatorPurchase => ({
  ...toPurchaseBody(deps, purchase, history),
  sessionId: purchase.sessionId,
  paymentIntentId: purchase.paymentIntentId,
});

type ToView<View> = (deps: ViewDeps, purchase: StoredPurchase, history: RefundHistory) => View;

async function viewAll<View>(
  deps: ViewDeps,
  userId: string | null,
  purchases: readonly StoredPurchase[],
  toView: ToView<View>,
): Promise<View[]> {
  const histories = await listRefundHistories(deps.db, deps, userId, purchases);
  return histories.flatMap((history, index) => {
    const purchase = purchases[index];
    return purchase ? [toView(deps, purchase, history)] : [];
  });
}

async function viewOne<View>(
  deps: ViewDeps,
  { id, userId }: StoredPurchase,
  toView: ToView<View>,
): Promise<View> {
  const found = await findPurchase(deps.db, id);
  const all = userId === null ? (found ? [found] : []) : await listPurchases(deps.db, userId);
  const views = await viewAll(deps, userId, all, toView);
  const view = views[all.findIndex((each) => each.id === id)];
  if (view === undefined) throw new Error("A purchase is gone while it is shown");
  return view;
}

/** What the user has paid for, newest first. */
export const viewPurchases = async (deps: ViewDeps, userId: string): Promise<Purchase[]> =>
  viewAll(deps, userId, await listPurchases(deps.db, userId), toPurchaseBody);

export const viewPurchase = (deps: ViewDeps, purchase: StoredPurchase): Promise<Purchase> =>
  viewOne(deps, purchase, toPurchaseBody);

/** The user's purchases for an operator, newest first. */
export const viewOperatorPurchases = async (
  deps: ViewDeps,
  userId: string,
): Promise<OperatorPurchase[]> =>
  viewAll(deps, userId, await listPurchases(deps.db, userId), toOperatorPurchase);

export const viewOperatorPurchase = (
  deps: ViewDeps,
  purchase: StoredPurchase,
): Promise<OperatorPurchase> => viewOne(deps, purchase, toOperatorPurchase);
