import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import {
  alertsNaming,
  type CheckoutSite,
  hasAccess,
  listPurchases,
  newBuyer,
  newPayer,
  verify,
} from "../../../../test/buyers.ts";
import { signedInUser } from "../../../../test/factories.ts";
import { templatesTo } from "../../../../test/outbox.ts";
import { withStripe } from "../../../../test/with-stripe.ts";

let standIn: StripeStandIn;
let built: TestApp;
let site: CheckoutSite;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  site = { ...built, standIn };
});
beforeEach(() => standIn.reset());
afterAll(async () => {
  await built.close();
  await standIn.close();
});

describe("returning from the provider", () => {
  it("unlocks what was paid once, however often it is verified", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId });
    for (let count = 0; count < 50; count += 1) {
      const response = await verify(buyer);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { success: true, message: "You now have lifetime access to all features." },
      ]);
    }
    expect(await hasAccess(buyer.agent)).toBe(true);
    expect(await listPurchases(buyer.agent)).toMatchObject([
      { amount: 999, refundedAmount: 0, currency: "usd", status: "paid" },
    ]);
    expect(await templatesTo(built.deps.db, buyer.user.email)).toEqual(["receipt"]);
  });

  it("unlocks nothing until it is paid", async () => {
    const buyer = await newBuyer(site);
    expect((await verify(buyer)).json()).toMatchObject({ success: false });
    standIn.pay({ session: buyer.sessionId, choice: "decline" });
    expect((await verify(buyer)).json()).toMatchObject({ success: false });
    expect(await hasAccess(buyer.agent)).toBe(false);
    standIn.pay({ session: buyer.sessionId });
    expect((await verify(buyer)).json()).toMatchObject({ success: true });
  });

  it("unlocks nothing and raises an alert when the payment does not match", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId });
    standIn.amend({ id: buyer.sessionId, changes: { mode: "subscription" } });
    expect((await verify(buyer)).json()).toEqual({
      success: false,
      message:
        "This payment does not match what was bought. We have been notified and are looking into it.",
    });
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect(await alertsNaming(site, buyer.sessionId)).toMatchObject([
      { type: "PAYMENT_FAILURE", severity: "HIGH", title: "A payment does not match the product" },
    ]);
  });

  it("reports a payment that is on its way, and unlocks it when it arrives", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId, choice: "later" });
    expect((await verify(buyer)).json()).toEqual({
      success: false,
      pending: true,
      message: "Your payment is on its way. Your full reports open as soon as it arrives.",
    });
    expect(await alertsNaming(site, buyer.sessionId)).toMatchObject([
      { severity: "HIGH", type: "PAYMENT_FAILURE", resolvedAt: null },
    ]);
    standIn.settle({ session: buyer.sessionId, succeeds: true });
    expect((await verify(buyer)).json()).toMatchObject({ success: true });
    expect(await alertsNaming(site, buyer.sessionId)).toMatchObject([
      { resolvedAt: expect.any(Date) },
    ]);
  });

  it("answers 404 for another user's session, and unlocks nothing", async () => {
    const payer = await newPayer(site);
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId });
    const other = await signedInUser(built.app, built.deps);
    for (const { sessionId } of [payer, buyer, { sessionId: "cs_test_unknownsession" }]) {
      const response = await verify({ agent: other.agent, sessionId });
      expect([response.statusCode, response.json()]).toMatchObject([404, { success: false }]);
    }
    expect(await hasAccess(other.agent)).toBe(false);
  });

  it.each([
    "../customers",
    "cs_1?expand[]=x",
    "cs_test_",
    "cs",
    "",
    "x".repeat(9_999),
    "cs_test_a/b",
  ])("refuses malformed session %# without calling Stripe", async (sessionId) => {
    const { agent } = await signedInUser(built.app, built.deps);
    const before = standIn.journal().length;
    const id = encodeURIComponent(sessionId);
    const response = await agent.get(`/api/checkout-success?session_id=${id}`);
    expect(response.statusCode).toBe(400);
    expect(standIn.journal()).toHaveLength(before);
  });

  it("answers 503 while Stripe is unavailable, and unlocks when it is back", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId });
    standIn.fail({ call: "*", fault: { kind: "error", status: 500 }, times: "always" });
    const response = await verify(buyer);
    expect([response.statusCode, response.json()]).toMatchObject([503, { success: false }]);
    expect(await alertsNaming(site, "verification-failing")).toMatchObject([
      { severity: "MEDIUM", type: "PAYMENT_FAILURE" },
    ]);
    await standIn.reset();
    expect((await verify(buyer)).json()).toMatchObject({ success: true });
  });

  it("does nothing for a prefetch or an image", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId });
    const url = `/api/checkout-success?session_id=${buyer.sessionId}`;
    for (const headers of [
      { "sec-purpose": "prefetch" },
      { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
    ]) {
      expect((await buyer.agent.get(url, { headers })).statusCode).toBe(403);
    }
    expect(await hasAccess(buyer.agent)).toBe(false);
  });
});
