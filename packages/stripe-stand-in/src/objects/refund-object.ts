import { newId } from "../ledger/ids.ts";
import type { Charge, Refund } from "./types.ts";

export interface RefundProperties {
  amount: number;
  reason: string | null;
  metadata: Record<string, string>;
  created: number;
}

/** A refund to a card. */
export const refundObject = (charge: Charge, properties: RefundProperties): Refund => ({
  id: newId("re"),
  object: "refund",
  amount: properties.amount,
  balance_transaction: newId("txn"),
  charge: charge.id,
  created: properties.created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: {
    type: "card",
    card: {
      reference_status: "pending",
      reference_type: "acquirer_reference_number",
      type: "refund",
    },
  },
  metadata: properties.metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: properties.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});
