import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function randomText(length: number): string {
  let text = "";
  while (text.length < length) text += ALPHABET[randomInt(ALPHABET.length)];
  return text;
}

/** A new id as Stripe formats them: "pi_3Qx…", "re_…". */
export const newId = (prefix: "pi" | "ch" | "re" | "du" | "evt" | "req" | "li" | "txn" | "pm") =>
  `${prefix}_${prefix === "req" ? randomText(14) : randomText(24)}`;

/** "cs_test_…" or "cs_live_…". */
export const newSessionId = (isLive: boolean) => `cs_${isLive ? "live" : "test"}_${randomText(58)}`;

/** Ids of objects that are only referenced: the price and product of a line item. */
export const newReferenceId = (prefix: "price" | "prod") => `${prefix}_${randomText(24)}`;

/** What a browser would confirm a payment with; unused here. */
export const newClientSecret = (paymentIntentId: string) =>
  `${paymentIntentId}_secret_${randomText(25)}`;
