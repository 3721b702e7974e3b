import { newId } from "../ledger/ids.ts";
import type { Charge, Dispute } from "./types.ts";

const WEEK = 7 * 24 * 60 * 60;

const NO_EVIDENCE: Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export interface DisputeProperties {
  amount: number;
  reason: string;
  /** An inquiry withdraws no money yet. */
  isInquiry: boolean;
  created: number;
}

/** A buyer's dispute at the bank. */
export const disputeObject = (charge: Charge, properties: DisputeProperties): Dispute => ({
  id: newId("du"),
  object: "dispute",
  amount: properties.amount,
  balance_transactions: [],
  charge: charge.id,
  created: properties.created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: { ...NO_EVIDENCE },
  evidence_details: {
    due_by: properties.created + WEEK,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: "not_submitted",
  },
  intended_submission_method: null,
  is_charge_refundable: properties.isInquiry,
  livemode: charge.livemode,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method_details: {
    type: "card",
    card: {
      brand: "visa",
      case_type: properties.isInquiry ? "inquiry" : "chargeback",
      network: "visa",
      network_reason_code: null,
    },
  },
  reason: properties.reason,
  status: properties.isInquiry ? "warning_needs_response" : "needs_response",
});
