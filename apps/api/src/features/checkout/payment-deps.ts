import { LIFETIME_PRICE, PRODUCT_NAME } from "@cosmic/domain";
import type { Deps } from "../../deps.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import type { Stripe } from "../../gateways/stripe/stripe.ts";
import { loggedError } from "../../logged-error.ts";

/** Dependencies of payment handling when a payment provider is configured. */
export interface PaymentDeps
  extends Pick<Deps, "db" | "clock" | "ids" | "config" | "jobs" | "logger" | "metrics"> {
  stripe: Stripe;
}

export type MaybePaymentDeps = Omit<PaymentDeps, "stripe"> & Pick<Deps, "stripe">;

/** The error users get where payments are off. */
export const paymentsAreOff = () =>
  new ServiceUnavailableError(60, "Payments are not set up here.");

/** Null where payments are off. Database errors are logged without the values that they quote. */
export function findPayments<Given extends MaybePaymentDeps>(
  deps: Given,
): (Given & { stripe: Stripe }) | null {
  const { stripe } = deps;
  if (stripe === null) return null;
  return { ...deps, stripe, logger: deps.logger.child({}, { serializers: { err: loggedError } }) };
}

/** Throws ServiceUnavailableError where payments are off. */
export function requirePayments<Given extends MaybePaymentDeps>(
  deps: Given,
): Given & { stripe: Stripe } {
  const payments = findPayments(deps);
  if (payments === null) throw paymentsAreOff();
  return payments;
}

/** The one product that is sold, as checkouts and receipts name it. */
export const PRODUCT = {
  name: `${PRODUCT_NAME}: lifetime access`,
  price: LIFETIME_PRICE,
} as const;
