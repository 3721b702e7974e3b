import { expect, it } from "vitest";
import { formatAmount } from "./format-amount.ts";

it.each([
  [999, "usd", "$9.99"],
  [999, "eur", "9.99 EUR"],
  [5, "gbp", "0.05 GBP"],
  [999, "jpy", "999 JPY"],
  [9990, "kwd", "9.990 KWD"],
  // Intl counts these without decimals, the provider with two.
  [1000, "huf", "10.00 HUF"],
  [500, "isk", "5.00 ISK"],
  [null, "usd", "no amount"],
  [999, null, "no amount"],
])("formatAmount(%j, %j) is %s", (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});
