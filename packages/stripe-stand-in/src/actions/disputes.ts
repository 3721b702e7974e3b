import type { Ledger } from "../ledger/ledger.ts";
import { disputeObject } from "../objects/dispute-object.ts";
import type { Charge, Dispute } from "../objects/types.ts";
import { invalidState } from "../wire/api-error.ts";

export interface DisputeRequest {
  /** In the smallest unit; the charge's remaining amount unless given. */
  amount?: number;
  reason?: string;
  /** An inquiry of the bank: no money is withdrawn yet. */
  isInquiry?: boolean;
}

/** A buyer disputes a charge at the bank. */
export function openDispute(ledger: Ledger, charge: Charge, request: DisputeRequest): Dispute {
  if (!charge.paid) throw invalidState(`Charge ${charge.id} has not been paid.`);
  const { isInquiry = false, reason = "fraudulent" } = request;
  const amount = request.amount ?? charge.amount - charge.amount_refunded;
  const dispute = disputeObject(charge, { amount, reason, isInquiry, created: ledger.now() });
  return ledger.commit({ what: "dispute.opened", id: dispute.id }, null, (emit) => {
    ledger.records.disputes.set(dispute.id, dispute);
    charge.disputed = true;
    emit("charge.dispute.created", dispute);
    if (!isInquiry) emit("charge.dispute.funds_withdrawn", dispute);
    return dispute;
  });
}

/**
 * Decides a dispute; a second decision is allowed, so a lost dispute can still be won.
 * An inquiry is closed with either decision.
 */
export function closeDispute(ledger: Ledger, dispute: Dispute, status: "won" | "lost"): Dispute {
  const isInquiry = dispute.status.startsWith("warning");
  const outcome = isInquiry ? "warning_closed" : status;
  if (dispute.status === outcome) return dispute;
  return ledger.commit({ what: `dispute.${outcome}`, id: dispute.id }, null, (emit) => {
    const previous = { status: dispute.status };
    dispute.status = outcome;
    emit("charge.dispute.closed", dispute, previous);
    if (outcome === "won") emit("charge.dispute.funds_reinstated", dispute);
    return dispute;
  });
}
