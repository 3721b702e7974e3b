import { z } from "zod";
import type { Cause, Ledger } from "../ledger/ledger.ts";
import { refundObject } from "../objects/refund-object.ts";
import type { Charge, Refund } from "../objects/types.ts";
import { invalidParameter, invalidState, notFound } from "../wire/api-error.ts";
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

/** The charge that the parameters identify. @throws ApiError 400 */
export function requireCharge(
  { records }: Ledger,
  asked: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  if (asked.charge !== undefined) {
    const charge = records.charges.get(asked.charge);
    if (!charge) throw notFound("charge", asked.charge, "charge", false);
    return charge;
  }
  if (asked.payment_intent === undefined) {
    throw invalidParameter(
      "One of the following params should be provided for this request: payment_intent or charge.",
      "charge",
      "parameter_missing",
    );
  }
  const intent = records.paymentIntents.get(asked.payment_intent);
  if (!intent) throw notFound("payment_intent", asked.payment_intent, "payment_intent", false);
  const charge = records.charges.get(intent.latest_charge ?? "");
  if (charge?.status !== "succeeded") {
    throw invalidState(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent_unexpected_state",
    );
  }
  return charge;
}

function requireRefundable({ records }: Ledger, charge: Charge, asked: number | undefined): number {
  if (!charge.paid)
    throw invalidState(`Charge ${charge.id} has not been paid.`, "charge_not_refundable");
  const disputes = [...records.disputes.values()].filter((dispute) => dispute.charge === charge.id);
  if (disputes.some((dispute) => !dispute.is_charge_refundable)) {
    throw invalidState(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      "charge_disputed",
    );
  }
  if (charge.refunded) {
    throw invalidState(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = asked ?? left;
  if (amount > left) {
    throw invalidState(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      "amount_too_large",
    );
  }
  return amount;
}

/** Refunds a charge in full or in part. @throws ApiError 400 */
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
    ledger.records.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded >= charge.amount;
    emit("refund.created", refund);
    emit("charge.refunded", charge, previous);
    return refund;
  });
}

/** A refund that the buyer's bank returned: the seller has the money again. */
export function failRefund(ledger: Ledger, refund: Refund): Refund {
  const charge = ledger.records.charges.get(refund.charge ?? "");
  if (!charge || refund.status !== "succeeded")
    throw invalidState("This refund cannot fail any more.");
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
