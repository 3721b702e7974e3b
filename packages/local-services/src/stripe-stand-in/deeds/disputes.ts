import type { Ledger } from "../ledger/ledger.ts";
import { disputeObject } from "../objects/dispute-object.ts";
import type { Charge, Dispute } from "../objects/types.ts";
import { wrongState } from "../wire/api-error.ts";

export interface DisputeWish {
  /** In the smallest unit; what is left of the charge unless given. */
  amount?: number;
  reason?: string;
  /** Only a question of the bank: no money is taken yet. */
  isInquiry?: boolean;
}

/** A buyer disputes a charge at the bank. */
export function openDispute(ledger: Ledger, charge: Charge, wish: DisputeWish): Dispute {
  if (!charge.paid) throw wrongState(`Charge ${charge.id} has not been paid.`);
  const { isInquiry = false, reason = "fraudulent" } = wish;
  const amount = wish.amount ?? charge.amount - charge.amount_refunded;
  const dispute = disputeObject(charge, { amount, reason, isInquiry, created: ledger.now() });
  return ledger.commit({ what: "dispute.opened", id: dispute.id }, null, (emit) => {
    ledger.books.disputes.set(dispute.id, dispute);
    charge.disputed = true;
    emit("charge.dispute.created", dispute);
    if (!isInquiry) emit("charge.dispute.funds_withdrawn", dispute);
    return dispute;
  });
}

/**
 * The bank decides; it may decide again, so a lost dispute can still be won.
 * An inquiry is closed, whoever was right.
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
