import { createHash } from "node:crypto";
import { newId } from "../ledger/ids.ts";
import type { Charge, PaymentIntent } from "./types.ts";

export type ChargeStatus = "succeeded" | "pending" | "failed";

export const DECLINED = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
} as const;

const OUTCOMES = {
  succeeded: { network_status: "approved_by_network", type: "authorized", reason: null },
  pending: { network_status: "approved_by_network", type: "authorized", reason: null },
  failed: {
    network_status: "declined_by_network",
    type: "issuer_declined",
    reason: DECLINED.decline_code,
  },
} as const;

const SELLER_MESSAGES: Record<ChargeStatus, string> = {
  succeeded: "Payment complete.",
  pending: "Payment pending.",
  failed: "The bank did not return any further details with this decline.",
};

export const getOutcome = (status: ChargeStatus): NonNullable<Charge["outcome"]> => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  risk_level: "normal",
  risk_score: 12,
  seller_message: SELLER_MESSAGES[status],
  ...OUTCOMES[status],
});

/** The same 16 letters and digits for one card, as Stripe has them: nothing of its number. */
const getFingerprint = (card: string): string =>
  createHash("sha256").update(card).digest("hex").slice(0, 16);

/** The well-known test card under a fingerprint of its own: the page asks for no number. */
const getCardDetails = (card: string): NonNullable<Charge["payment_method_details"]> => ({
  type: "card",
  card: {
    amount_authorized: null,
    authorization_code: null,
    brand: "visa",
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: "pass",
    },
    country: "US",
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    fingerprint: getFingerprint(card),
    funding: "credit",
    installments: null,
    last4: "4242",
    mandate: null,
    network: "visa",
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});

/**
 * A charge attempt: approved, declined or pending.
 * @param properties.card any name of the card; each buyer has one of their own unless it is given
 */
export function chargeObject(
  intent: PaymentIntent,
  properties: { status: ChargeStatus; email: string | null; card: string | null; created: number },
): Charge {
  const { status } = properties;
  const hasSucceeded = status === "succeeded";
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: hasSucceeded ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: hasSucceeded ? newId("txn") : null,
    billing_details: {
      address: null,
      email: properties.email,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: hasSucceeded,
    created: properties.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: status === "failed" ? DECLINED.code : null,
    failure_message: status === "failed" ? DECLINED.message : null,
    fraud_details: {},
    livemode: intent.livemode,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: getOutcome(status),
    paid: hasSucceeded,
    payment_intent: intent.id,
    payment_method: newId("pm"),
    payment_method_details: getCardDetails(properties.card ?? properties.email ?? intent.id),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}
