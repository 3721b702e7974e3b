import { describe, expect, it } from "vitest";
import {
  BUYER_ID,
  CHECKOUT_ID,
  decide,
  makeBuyer,
  makeCheckout,
  makeOrigin,
  makePurchase,
  minutesLater,
  PAID_AT,
} from "../../test/payments.ts";
import type { PaymentFacts } from "./payment-facts.ts";
import type { StoredPayment } from "./stored-payment.ts";

const OTHER_CHECKOUT = "1e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b";
const LOST = { checkout: null } as const;

/** What is decided when a restore has lost the checkout. */
const decideLost = (facts: Partial<PaymentFacts> = {}, stored: Partial<StoredPayment> = {}) =>
  decide(facts, { ...LOST, ...stored });

describe("a payment whose checkout a restore has lost", () => {
  it("gives its user access, like any other", () => {
    const { outcome, writes, events } = decideLost();
    expect(outcome).toBe("paid");
    expect(writes.purchase?.insert).toMatchObject({ userId: BUYER_ID, isRefundDue: false });
    expect(writes.access).toEqual({ userId: BUYER_ID, hasAccess: true });
    expect(writes.expandReportsFor).toBe(BUYER_ID);
    expect(events.map(({ type }) => type)).toEqual(["purchase_recorded", "checkout_ended"]);
  });

  it.each<[string, Partial<PaymentFacts>]>([
    ["names no checkout", { checkoutId: null }],
    ["names no checkout of ours", { checkoutId: "order 7" }],
    ["names none on the payment", { origin: makeOrigin({ paymentCheckoutId: null }) }],
    ["names another on the payment", { origin: makeOrigin({ paymentCheckoutId: OTHER_CHECKOUT }) }],
    ["was started from a payment link", { origin: makeOrigin({ isFromLink: true }) }],
    ["sells another product", { origin: makeOrigin({ productName: "Something else" }) }],
    ["sells several things, or one twice", { origin: makeOrigin({ productName: null }) }],
    ["has no charge", { chargedAt: null, chargeId: null }],
    ["has another amount", { amount: 998 }],
    ["has another currency", { currency: "eur" }],
    ["is test money", { livemode: false }],
  ])("unlocks and records nothing when it %s", (_, facts) => {
    const { outcome, writes, events } = decideLost(facts);
    expect([outcome, writes]).toEqual(["wrong", {}]);
    expect(events).toMatchObject([{ type: "wrong_payment" }]);
  });

  it("proves nothing against a checkout that is stored", () => {
    const checkout = makeCheckout({ userId: "another-user" });
    expect(decide({}, { checkout }).outcome).toBe("wrong");
  });

  it.each<[string, Partial<StoredPayment>]>([
    ["has passed to another person", { buyer: makeBuyer({ handedOverAt: PAID_AT }) }],
    ["has lost the purchase to another", { hasLeftBuyer: true }],
  ])("is for no account when its user's %s since, and is refunded", (_, stored) => {
    const { writes, events } = decideLost({}, stored);
    expect(writes.purchase?.insert).toMatchObject({ userId: null, isRefundDue: true });
    expect(writes.access).toBeUndefined();
    expect(events).toContainEqual(expect.objectContaining({ type: "buyer_deleted" }));
  });

  it("is its user's when the account had passed to them before it was started", () => {
    const buyer = makeBuyer({ handedOverAt: minutesLater(-20) });
    expect(decideLost({}, { buyer }).writes.access?.hasAccess).toBe(true);
  });
});

const granted = { accessDecision: { grants: true, decidedAt: minutesLater(1) } };
const withdrawn = { accessDecision: { grants: false, decidedAt: minutesLater(1) } };

describe("a payment whose checkout a restore has lost and that gives its user nothing", () => {
  it.each<[string, Partial<StoredPayment>]>([
    ["has withdrawn their access since", withdrawn],
    ["has granted them access", { ...granted, buyer: makeBuyer({ hasLifetimeAccess: true }) }],
  ])("is refunded and told when an operator %s", (_, stored) => {
    const { writes, events } = decideLost({}, stored);
    const purchase = writes.purchase?.insert;
    expect(purchase).toMatchObject({ userId: BUYER_ID, isRefundDue: true });
    expect(writes.access).toBeUndefined();
    expect(events).toContainEqual({ type: "payment_without_effect", purchase, buyerId: BUYER_ID });
    const refunded = decide(
      { refundedAmount: 999 },
      { ...LOST, ...stored, purchase: makePurchase({ isRefundDue: true }) },
    );
    expect(refunded.events.map(({ type }) => type)).toEqual(["refund_recorded", "checkout_ended"]);
  });

  it("is not refunded twice", () => {
    const { writes, events } = decideLost({ refundedAmount: 999 }, withdrawn);
    expect(writes.purchase?.insert).toMatchObject({ isRefundDue: false });
    expect(events).not.toContainEqual(expect.objectContaining({ type: "payment_without_effect" }));
  });

  it("is a second payment when another has given access", () => {
    const first = makePurchase({ id: "p_0", sessionId: "cs_0", paidAt: minutesLater(-60) });
    const stored = { buyer: makeBuyer({ hasLifetimeAccess: true }), buyerPurchases: [first] };
    const { writes, events } = decideLost({}, stored);
    expect(writes.purchase?.insert).toMatchObject({ isRefundDue: false });
    expect(events.map(({ type }) => type)).toEqual([
      "purchase_recorded",
      "second_payment",
      "checkout_ended",
    ]);
  });

  it("is its user's when its checkout is stored", () => {
    const { writes } = decide({}, { ...withdrawn, checkout: makeCheckout({ id: CHECKOUT_ID }) });
    expect(writes.purchase?.insert).toMatchObject({ isRefundDue: false });
  });
});
