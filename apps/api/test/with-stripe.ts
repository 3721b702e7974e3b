import type { StripeStandIn } from "@cosmic/stripe-stand-in";
import type { Config } from "../src/config/config.ts";

interface Changes extends Partial<Omit<Config["payments"], "reconcile">> {
  reconcile?: Partial<Config["payments"]["reconcile"]>;
}

/** A configuration that is paid through the stand-in, with short timeouts for the provider. */
export function withStripe(
  {
    apiUrl,
    secretKey,
    webhookSecret,
  }: Pick<StripeStandIn, "apiUrl" | "secretKey" | "webhookSecret">,
  { reconcile, ...changes }: Changes = {},
): (config: Config) => Config {
  return (config) => ({
    ...config,
    stripe: {
      ...config.stripe,
      apiUrl,
      livemode: secretKey.startsWith("sk_live_"),
      callTimeout: 4_000,
      deadline: 8_000,
      networkRetries: 1,
    },
    payments: {
      ...config.payments,
      eventPatience: 5_000,
      ...changes,
      reconcile: {
        ...config.payments.reconcile,
        eventGrace: 0,
        checkoutAge: 0,
        ...reconcile,
      },
    },
    secrets: { ...config.secrets, stripe: secretKey, stripeWebhook: [webhookSecret] },
  });
}
