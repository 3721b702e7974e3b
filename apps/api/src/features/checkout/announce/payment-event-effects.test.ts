import type { StoredPurchase } from "@cosmic/domain/payments";
import { describe, expect, it } from "vitest";
import { buildTestConfig } from "../../../../test/test-config.ts";
import { type AnnouncedEvent, findEffects } from "./payment-event-effects.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const buyer = {
  id: "u_1",
  email: "ada@example.com",
  hasLifetimeAccess: true,
  isEmailConfirmed: true,
  copiedAt: null,
  handedOverAt: null,
};
const history = { copiedAt: null, isUsed: false, isSurplus: false };
const purchase: StoredPurchase = {
  id: "p_1",
  sessionId: "cs_1",
  paymentIntentId: "pi_1",
  userId: "u_1",
  amount: 999,
  currency: "usd",
  isRefundDue: false,
  refundedAmount: 300,
  dispute: null,
  instrument: "card:one",
  paidAt: NOW,
};

const DEPS = { config: buildTestConfig(), clock: { now: () => NOW } };

describe("a payment event", () => {
  // Keys are stored: a new one would raise an alert again that was resolved under the old one.
  it.each<[AnnouncedEvent, string, string]>([
    [{ type: "checkout_unpaid", sessionId: "cs_1" }, "HIGH", "unpaid-checkout:cs_1"],
    [
      { type: "wrong_payment", sessionId: "cs_1", amount: 1, currency: "usd", reason: "amount" },
      "HIGH",
      "wrong-payment:cs_1",
    ],
    [{ type: "buyer_deleted", purchase }, "HIGH", "buyer-deleted:p_1"],
    [
      { type: "payment_without_effect", purchase, buyerId: "u_1" },
      "HIGH",
      "payment-without-effect:p_1",
    ],
    [{ type: "second_payment", purchase, buyerId: "u_1" }, "HIGH", "second-payment:p_1"],
    [{ type: "partial_refund", purchase }, "MEDIUM", "partial-refund:p_1:300"],
    [
      { type: "refund_requested", purchase, refusal: "downloaded" },
      "MEDIUM",
      "refund-requested:p_1",
    ],
    [{ type: "purchase_claimed", purchase, userId: "u_1" }, "MEDIUM", "purchase-claimed:p_1:u_1"],
    [{ type: "refund_failed", purchase, refundId: "re_1" }, "HIGH", "failed-refund:re_1"],
    [{ type: "dispute_opened", purchase, disputeId: "du_1" }, "HIGH", "dispute:du_1:open"],
    [{ type: "dispute_lost", purchase, disputeId: "du_1" }, "HIGH", "dispute:du_1:lost"],
    [{ type: "unknown_session", sessionId: "cs_1" }, "HIGH", "unknown-session:cs_1"],
    [{ type: "webhook_event_late" }, "HIGH", "events-too-late"],
    [{ type: "events_waiting", count: 3, minutes: 2 }, "HIGH", "payments-waiting"],
    [{ type: "verification_failed" }, "MEDIUM", "verification-failing"],
    [{ type: "checkouts_refused", status: 401, code: null }, "HIGH", "checkouts-refused"],
    [{ type: "access_corrected", userId: "u_1", hasAccess: true }, "HIGH", "drifted-access:u_1"],
  ])("%j raises one %s alert, %s", (event, severity, key) => {
    const { alert, ...others } = findEffects(event, DEPS);
    expect(others).toEqual({});
    expect(alert).toMatchObject({ type: "PAYMENT_FAILURE", severity, key });
    expect(alert?.description).not.toMatch(/undefined|null|\[object|@/);
  });

  it.each<[AnnouncedEvent, string[]]>([
    [{ type: "checkout_ended", sessionId: "cs_1" }, ["unpaid-checkout:cs_1"]],
    [
      { type: "dispute_won", purchase, disputeId: "du_1" },
      ["dispute:du_1:open", "dispute:du_1:lost"],
    ],
    [{ type: "webhook_event_received" }, ["events-too-late"]],
    [{ type: "no_events_waiting" }, ["payments-waiting"]],
    [{ type: "provider_answered" }, ["verification-failing"]],
    [{ type: "checkout_created" }, ["checkouts-refused"]],
  ])("%j resolves %j", (event, resolves) => {
    expect(findEffects(event, DEPS)).toEqual({ resolves });
  });

  it("emails the buyer a receipt, and what was refunded", () => {
    const bought = { type: "purchase_recorded", purchase, buyer } as const;
    expect(findEffects({ ...bought, history }, DEPS)).toMatchObject({
      email: {
        template: "receipt",
        to: buyer.email,
        cents: 999,
        paidAt: NOW.toISOString(),
        refundableUntil: "2026-12-05T12:00:00.000Z",
      },
    });
    // A receipt promises nothing that the rule refuses.
    const again = findEffects({ ...bought, history: { ...history, isUsed: true } }, DEPS);
    expect(again).toMatchObject({ email: { refundableUntil: null } });
    const refund = { type: "refund_recorded", purchase, amount: 300, hasAccess: true } as const;
    expect(findEffects({ ...refund, buyer }, DEPS)).toMatchObject({
      email: { template: "refunded", to: buyer.email, cents: 300, hasAccess: true },
      isUnrequested: false,
    });
    const unconfirmed = { ...buyer, isEmailConfirmed: false };
    expect(findEffects({ ...refund, buyer: unconfirmed }, DEPS)).toMatchObject({
      isUnrequested: true,
    });
  });

  it("emails the payer what was refunded of a payment for no account", () => {
    const returned = { type: "payment_returned", purchase, amount: 999 } as const;
    expect(findEffects({ ...returned, payerEmail: " Ada@Example.com" }, DEPS)).toEqual({
      email: { template: "payment-returned", to: "ada@example.com", cents: 999, purchaseId: "p_1" },
    });
    for (const payerEmail of [null, "not an address"]) {
      expect(findEffects({ ...returned, payerEmail }, DEPS)).toEqual({});
    }
  });

  it("emails no one when the buyer is deleted", () => {
    const refund = { type: "refund_recorded", purchase, amount: 300, hasAccess: false } as const;
    expect(findEffects({ ...refund, buyer: null }, DEPS)).toEqual({});
    const bought = { type: "purchase_recorded", purchase, buyer: null, history } as const;
    expect(findEffects(bought, DEPS)).toEqual({});
  });
});
