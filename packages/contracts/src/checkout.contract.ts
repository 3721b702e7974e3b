import { z } from "zod";
import { lineField, returnToField } from "./fields.ts";
import { anyone, contractBuilder, failures, user } from "./route.ts";

export const checkoutContract = contractBuilder.router({
  createCheckoutSession: {
    method: "POST",
    path: "/api/create-checkout-session",
    summary: "Start the one-time payment; the price comes from the server",
    body: z.object({ returnTo: returnToField }),
    responses: { ...failures, 200: z.object({ url: z.string() }) },
    metadata: user,
  },
  verifyCheckout: {
    method: "GET",
    path: "/api/checkout-success",
    summary: "Verify a finished payment with the provider",
    query: z.object({ session_id: lineField(200, "This payment session is not valid.") }),
    responses: { ...failures, 200: z.object({ success: z.boolean(), message: z.string() }) },
    metadata: user,
  },
  receiveStripeEvent: {
    method: "POST",
    path: "/api/stripe/webhook",
    summary: "The payment provider's signed events",
    body: z.unknown(),
    responses: { ...failures, 200: z.object({ received: z.literal(true) }) },
    metadata: anyone,
  },
});
