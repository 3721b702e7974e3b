import { LIFETIME_PRICE, PRODUCT_NAME } from "@cosmic/domain";
import type { Deps } from "../../deps.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import type { Stripe } from "../../gateways/stripe/stripe.ts";

/** What it takes to deal with payments, where there is somebody to pay through. */
export interface PaymentDeps
  extends Pick<Deps, "db" | "clock" | "ids" | "config" | "jobs" | "logger"> {
  stripe: Stripe;
}

export type MaybePaymentDeps = Omit<PaymentDeps, "stripe"> & Pick<Deps, "stripe">;

/** What people are told where nothing can be paid. */
export const paymentsOff = () => new ServiceUnavailableError(60, "Payments are not set up here.");

/** Throws ServiceUnavailableError where nothing can be paid. */
export function requirePayments(deps: MaybePaymentDeps): PaymentDeps {
  const { stripe } = deps;
  if (stripe === null) throw paymentsOff();
  return { ...deps, stripe };
}

/** The one thing that is sold, as checkouts and receipts call it. */
export const PRODUCT = {
  name: `${PRODUCT_NAME}: lifetime access`,
  price: LIFETIME_PRICE,
} as const;
