import { z } from "zod";
import type { Cause, Ledger } from "../ledger/ledger.ts";
import { refundObject } from "../objects/refund-object.ts";
import type { Charge, Refund } from "../objects/types.ts";
import { noSuch, wrongParameter, wrongState } from "../wire/api-error.ts";
import { expand, integer, metadata } from "../wire/parameters.ts";

export const createRefundParameters = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: integer.refine((amount) => amount >= 1, "Invalid positive integer").optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.default({}),
  expand,
});

export type CreateRefundParameters = z.output<typeof createRefundParameters>;

/** The charge that is meant. @throws ApiError 400 */
export function requireCharge(
  { books }: Ledger,
  asked: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  if (asked.charge !== undefined) {
    const charge = books.charges.get(asked.charge);
    if (!charge) throw noSuch("charge", asked.charge, "charge", false);
    return charge;
  }
  if (asked.payment_intent === undefined) {
    throw wrongParameter(
      "One of the following params should be provided for this request: payment_intent or charge.",
      "charge",
      "parameter_missing",
    );
  }
  const intent = books.paymentIntents.get(asked.payment_intent);
  if (!intent) throw noSuch("payment_intent", asked.payment_intent, "payment_intent", false);
  const charge = books.charges.get(intent.latest_charge ?? "");
  if (charge?.status !== "succeeded") {
    throw wrongState(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent_unexpected_state",
    );
  }
  return charge;
}

function requireRefundable({ books }: Ledger, charge: Charge, asked: number | undefined): number {
  if (!charge.paid)
    throw wrongState(`Charge ${charge.id} has not been paid.`, "charge_not_refundable");
  const disputes = [...books.disputes.values()].filter((dispute) => dispute.charge === charge.id);
  if (disputes.some((dispute) => !dispute.is_charge_refundable)) {
    throw wrongState(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      "charge_disputed",
    );
  }
  if (charge.refunded) {
    throw wrongState(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = asked ?? left;
  if (amount > left) {
    throw wrongState(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      "amount_too_large",
    );
  }
  return amount;
}

/** Pays a charge back, whole or in part. @throws ApiError 400 */
export function createRefund(
  ledger: Ledger,
  asked: CreateRefundParameters,
  cause: Cause | null,
): Refund {
  const charge = requireCharge(ledger, asked);
  const amount = requireRefundable(ledger, charge, asked.amount);
  const { metadata: said, reason = null } = asked;
  const refund = refundObject(charge, { amount, reason, metadata: said, created: ledger.now() });
  return ledger.commit({ what: "refund.created", id: refund.id }, cause, (emit) => {
    const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
    ledger.books.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded >= charge.amount;
    emit("refund.created", refund);
    emit("charge.refunded", charge, previous);
    return refund;
  });
}

/** A refund that the buyer's bank sent back: the money is the seller's again. */
export function failRefund(ledger: Ledger, refund: Refund): Refund {
  const charge = ledger.books.charges.get(refund.charge ?? "");
  if (!charge || refund.status !== "succeeded")
    throw wrongState("This refund cannot fail any more.");
  return ledger.commit({ what: "refund.failed", id: refund.id }, null, (emit) => {
    refund.status = "failed";
    refund.failure_reason = "lost_or_stolen_card";
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    emit("refund.updated", refund, { status: "succeeded" });
    emit("refund.failed", refund);
    return refund;
  });
}
