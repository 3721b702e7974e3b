import type * as Consent from "./consent.ts";

/** True where this copy of the site is set up to measure with an outside service. */
export const hasTags = (): boolean => document.querySelector('meta[name="tags"]') !== null;

/** Fetches the code that asks for consent and measures. Without it the site goes on as it is. */
export function withConsent(use: (consent: typeof Consent) => unknown): void {
  import("./consent.ts").then(use).catch(() => undefined);
}
