import {
  findRefundRefusal,
  isForOperator,
  type RefundHistory,
  type RefundRefusal,
} from "@cosmic/domain";
import type { StoredPurchase } from "@cosmic/domain/payments";
import { ConflictError, NotFoundError, ServiceUnavailableError } from "../../../errors.ts";
import { PaymentProviderError } from "../../../gateways/stripe/stripe.ts";
import { inSession, type UserSession } from "../../../http/session.ts";
import { lockUser } from "../../access/index.ts";
import { announceNow } from "../announce/announce-payment-events.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { findPurchase, listPurchases } from "../purchases.store.ts";
import { settlePayment } from "../settle/settle-payment.service.ts";
import { listSubjects, readRefundHistory } from "./refund-history.ts";
import { refundPurchase, UNREACHABLE } from "./refund-purchase.service.ts";
import { freeSubjects, useSubjects } from "./self-service-refunds.store.ts";

export const PASSED_ON =
  "We have passed your request on to the operator, who decides and writes to you.";

const REFUSALS: Record<RefundRefusal, (days: number) => string> = {
  off: () => "Payments cannot be refunded from here. Please contact support.",
  refunded: () => "This payment was refunded already.",
  disputed: () => "Your bank is reviewing this payment and will decide about it.",
  too_late: (days) => `Payments can be refunded within ${days} days, and that time is over.`,
  downloaded: () => `You have downloaded a full copy since you paid. ${PASSED_ON}`,
  used: () => `You, or this card, had a refund before. ${PASSED_ON}`,
  unrecognized: () => `This payment method cannot be refunded automatically. ${PASSED_ON}`,
};

/** Purchases of an earlier version do not say what paid: it is read before it is judged. */
async function readInstrument(deps: PaymentDeps, purchase: StoredPurchase): Promise<void> {
  if (purchase.instrument !== null) return;
  try {
    await settlePayment(deps, purchase.sessionId);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new ServiceUnavailableError(60, UNREACHABLE);
  }
}

interface Decision {
  purchase: StoredPurchase;
  history: RefundHistory;
  refusal: RefundRefusal | null;
}

/** Decides, and marks who and what uses the refund, with the buyer's row locked. */
const decideRefund = (deps: PaymentDeps, id: string, session: UserSession): Promise<Decision> =>
  inSession(deps.db, session, async (tx) => {
    const { userId } = session;
    const user = await lockUser(tx, userId);
    const purchase = await findPurchase(tx, id);
    if (!user || !purchase) throw new NotFoundError("This purchase does not exist.");
    const purchases = await listPurchases(tx, userId);
    const history = await readRefundHistory(tx, deps, user, purchase, purchases);
    const now = deps.clock.now();
    const refusal = findRefundRefusal(purchase, history, deps.config.payments.refundDays, now);
    if (refusal !== null || history.isSurplus) return { purchase, history, refusal };
    const subjects = listSubjects(deps, user, purchase.instrument);
    if (await useSubjects(tx, subjects, id, now)) return { purchase, history, refusal };
    // Another account used the same card or address a moment ago.
    await freeSubjects(tx, id);
    return { purchase, history, refusal: "used" };
  });

/**
 * Refunds a purchase at its buyer's request, if the rules let the buyer do so alone; what an operator decides
 * about becomes an alert.
 * @throws ConflictError with the reason why not; ServiceUnavailableError when the provider does not answer;
 * UnauthorizedError when the session has ended
 */
export async function refundForBuyer(
  deps: PaymentDeps,
  requested: StoredPurchase,
  session: UserSession,
): Promise<StoredPurchase> {
  await readInstrument(deps, requested);
  const { purchase, history, refusal } = await decideRefund(deps, requested.id, session);
  if (refusal !== null) {
    if (isForOperator(refusal))
      await announceNow(deps, { type: "refund_requested", purchase, refusal });
    throw new ConflictError(REFUSALS[refusal](deps.config.payments.refundDays));
  }
  try {
    // A surplus payment is owed back, which uses up nothing.
    return await refundPurchase(deps, purchase, history.isSurplus ? "product" : "buyer");
  } catch (error) {
    if (error instanceof ConflictError) await freeSubjects(deps.db, purchase.id);
    throw error;
  }
}
