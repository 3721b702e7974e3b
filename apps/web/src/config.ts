/** Settings given at build time, or derived from the address. */
export interface SiteLocation {
  protocol: string;
  hostname: string;
  port: string;
}

/**
 * The operator panel's origin: the one given at build time (PUBLIC_ADMIN_URL), else this site's
 * neighbor: the next port (localhost:3000 -> localhost:3001), or the host `admin.` in place of
 * `app.` or `www.` (app.cosmic.example -> admin.cosmic.example).
 */
export function adminOrigin(
  { protocol, hostname, port }: SiteLocation,
  given = import.meta.env["PUBLIC_ADMIN_URL"] as string | undefined,
): string {
  if (given) return new URL(given).origin;
  if (port !== "") return `${protocol}//${hostname}:${Number(port) + 1}`;
  return `${protocol}//admin.${hostname.replace(/^(?:app|www)\./, "")}`;
}

/** Who runs this copy of the site, as its terms and its privacy policy name them. */
export interface SiteOperator {
  /** Null when not entered, like the others. */
  name: string | null;
  address: string | null;
  email: string | null;
}

/**
 * The operator given at build time by PUBLIC_OPERATOR_NAME, PUBLIC_OPERATOR_ADDRESS and
 * PUBLIC_OPERATOR_EMAIL. The site says when something is missing; it makes nothing up.
 */
export function siteOperator(
  given: Readonly<Record<string, unknown>> = import.meta.env,
): SiteOperator {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  return {
    name: text("PUBLIC_OPERATOR_NAME"),
    address: text("PUBLIC_OPERATOR_ADDRESS"),
    email: text("PUBLIC_OPERATOR_EMAIL"),
  };
}

/**
 * The operator's address alone, "" when not entered; separate, so that a page every visitor loads bundles
 * no other setting.
 */
export const operatorEmail = (): string =>
  ((import.meta.env["PUBLIC_OPERATOR_EMAIL"] as string | undefined) ?? "").trim();

const USUAL_REFUND_DAYS = 14;

/**
 * Days after payment within which the site promises a refund; 0 promises nothing. The same REFUND_DAYS that
 * the API uses, read when the site is built.
 */
export function refundDays(given: Readonly<Record<string, unknown>> = import.meta.env): number {
  const days = given["REFUND_DAYS"];
  return days === undefined || days === "" ? USUAL_REFUND_DAYS : Number(days);
}
