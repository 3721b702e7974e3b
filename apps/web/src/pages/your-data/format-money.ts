/**
 * "$9.99" for 999 and "usd".
 * @param amount Whole cents.
 * @param currency ISO 4217, in any case.
 */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(amount / 100);
}
