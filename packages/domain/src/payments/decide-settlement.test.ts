import { describe, expect, it } from "vitest";
import {
  BUYER_ID,
  CHECKOUT_ID,
  decide,
  makeBuyer,
  makeCheckout,
  makeFacts,
  makePurchase,
  makeRecorded,
  makeStored,
  minutesLater,
  PAID_AT,
  SETTLED_AT,
} from "../../test/payments.ts";
import type { PaymentFacts } from "./payment-facts.ts";
import type { StoredPayment } from "./stored-payment.ts";

const listTypes = ({ events }: ReturnType<typeof decide>) => events.map(({ type }) => type);

const withdrawnAt = (at: Date) => ({ accessDecision: { grants: false, decidedAt: at } });
const UNPAID = { paymentStatus: "unpaid" } as const;
const ENDED = { type: "checkout_ended", sessionId: "cs_1" };

describe("an unpaid session", () => {
  it.each<[string, Partial<PaymentFacts>, Partial<StoredPayment>]>([
    ["is open", { status: "open" }, {}],
    ["was not started here", { status: "complete" }, { checkout: null }],
    ["was not started here and has expired", { status: "expired" }, { checkout: null }],
  ])("changes nothing when it %s", (_, facts, stored) => {
    expect(decide({ ...UNPAID, ...facts }, stored)).toEqual({
      outcome: "unpaid",
      writes: {},
      events: [],
    });
  });

  it("is pending when it is completed and the money is on the way", () => {
    expect(decide({ ...UNPAID, status: "complete" })).toEqual({
      outcome: "pending",
      writes: { endCheckout: { id: CHECKOUT_ID, state: "complete" } },
      events: [{ type: "checkout_unpaid", sessionId: "cs_1" }],
    });
  });

  it.each<[string, Partial<PaymentFacts>, string]>([
    ["expired", { status: "expired" }, "expired"],
    ["completed and its charge failed", { status: "complete", hasFailed: true }, "given_up"],
  ])("ends the checkout when it %s", (_, facts, state) => {
    expect(decide({ ...UNPAID, ...facts })).toEqual({
      outcome: "unpaid",
      writes: { endCheckout: { id: CHECKOUT_ID, state } },
      events: [ENDED],
    });
  });
});

describe("a payment that does not match", () => {
  it.each<[string, Partial<PaymentFacts>, Partial<StoredPayment>]>([
    ["amount", { amount: 1998 }, {}],
    ["currency", { currency: "eur" }, {}],
    ["livemode", { livemode: false }, {}],
    ["mode", { mode: "subscription" }, {}],
    ["payment_status", { paymentStatus: "no_payment_required" }, {}],
    ["reference", { clientReferenceId: null }, { buyer: null }],
    ["reference", { clientReferenceId: "not-a-user" }, { buyer: null }],
    ["reference", { clientReferenceId: "not-a-user" }, { buyer: null, checkout: null }],
    // A user of ours, whose checkout is another user's.
    ["reference", {}, { checkout: makeCheckout({ userId: "another-user" }) }],
    // A deleted user's checkouts are deleted too: this one is another user's.
    ["reference", {}, { buyer: null }],
  ])("by its %s (%j, stored: %j) only ends the checkout", (reason, facts, stored) => {
    const { outcome, writes, events } = decide(facts, stored);
    const { amount, currency } = makeFacts(facts);
    expect(outcome).toBe("wrong");
    expect(events).toEqual([
      { type: "wrong_payment", sessionId: "cs_1", amount, currency, reason },
    ]);
    const hasCheckout = makeStored(stored).checkout !== null;
    expect(writes).toEqual(
      hasCheckout ? { endCheckout: { id: CHECKOUT_ID, state: "given_up" } } : {},
    );
  });

  it("leaves a checkout alone that has another session", () => {
    const checkout = makeCheckout({ sessionId: "cs_2" });
    expect(decide({ amount: 1 }, { checkout }).writes).toEqual({});
  });
});

describe("a new payment", () => {
  it("is recorded, gives access, and has the full reports written", () => {
    const { outcome, writes, events } = decide();
    const purchase = {
      id: "p_new",
      sessionId: "cs_1",
      paymentIntentId: "pi_1",
      chargeId: "ch_1",
      instrument: "card:one",
      userId: BUYER_ID,
      buyerReference: BUYER_ID,
      amount: 999,
      currency: "usd",
      isRefundDue: false,
      paidAt: new Date(PAID_AT.getTime() + 999),
      refundedAmount: 0,
      dispute: null,
    };
    expect(outcome).toBe("paid");
    expect(writes).toMatchObject({
      purchase: { insert: purchase, refunds: [], disputes: [] },
      endCheckout: { id: CHECKOUT_ID, state: "complete" },
      access: { userId: BUYER_ID, hasAccess: true },
      expandReportsFor: BUYER_ID,
    });
    const history = { copiedAt: null, isUsed: false, isSurplus: false };
    expect(events).toEqual([
      { type: "purchase_recorded", purchase, buyer: makeBuyer(), history },
      ENDED,
    ]);
  });

  it.each([
    ["the end of the second in which it was charged", PAID_AT, new Date(PAID_AT.getTime() + 999)],
    ["now, when the second has not ended", SETTLED_AT, SETTLED_AT],
    ["now, without a charge", null, SETTLED_AT],
  ])("counts as paid at %s", (_, chargedAt, paidAt) => {
    expect(decide({ chargedAt }).writes.purchase?.insert?.paidAt).toEqual(paidAt);
  });

  it("writes the full reports also for a user who was granted access before", () => {
    const { writes } = decide({}, { buyer: makeBuyer({ hasLifetimeAccess: true }) });
    expect(writes.access).toBeUndefined();
    expect(writes.expandReportsFor).toBe(BUYER_ID);
  });

  it("whose checkout was an earlier holder's is recorded without a user, to be refunded", () => {
    const checkout = makeCheckout({ isReleased: true });
    const { outcome, writes, events } = decide({}, { buyer: null, checkout });
    expect(outcome).toBe("paid");
    expect(writes.purchase?.insert).toMatchObject({ userId: null, isRefundDue: true });
    expect(writes.access).toBeUndefined();
    expect(events).toContainEqual(expect.objectContaining({ type: "buyer_deleted" }));
  });

  it("of a deleted buyer is not refunded when it names no checkout of ours", () => {
    const { writes } = decide({ checkoutId: null }, { buyer: null, checkout: null });
    expect(writes.purchase?.insert).toMatchObject({ userId: null, isRefundDue: false });
  });

  it("of a deleted buyer is recorded without a user, to be refunded, and announced", () => {
    const { outcome, writes, events } = decide({}, { buyer: null, checkout: null });
    expect(outcome).toBe("paid");
    expect(writes.purchase?.insert).toMatchObject({
      userId: null,
      buyerReference: BUYER_ID,
      isRefundDue: true,
    });
    expect([writes.access, writes.endCheckout, writes.expandReportsFor]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(events).toEqual([
      {
        type: "purchase_recorded",
        purchase: writes.purchase?.insert,
        buyer: null,
        history: { copiedAt: null, isUsed: false, isSurplus: false },
      },
      { type: "buyer_deleted", purchase: writes.purchase?.insert },
      ENDED,
    ]);
  });

  it("after a withdrawal of access gives it back, and before one does not", () => {
    expect(decide({}, withdrawnAt(minutesLater(-1))).writes.access?.hasAccess).toBe(true);
    expect(decide({}, withdrawnAt(minutesLater(1))).writes).not.toHaveProperty("access");
  });
});

describe("a second payment", () => {
  const first = makePurchase({ id: "p_0", sessionId: "cs_0", paidAt: minutesLater(-60) });
  const buyer = makeBuyer({ hasLifetimeAccess: true });

  it("is announced, and changes no access", () => {
    const settlement = decide({}, { buyer, buyerPurchases: [first] });
    expect(settlement.writes.access).toBeUndefined();
    expect(settlement.events).toContainEqual({
      type: "second_payment",
      purchase: settlement.writes.purchase?.insert,
      buyerId: BUYER_ID,
    });
  });

  it("is announced at every settlement until it is refunded", () => {
    const stored = makeRecorded({ buyerPurchases: [first, makePurchase()] });
    expect(listTypes(decide({}, stored))).toEqual(["second_payment", "checkout_ended"]);
    expect(listTypes(decide({ refundedAmount: 999 }, stored))).toEqual([
      "refund_recorded",
      "checkout_ended",
    ]);
  });

  it("is the later of the two, also when it is settled first", () => {
    const settlement = decide({ chargedAt: minutesLater(-90) }, { buyer, buyerPurchases: [first] });
    expect(settlement.events).toContainEqual({
      type: "second_payment",
      purchase: first,
      buyerId: BUYER_ID,
    });
  });
});

describe("a payment whose checkout is gone", () => {
  it("is still the buyer's when its purchase is recorded", () => {
    expect(decide({}, makeRecorded({ checkout: null })).outcome).toBe("paid");
  });
});
