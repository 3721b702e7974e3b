import { refundableUntil } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import type { LockedUser } from "../access/index.ts";
import { queueMail } from "../mail/index.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { StoredPurchase } from "./purchases.store.ts";

/** Mails the receipt of a purchase, as part of the transaction that records it. */
export async function mailReceipt(
  tx: Transaction,
  deps: PaymentDeps,
  { email, firstName }: LockedUser,
  purchase: StoredPurchase,
): Promise<void> {
  const { refundDays } = deps.config.payments;
  const until = refundableUntil(purchase, refundDays, deps.clock.now());
  await queueMail(tx, deps, {
    template: "receipt",
    to: email,
    firstName,
    cents: purchase.amount,
    purchaseId: purchase.id,
    paidAt: purchase.paidAt.toISOString(),
    refundableUntil: until?.toISOString() ?? null,
  });
}

export interface MoneyBack {
  purchase: StoredPurchase;
  /** Cents that were not on their way back before. */
  givenBack: number;
  /** What holds from now on. */
  hasAccess: boolean;
}

/** Tells the buyer that money is on its way back. */
export async function mailRefund(
  tx: Transaction,
  deps: PaymentDeps,
  { email, firstName }: LockedUser,
  { purchase, givenBack, hasAccess }: MoneyBack,
): Promise<void> {
  await queueMail(tx, deps, {
    template: "refunded",
    to: email,
    firstName,
    cents: givenBack,
    purchaseId: purchase.id,
    hasAccess,
  });
}
