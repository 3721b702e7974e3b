import { describe, expect, it } from "vitest";
import type { PurchaseFacts } from "./lifetime-access.ts";
import { computeRefundableUntil, findRefundRefusal, getPurchaseStatus } from "./purchase-status.ts";

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

describe("a buyer's refund", () => {
  const end = new Date("2026-11-15T12:00:00Z");
  const before = new Date(end.getTime() - 1);

  it("is possible until the last day ends, and not a millisecond longer", () => {
    expect(computeRefundableUntil(bought(), 14, before)).toEqual(end);
    expect(computeRefundableUntil(bought(), 14, end)).toBeNull();
    expect(findRefundRefusal(bought(), 14, end)).toBe("too_late");
  });

  it.each<[Partial<PurchaseFacts>, number, string | null]>([
    [{}, 14, null],
    [{ refundedAmount: 998 }, 14, null],
    [{ dispute: "won" }, 14, null],
    [{}, 0, "off"],
    [{ refundedAmount: 999 }, 14, "refunded"],
    [{ refundedAmount: 999 }, 0, "refunded"],
    [{ dispute: "open" }, 14, "disputed"],
    [{ dispute: "lost" }, 14, "disputed"],
  ])("with %j and %i days is refused as %s", (changes, days, refusal) => {
    expect(findRefundRefusal(bought(changes), days, PAID_AT)).toBe(refusal);
  });
});
