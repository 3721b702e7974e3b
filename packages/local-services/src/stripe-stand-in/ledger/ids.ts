import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function letters(length: number): string {
  let text = "";
  while (text.length < length) text += ALPHABET[randomInt(ALPHABET.length)];
  return text;
}

/** A new name as Stripe gives them: "pi_3Qx…", "re_…". */
export const newId = (prefix: "pi" | "ch" | "re" | "du" | "evt" | "req" | "li" | "txn" | "pm") =>
  `${prefix}_${prefix === "req" ? letters(14) : letters(24)}`;

/** "cs_test_…" or "cs_live_…". */
export const newSessionId = (isLive: boolean) => `cs_${isLive ? "live" : "test"}_${letters(58)}`;

/** Names of things that are only ever mentioned: the price and product of a line. */
export const newMention = (prefix: "price" | "prod") => `${prefix}_${letters(24)}`;

/** What a browser would confirm a payment with; nobody does here. */
export const newClientSecret = (paymentIntentId: string) =>
  `${paymentIntentId}_secret_${letters(25)}`;
