import type { Config } from "./config.ts";

type Judged = Pick<Config, "production" | "stripe" | "hasContact">;

/** What lets production start and is most likely not meant, one line each. */
export function startWarnings({ production, stripe, hasContact }: Judged): string[] {
  if (!production) return [];
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
