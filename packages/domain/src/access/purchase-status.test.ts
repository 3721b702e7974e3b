import { describe, expect, it } from "vitest";
import type { PurchaseFacts } from "./lifetime-access.ts";
import { getPurchaseStatus } from "./purchase-status.ts";

const PAID_AT = new Date("2026-11-01T12:00:00Z");
const bought = (changes: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  amount: 999,
  refundedAmount: 0,
  dispute: null,
  paidAt: PAID_AT,
  ...changes,
});

describe("a purchase's status", () => {
  it.each<[Partial<PurchaseFacts>, string]>([
    [{}, "paid"],
    [{ dispute: "won" }, "paid"],
    [{ refundedAmount: 1 }, "partly_refunded"],
    [{ refundedAmount: 999 }, "refunded"],
    [{ dispute: "open" }, "disputed"],
    [{ dispute: "lost" }, "disputed"],
    [{ dispute: "open", refundedAmount: 1 }, "disputed"],
    [{ dispute: "lost", refundedAmount: 999 }, "refunded"],
  ])("with %j is %s", (changes, status) => {
    expect(getPurchaseStatus(bought(changes))).toBe(status);
  });
});
