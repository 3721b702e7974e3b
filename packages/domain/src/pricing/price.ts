export interface Price {
  /** Whole cents, the unit payment providers count in. */
  cents: number;
  /** ISO 4217, lower case as payment providers write it. */
  currency: "usd";
}

/** "$9.99" for 999 cents. */
export function formatPrice({ cents }: Price): string {
  return `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** One payment, lifetime access, no subscription. */
export const LIFETIME_PRICE: Price = { cents: 999, currency: "usd" };

/** What the owner states as the price outside the limited-time offer. */
export const NORMAL_PRICE: Price = { cents: 2999, currency: "usd" };

/** "$9.99", as buttons and pages show it. */
export const LIFETIME_PRICE_LABEL = formatPrice(LIFETIME_PRICE);

/** "$29.99". */
export const NORMAL_PRICE_LABEL = formatPrice(NORMAL_PRICE);
