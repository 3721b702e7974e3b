import type { StoredPurchase } from "@cosmic/domain/payments";
import type { PaymentDeps } from "../payment-deps.ts";
import { refundPurchase } from "./refund-purchase.service.ts";

/**
 * Refunds payments that arrived for no account or gave their user nothing. What fails is left to the reconciler; returns how many
 * were refunded.
 */
export async function returnPayments(
  deps: PaymentDeps,
  purchases: readonly StoredPurchase[],
): Promise<number> {
  let count = 0;
  for (const purchase of purchases) {
    try {
      await refundPurchase(deps, purchase, "product");
      count += 1;
    } catch (error) {
      deps.logger.warn(
        { purchase: purchase.id, err: error },
        "A payment that is owed back was not refunded",
      );
    }
  }
  return count;
}
