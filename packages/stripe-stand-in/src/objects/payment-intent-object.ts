import { newClientSecret, newId } from "../ledger/ids.ts";
import type { PaymentData } from "../ledger/records.ts";
import type { PaymentIntent, Session } from "./types.ts";

/** The payment intent that a session creates at the first payment attempt. */
export function paymentIntentObject(
  session: Session,
  data: PaymentData,
  created: number,
): PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newClientSecret(id),
    confirmation_method: "automatic",
    created,
    currency: session.currency ?? "usd",
    customer: null,
    customer_account: null,
    description: data.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: session.livemode,
    managed_payments: null,
    metadata: { ...data.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: data.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: data.statementDescriptor,
    statement_descriptor_suffix: data.statementDescriptorSuffix,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}
