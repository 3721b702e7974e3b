import { LIFETIME_PRICE, PRODUCT_NAME } from "@cosmic/domain";
import type { Deps } from "../../deps.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import type { Stripe } from "../../gateways/stripe/stripe.ts";
import { loggedError } from "../../logged-error.ts";

/** What it takes to deal with payments, where there is somebody to pay through. */
export interface PaymentDeps
  extends Pick<Deps, "db" | "clock" | "ids" | "config" | "jobs" | "logger" | "metrics"> {
  stripe: Stripe;
}

export type MaybePaymentDeps = Omit<PaymentDeps, "stripe"> & Pick<Deps, "stripe">;

/** What people are told where nothing can be paid. */
export const paymentsOff = () => new ServiceUnavailableError(60, "Payments are not set up here.");

/** Null where nothing can be paid. Errors are logged without what a database's could quote. */
export function findPayments<Given extends MaybePaymentDeps>(
  deps: Given,
): (Given & { stripe: Stripe }) | null {
  const { stripe } = deps;
  if (stripe === null) return null;
  return { ...deps, stripe, logger: deps.logger.child({}, { serializers: { err: loggedError } }) };
}

/** Throws ServiceUnavailableError where nothing can be paid. */
export function requirePayments<Given extends MaybePaymentDeps>(
  deps: Given,
): Given & { stripe: Stripe } {
  const payments = findPayments(deps);
  if (payments === null) throw paymentsOff();
  return payments;
}

/** The one thing that is sold, as checkouts and receipts call it. */
export const PRODUCT = {
  name: `${PRODUCT_NAME}: lifetime access`,
  price: LIFETIME_PRICE,
} as const;
