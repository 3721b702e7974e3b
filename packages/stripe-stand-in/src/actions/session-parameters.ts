import { z } from "zod";
import { expand, flag, integer, metadata, text, withCode } from "../wire/parameters.ts";

const CURRENCIES = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()));

const currency = z
  .string()
  .transform((code) => code.toLowerCase())
  .refine((code) => CURRENCIES.has(code), "Invalid currency.");

/** An absolute URL. It may hold the `{CHECKOUT_SESSION_ID}` template, so braces are allowed. */
const webAddress = text(5_000).refine(
  (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
  withCode("url_invalid", "Not a valid URL"),
);

const emailAddress = text(800).refine(
  (address) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address),
  withCode("email_invalid", "Invalid email address"),
);

const amount = integer.refine(
  (value) => value >= 0,
  withCode("parameter_invalid_integer", "Invalid non-negative integer"),
);

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    product_data: z.strictObject({
      name: text(250).min(1, "You passed an empty string for the name of a product."),
      description: text(500).optional(),
      images: z.array(webAddress).max(8).optional(),
      metadata: metadata.optional(),
      tax_code: z.string().optional(),
    }),
    unit_amount: amount,
    tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
  }),
  quantity: integer.refine((value) => value >= 1, "This value must be greater than or equal to 1."),
});

/** Parameters of a hosted checkout session for a one-time payment. */
export const createSessionParameters = z
  .strictObject({
    mode: z.literal("payment", "The stand-in supports mode=payment only."),
    line_items: z.array(lineItem).min(1).max(100),
    success_url: webAddress,
    cancel_url: webAddress.optional(),
    client_reference_id: text(200).optional(),
    customer_email: emailAddress.optional(),
    customer_creation: z.enum(["always", "if_required"]).default("if_required"),
    metadata: metadata.default({}),
    payment_intent_data: z
      .strictObject({
        metadata: metadata.default({}),
        description: text(1_000).optional(),
        receipt_email: emailAddress.optional(),
        statement_descriptor: text(22).optional(),
        statement_descriptor_suffix: text(22).optional(),
      })
      .prefault({}),
    adaptive_pricing: z.strictObject({ enabled: flag.optional() }).optional(),
    allow_promotion_codes: flag.optional(),
    automatic_tax: z.strictObject({ enabled: flag }).optional(),
    billing_address_collection: z.enum(["auto", "required"]).optional(),
    custom_text: z
      .strictObject({ submit: z.strictObject({ message: text(1_200) }).optional() })
      .prefault({}),
    expires_at: integer.optional(),
    locale: text(10).optional(),
    payment_method_types: z.array(z.literal("card")).default(["card"]),
    submit_type: z.enum(["auto", "book", "donate", "pay"]).optional(),
    ui_mode: z.literal("hosted_page").optional(),
    expand,
  })
  .refine(
    ({ line_items: lines }) =>
      new Set(lines.map(({ price_data: price }) => price.currency)).size === 1,
    { error: "All prices must have the same currency.", path: ["line_items"] },
  );

export type CreateSessionParameters = z.output<typeof createSessionParameters>;
