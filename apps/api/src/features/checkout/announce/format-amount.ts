import { formatPrice } from "@cosmic/domain";

/**
 * Decimal digits of the provider's currencies, where they are not two. This is the provider's own list
 * (https://docs.stripe.com/currencies), which differs from that of Intl: 1000 is 10.00 HUF.
 */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf"
      .split(" ")
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries("bhd jod kwd omr tnd".split(" ").map((code) => [code, 3])),
};

/**
 * "$9.99", "9.99 EUR", "999 JPY" for 999.
 * @param amount in the currency's smallest unit, as the provider counts
 * @param currency ISO 4217, lower case
 */
export function formatAmount(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return "no amount";
  if (currency === "usd") return formatPrice({ cents: amount, currency });
  const digits = DIGITS[currency] ?? 2;
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency.toUpperCase()}`;
}
