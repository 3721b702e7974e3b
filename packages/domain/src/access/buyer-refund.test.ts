import { describe, expect, it } from "vitest";
import {
  computeRefundableUntil,
  findRefundRefusal,
  isForOperator,
  REFUND_REFUSALS,
  type RefundablePurchase,
  type RefundHistory,
  UNRECOGNIZED_INSTRUMENT,
} from "./buyer-refund.ts";

const PAID_AT = new Date("2026-11-01T12:00:00Z");
const END = new Date("2026-11-15T12:00:00Z");
const LAST = new Date(END.getTime() - 1);
const NEW: RefundHistory = { copiedAt: null, isUsed: false, isSurplus: false };

const bought = (changes: Partial<RefundablePurchase> = {}): RefundablePurchase => ({
  amount: 999,
  refundedAmount: 0,
  dispute: null,
  paidAt: PAID_AT,
  instrument: "card:one",
  ...changes,
});

const earlier = (by: number) => new Date(PAID_AT.getTime() - by);

describe("a buyer's refund", () => {
  it("is possible until the last day ends, and not a millisecond longer", () => {
    expect(computeRefundableUntil(bought(), NEW, 14, LAST)).toEqual(END);
    expect(computeRefundableUntil(bought(), NEW, 14, END)).toBeNull();
    expect(findRefundRefusal(bought(), NEW, 14, END)).toBe("too_late");
  });

  it.each<[Partial<RefundablePurchase>, number, string | null]>([
    [{}, 14, null],
    [{ refundedAmount: 998 }, 14, null],
    [{ dispute: "won" }, 14, null],
    [{ instrument: null }, 14, null],
    [{ instrument: UNRECOGNIZED_INSTRUMENT }, 14, "unrecognized"],
    [{}, 0, "off"],
    [{ refundedAmount: 999 }, 14, "refunded"],
    [{ refundedAmount: 999 }, 0, "refunded"],
    [{ dispute: "open" }, 14, "disputed"],
    [{ dispute: "lost" }, 14, "disputed"],
  ])("with %j and %i days is refused as %s", (changes, days, refusal) => {
    expect(findRefundRefusal(bought(changes), NEW, days, PAID_AT)).toBe(refusal);
  });

  it.each<[string, Partial<RefundHistory>, string | null]>([
    ["a copy taken at the second of the payment", { copiedAt: PAID_AT }, "downloaded"],
    ["a copy taken since", { copiedAt: LAST }, "downloaded"],
    ["a copy of an earlier purchase", { copiedAt: earlier(1) }, null],
    ["an earlier refund", { isUsed: true }, "used"],
    ["both", { isUsed: true, copiedAt: LAST }, "downloaded"],
    ["both, for a second payment", { isUsed: true, copiedAt: LAST, isSurplus: true }, null],
  ])("after %s is refused as %s", (_, history, refusal) => {
    expect(findRefundRefusal(bought(), { ...NEW, ...history }, 14, LAST)).toBe(refusal);
  });

  it("goes to an operator only where an operator can still refund", () => {
    expect(REFUND_REFUSALS.filter(isForOperator)).toEqual(["downloaded", "used", "unrecognized"]);
    expect(isForOperator(null)).toBe(false);
  });
});
