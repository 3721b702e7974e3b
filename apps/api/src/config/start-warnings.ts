import type { Config } from "./config.ts";

type Judged = Pick<Config, "production" | "sites" | "stripe">;

/** What lets the product start and is most likely not meant, one line each. */
export function startWarnings({ production, sites, stripe }: Judged): string[] {
  if (production) {
    return stripe.livemode
      ? []
      : ["STRIPE_SECRET_KEY is a test key: test cards unlock full reports here"];
  }
  const signs = [
    ...(stripe.livemode ? ["STRIPE_SECRET_KEY is a live key"] : []),
    ...(sites.secure ? ["PUBLIC_WEB_URL is an https address"] : []),
  ];
  return signs.map(
    (sign) =>
      `${sign}, yet this runs as development, without the rules and limits of production: set NODE_ENV=production`,
  );
}
