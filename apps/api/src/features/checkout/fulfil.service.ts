import { payBackSurplus } from "./pay-back.service.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { type Settlement, settlePayment } from "./settle-payment.service.ts";

/**
 * Settles a payment, and pays back what its buyer paid beyond the first time.
 * @throws PaymentProviderError as `settlePayment` does
 */
export async function fulfil(deps: PaymentDeps, sessionId: string): Promise<Settlement["is"]> {
  const { is, surplus } = await settlePayment(deps, sessionId);
  const userId = surplus[0]?.userId;
  if (userId) await payBackSurplus(deps, userId);
  return is;
}
