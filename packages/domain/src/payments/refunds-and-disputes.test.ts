import { describe, expect, it } from "vitest";
import {
  BUYER_ID,
  decide,
  makePurchase,
  makeRecorded,
  minutesLater,
  PAID_AT,
} from "../../test/payments.ts";
import type { DisputeFacts, RefundFacts } from "./payment-facts.ts";

const refund = (changes: Partial<RefundFacts> = {}): RefundFacts => ({
  id: "re_1",
  amount: 999,
  status: "succeeded",
  askedBy: null,
  createdAt: PAID_AT,
  ...changes,
});
const dispute = (changes: Partial<DisputeFacts> = {}): DisputeFacts => ({
  id: "du_1",
  amount: 999,
  outcome: "open",
  createdAt: PAID_AT,
  ...changes,
});

const ENDED = { type: "checkout_ended", sessionId: "cs_1" };

describe("a refund", () => {
  it("in full ends access and is announced with the amount", () => {
    const { writes, events } = decide({ refundedAmount: 999, refunds: [refund()] }, makeRecorded());
    expect(writes.purchase).toMatchObject({
      insert: null,
      change: { refundedAmount: 999 },
      refunds: [{ id: "re_1" }],
    });
    expect(writes.access).toEqual({ userId: BUYER_ID, hasAccess: false });
    expect(writes.expandReportsFor).toBeUndefined();
    expect(events).toMatchObject([
      { type: "refund_recorded", amount: 999, hasAccess: false, buyer: { id: BUYER_ID } },
      ENDED,
    ]);
  });

  it("in part keeps access and is announced as partial", () => {
    const settlement = decide(
      { refundedAmount: 300, refunds: [refund({ amount: 300 })] },
      makeRecorded(),
    );
    expect(settlement.writes.access).toBeUndefined();
    expect(settlement.events).toMatchObject([
      { type: "refund_recorded", amount: 300, hasAccess: true },
      { type: "partial_refund", purchase: { refundedAmount: 300 } },
      ENDED,
    ]);
  });

  it("of the rest is announced with the rest alone", () => {
    const purchase = makePurchase({ refundedAmount: 300 });
    const stored = makeRecorded({ purchase, buyerPurchases: [purchase] });
    expect(decide({ refundedAmount: 999 }, stored).events).toMatchObject([
      { type: "refund_recorded", amount: 699, hasAccess: false },
      ENDED,
    ]);
  });

  it("keeps access that an operator granted", () => {
    const accessDecision = { grants: true, decidedAt: minutesLater(-1) };
    const settlement = decide({ refundedAmount: 999 }, makeRecorded({ accessDecision }));
    expect(settlement.writes.access).toBeUndefined();
    expect(settlement.events).toMatchObject([{ type: "refund_recorded", hasAccess: true }, ENDED]);
  });

  it("that failed gives access back, and is announced once", () => {
    const purchase = makePurchase({ refundedAmount: 999 });
    const stored = {
      purchase,
      buyerPurchases: [purchase],
      refunds: new Map([["re_1", "pending"]]),
    };
    const facts = { refunds: [refund({ status: "failed" })] };
    const settlement = decide(facts, stored);
    expect(settlement.writes.access).toEqual({ userId: BUYER_ID, hasAccess: true });
    expect(settlement.writes.expandReportsFor).toBe(BUYER_ID);
    expect(settlement.events).toMatchObject([{ type: "refund_failed", refundId: "re_1" }, ENDED]);
    const known = makeRecorded({ refunds: new Map([["re_1", "failed"]]) });
    expect(decide(facts, known).events).toEqual([ENDED]);
  });

  it("of a deleted buyer's purchase is recorded", () => {
    const purchase = makePurchase({ userId: null });
    const stored = { buyer: null, checkout: null, purchase };
    const { outcome, writes, events } = decide({ refundedAmount: 999 }, stored);
    expect([outcome, writes.purchase?.change.refundedAmount]).toEqual(["paid", 999]);
    expect(events).toMatchObject([{ type: "refund_recorded", buyer: null }, ENDED]);
  });
});

describe("a refund of a payment that arrived for no account", () => {
  const purchase = makePurchase({ userId: null, isRefundDue: true });
  const stored = { buyer: null, checkout: null, purchase };

  it("is told to its payer once it is whole", () => {
    expect(decide({ refundedAmount: 300 }, stored).events).not.toContainEqual(
      expect.objectContaining({ type: "payment_returned" }),
    );
    expect(decide({ refundedAmount: 999 }, stored).events).toContainEqual({
      type: "payment_returned",
      purchase: { ...purchase, chargeId: "ch_1", refundedAmount: 999 },
      amount: 999,
      payerEmail: "ada@example.com",
    });
  });

  it("is not told again", () => {
    const refunded = { ...purchase, refundedAmount: 999 };
    expect(decide({ refundedAmount: 999 }, { ...stored, purchase: refunded }).events).toEqual([
      ENDED,
    ]);
  });
});

describe("a dispute", () => {
  it.each([
    ["open", "dispute_opened", undefined],
    ["lost", "dispute_lost", { userId: BUYER_ID, hasAccess: false }],
    ["won", "dispute_won", undefined],
  ] as const)("that is %s is announced as %s", (outcome, type, access) => {
    const settlement = decide({ disputes: [dispute({ outcome })] }, makeRecorded());
    expect(settlement.writes.purchase).toMatchObject({
      change: { dispute: outcome },
      disputes: [{ id: "du_1", outcome }],
    });
    expect(settlement.writes.access).toEqual(access);
    expect(settlement.events).toMatchObject([{ type, disputeId: "du_1" }, ENDED]);
  });

  it.each([
    [["won", "open"], "open"],
    [["open", "lost", "won"], "lost"],
    [["won", "won"], "won"],
  ] as const)("counts by the worst of several: %j is %s", (outcomes, combined) => {
    const disputes = outcomes.map((outcome, index) => dispute({ id: `du_${index}`, outcome }));
    expect(decide({ disputes }, makeRecorded()).writes.purchase?.change.dispute).toBe(combined);
  });

  it("that was recorded with this outcome is not announced again", () => {
    const stored = makeRecorded({ disputes: new Map([["du_1", "open"]] as const) });
    expect(decide({ disputes: [dispute()] }, stored).events).toEqual([ENDED]);
    expect(decide({ disputes: [dispute({ outcome: "lost" })] }, stored).events).toMatchObject([
      { type: "dispute_lost" },
      ENDED,
    ]);
  });
});
