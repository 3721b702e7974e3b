import type { PaymentDeps } from "../payment-deps.ts";
import { refundSurplus } from "../refund/refund-purchase.service.ts";
import { returnPayments } from "../refund/return-payment.service.ts";
import { type SettledPayment, settlePayment } from "../settle/settle-payment.service.ts";

/**
 * Settles a payment, and refunds what its buyer paid beyond the first time, what arrived for no account and what
 * gave its buyer nothing.
 * @throws PaymentProviderError as `settlePayment` does
 */
export async function confirmPayment(
  deps: PaymentDeps,
  sessionId: string,
): Promise<SettledPayment["outcome"]> {
  const { outcome, events } = await settlePayment(deps, sessionId);
  const second = events.find((event) => event.type === "second_payment");
  if (second) await refundSurplus(deps, second.buyerId);
  const owed = events.find(
    (event) => event.type === "buyer_deleted" || event.type === "payment_without_effect",
  );
  if (owed?.purchase.isRefundDue) await returnPayments(deps, [owed.purchase]);
  return outcome;
}
