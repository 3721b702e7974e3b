import { REFUND_REFUSALS } from "@cosmic/domain";
import { z } from "zod";
import { errorBodySchema } from "./error-body.ts";
import { instantField, lineField, returnToField } from "./fields.ts";
import { contractBuilder, failures, operator, signedSender, user, userRequest } from "./route.ts";
import { routes } from "./routes.ts";

/** The provider's name for a checkout session; nothing else is ever asked for there. */
const sessionIdField = z
  .string("This payment session is not valid.")
  .max(255, "This payment session is not valid.")
  .regex(/^cs(?:_[A-Za-z0-9]+)+$/, "This payment session is not valid.");

const purchaseIdField = z.uuid("This purchase does not exist.");

/** State of the payment: disputed until the bank decides for the seller. */
export const PURCHASE_STATUSES = ["paid", "partly_refunded", "refunded", "disputed"] as const;

export const purchaseSchema = z.object({
  id: z.string(),
  /** What was bought, as the receipt calls it. */
  product: z.string(),
  /** Whole cents. */
  amount: z.number().int(),
  refundedAmount: z.number().int(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  paidAt: instantField,
  status: z.enum(PURCHASE_STATUSES),
  /** When the buyer's refund period ends; null when there is no refund, or no longer. */
  refundableUntil: instantField.nullable(),
  /** Why the buyer cannot refund it without an operator; null while they can. */
  refundRefusal: z.enum(REFUND_REFUSALS).nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** For operators, with the ids that find the payment in the provider's dashboard. */
export const operatorPurchaseSchema = purchaseSchema.extend({
  sessionId: z.string(),
  paymentIntentId: z.string().nullable(),
});
export type OperatorPurchase = z.infer<typeof operatorPurchaseSchema>;

const notVerified = errorBodySchema.extend({ success: z.literal(false).optional() });

export const checkoutContract = contractBuilder.router({
  createCheckoutSession: {
    ...routes.checkout.createCheckoutSession,
    summary: "Start the one-time payment; the price comes from the server",
    body: z.object({ returnTo: returnToField }),
    responses: { ...failures, 200: z.object({ url: z.string() }) },
    metadata: user,
  },
  verifyCheckout: {
    ...routes.checkout.verifyCheckout,
    summary: "Verify a finished payment with the provider",
    query: z.object({ session_id: sessionIdField }),
    responses: {
      ...failures,
      404: notVerified,
      503: notVerified,
      200: z.object({
        success: z.boolean(),
        message: z.string(),
        /** True when the provider has the order and still waits for the money. */
        pending: z.boolean().optional(),
      }),
    },
    metadata: userRequest,
  },
  listPurchases: {
    ...routes.checkout.listPurchases,
    summary: "What the signed-in user has paid for, newest first",
    responses: { ...failures, 200: z.array(purchaseSchema) },
    metadata: user,
  },
  refundPurchase: {
    ...routes.checkout.refundPurchase,
    summary:
      "Refund a purchase within the refund period, once a person and card, while no full copy was downloaded; later requests go to an operator",
    pathParams: z.object({ id: purchaseIdField }),
    body: contractBuilder.noBody(),
    responses: { ...failures, 200: purchaseSchema },
    metadata: user,
  },
  bringPurchase: {
    ...routes.checkout.bringPurchase,
    summary:
      "Bring a purchase to this account whose own account passed to the owner of its address",
    body: z.object({
      /** The receipt number. */
      receipt: z.uuid("Please enter the whole receipt number, with its dashes."),
      /** The user's own as entered there, or one of a blueprint made there. */
      birthDate: z.iso.date("Please enter a whole date.").nullish(),
    }),
    responses: { ...failures, 200: purchaseSchema },
    metadata: user,
  },
  receiveStripeEvent: {
    ...routes.checkout.receiveStripeEvent,
    summary: "The payment provider's signed events",
    body: z.unknown(),
    responses: { ...failures, 200: z.object({ received: z.literal(true) }) },
    metadata: signedSender,
  },
});

/** Purchases as the operator deals with them. */
export const purchasesContract = contractBuilder.router({
  listUserPurchases: {
    ...routes.purchases.listUserPurchases,
    summary: "What a user has paid for, newest first",
    pathParams: z.object({ id: z.uuid("This user does not exist.") }),
    responses: { ...failures, 200: z.array(operatorPurchaseSchema) },
    metadata: operator,
  },
  movePurchase: {
    ...routes.purchases.movePurchase,
    summary: "Make a purchase this user's; access of both accounts follows",
    pathParams: z.object({ id: z.uuid("This user does not exist.") }),
    body: z.object({
      /** The receipt number, or the provider's session or payment. */
      reference: lineField(255, "This purchase does not exist."),
    }),
    responses: { ...failures, 200: operatorPurchaseSchema },
    metadata: operator,
  },
  refundUserPurchase: {
    ...routes.purchases.refundUserPurchase,
    summary: "Refund a purchase at any time",
    pathParams: z.object({ id: purchaseIdField }),
    body: contractBuilder.noBody(),
    responses: { ...failures, 200: operatorPurchaseSchema },
    metadata: operator,
  },
});
