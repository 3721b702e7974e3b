import type { Session } from "./types.ts";

/** The properties a new session sets; the rest is what Stripe sends for a plain one-time payment. */
export type SessionProperties = Pick<
  Session,
  | "id"
  | "adaptive_pricing"
  | "allow_promotion_codes"
  | "amount_total"
  | "billing_address_collection"
  | "cancel_url"
  | "client_reference_id"
  | "created"
  | "currency"
  | "custom_text"
  | "customer_creation"
  | "customer_email"
  | "expires_at"
  | "livemode"
  | "locale"
  | "metadata"
  | "payment_method_types"
  | "submit_type"
  | "success_url"
  | "url"
>;

/** An open session of the hosted page, mode payment. */
export const sessionObject = (properties: SessionProperties): Session => ({
  object: "checkout.session",
  after_expiration: null,
  allowed_payment_method_types: null,
  amount_subtotal: properties.amount_total,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  customer_details:
    properties.customer_email === null ? null : customerDetails(properties.customer_email, null),
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  managed_payments: { enabled: false },
  mode: "payment",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "if_required",
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  payment_status: "unpaid",
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  wallet_options: null,
  ...properties,
});

/** The buyer's details as far as they are known. */
export const customerDetails = (
  email: string | null,
  name: string | null,
): NonNullable<Session["customer_details"]> => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: "none",
  tax_ids: null,
});
