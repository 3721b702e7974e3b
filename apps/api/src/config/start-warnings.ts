import type { Config } from "./config.ts";

type Judged = Pick<Config, "production" | "sites" | "stripe" | "hasContact">;

/** What lets the product start and is most likely not meant, one line each. */
export function startWarnings({ production, sites, stripe, hasContact }: Judged): string[] {
  if (production) {
    return [
      ...(stripe.livemode
        ? []
        : ["STRIPE_SECRET_KEY is a test key: test cards unlock full reports here"]),
      ...(hasContact
        ? []
        : [
            "PUBLIC_OPERATOR_EMAIL is not set: readers and buyers cannot contact you. Set it for the API and for the build of the public site; its footer, terms and privacy policy will then show it",
          ]),
    ];
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
