import { describe, expect, it } from "vitest";

import { formatPrice, LIFETIME_PRICE, LIFETIME_PRICE_LABEL, NORMAL_PRICE_LABEL } from "./price.ts";

describe("the price", () => {
  it("is 999 cents in US dollars, shown as $9.99", () => {
    expect(LIFETIME_PRICE).toEqual({ cents: 999, currency: "usd" });
    expect(LIFETIME_PRICE_LABEL).toBe("$9.99");
    expect(NORMAL_PRICE_LABEL).toBe("$29.99");
  });

  it.each([
    [5, "$0.05"],
    [100, "$1.00"],
    [123456, "$1234.56"],
  ])("writes %i cents as %s", (cents, label) => {
    expect(formatPrice({ cents, currency: "usd" })).toBe(label);
  });
});
