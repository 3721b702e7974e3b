import Stripe from "stripe";
import { PaymentProviderError } from "./stripe.ts";

const { errors } = Stripe;

/** Translates an error of the SDK; its message is dropped, as it can quote the request. */
export function toProviderError(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  if (!(error instanceof errors.StripeError)) return new PaymentProviderError("unavailable");
  const { statusCode: status = null, code = null } = error;
  if (error instanceof errors.StripeConnectionError || status === null) {
    return new PaymentProviderError("unavailable", null, code);
  }
  if (code === "idempotency_key_in_use" || status === 409) {
    return new PaymentProviderError("busy", status, code);
  }
  if (error instanceof errors.StripeIdempotencyError) {
    return new PaymentProviderError("key_taken", status, code);
  }
  if (status === 404 || code === "resource_missing") {
    return new PaymentProviderError("unknown_object", status, code);
  }
  if (status === 429) return new PaymentProviderError("unavailable", status, code);
  return new PaymentProviderError(status >= 500 ? "failed" : "refused", status, code);
}
