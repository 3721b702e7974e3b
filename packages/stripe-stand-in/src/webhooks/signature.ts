import { createHmac } from "node:crypto";

/**
 * The value of a Stripe-Signature header: HMAC-SHA256 over "time.body", scheme v1.
 * @param at seconds since 1970
 */
export function signatureHeader(body: string, secret: string, at: number): string {
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${signature}`;
}
