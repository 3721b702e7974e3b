import { createHmac } from "node:crypto";
import { keyFor } from "../../config/sealed-text.ts";
import type { PaymentDeps } from "./payment-deps.ts";

/**
 * The id of a session's purchase: the same after a restore that has lost it, so that receipts, tombstones and the keys of
 * refunds still name it. Keyed, since who knows the number of a receipt can ask for its purchase. A UUID of version 8.
 */
export function toPurchaseId(sessionId: string, { config }: Pick<PaymentDeps, "config">): string {
  const bytes = createHmac("sha256", keyFor("purchase-id", config)).update(sessionId).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex", 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
