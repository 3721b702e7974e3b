import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import {
  alertsNaming,
  type Buyer,
  type CheckoutSite,
  deliver,
  getEventAbout,
  hasAccess,
  listPurchases,
  newBuyer,
} from "../../../../test/buyers.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { withStripe } from "../../../../test/with-stripe.ts";
import { reconcilePayments, requirePayments } from "../index.ts";

const HALF_A_DAY = 12 * 60 * 60 * 1_000;

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

const findIntent = (sessionId: string) =>
  String(standIn.getSession({ session: sessionId }).payment_intent);
const listRefunds = ({ sessionId }: Pick<Buyer, "sessionId">) =>
  standIn.ledger().refunds.filter(({ payment_intent: of }) => of === findIntent(sessionId));
const requestRefund = (agent: Agent, id: string) => agent.post(`/api/purchases/${id}/refund`);

/** Two sessions of one buyer, both of which can be paid. */
async function twoSessions(at: CheckoutSite): Promise<Buyer & { second: string }> {
  const buyer = await newBuyer(at);
  const first = standIn.ledger().sessions.find(({ id }) => id === buyer.sessionId);
  const { id } = await requirePayments(at.deps).stripe.createSession(
    {
      checkoutId: String(first?.metadata?.["checkoutId"]),
      clientReferenceId: buyer.user.id,
      email: buyer.user.email,
      productName: "The same again",
      price: { cents: 999, currency: "usd" },
      note: null,
      expiresAt: new Date(Date.now() + HALF_A_DAY),
      successUrl: "http://localhost:3000/",
      cancelUrl: "http://localhost:3000/",
    },
    at.deps.ids.uuid(),
  );
  return { ...buyer, second: id };
}

const COMPLETED = "checkout.session.completed";

async function notify(at: CheckoutSite, sessionId: string): Promise<void> {
  expect(await deliver(at, getEventAbout(at, sessionId, COMPLETED))).toBe(200);
}

describe("a second payment by the same user", () => {
  it("raises an alert, is refunded automatically, and leaves access as it is", async () => {
    const buyer = await twoSessions(site);
    for (const session of [buyer.sessionId, buyer.second]) standIn.pay({ session });
    await notify(site, buyer.sessionId);
    await notify(site, buyer.second);
    expect(await hasAccess(buyer.agent)).toBe(true);
    const statuses = (await listPurchases(buyer.agent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["paid", "refunded"]);
    const refunds = [...listRefunds(buyer), ...listRefunds({ sessionId: buyer.second })];
    expect(refunds).toMatchObject([{ amount: 999, metadata: { askedBy: "product" } }]);
    expect(await alertsNaming(site, buyer.user.id)).toMatchObject([
      { severity: "HIGH", type: "PAYMENT_FAILURE", title: "A user paid twice" },
    ]);
    const mails = await mailsTo(built.deps.db, buyer.user.email);
    expect(mails).toMatchObject([
      { template: "receipt" },
      { template: "receipt" },
      { template: "refunded", hasAccess: true },
    ]);
  });

  it("leads to one alert and one refund when both events arrive at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await twoSessions(site);
      for (const session of [buyer.sessionId, buyer.second]) standIn.pay({ session });
      await Promise.all([notify(site, buyer.second), notify(site, buyer.sessionId)]);
      expect(await hasAccess(buyer.agent)).toBe(true);
      const refunds = [...listRefunds(buyer), ...listRefunds({ sessionId: buyer.second })];
      expect(refunds).toHaveLength(1);
      expect(await alertsNaming(site, buyer.user.id)).toHaveLength(1);
    }
  }, 60_000);

  it("is refunded by the reconciler when the provider fails at first", async () => {
    const buyer = await twoSessions(site);
    for (const session of [buyer.sessionId, buyer.second]) standIn.pay({ session });
    const fault = { kind: "error", status: 500 } as const;
    standIn.fail({ call: "refunds.create", fault, times: "always" });
    await notify(site, buyer.sessionId);
    await notify(site, buyer.second);
    const statuses = async () => (await listPurchases(buyer.agent)).map(({ status }) => status);
    expect(await statuses()).toEqual(["paid", "paid"]);
    await standIn.reset();
    const outcome = await reconcilePayments(requirePayments(built.deps));
    expect(outcome.secondPayments).toBeGreaterThan(0);
    expect((await statuses()).toSorted()).toEqual(["paid", "refunded"]);
    expect(await hasAccess(buyer.agent)).toBe(true);
  });

  it("is kept, with an alert, where automatic refunds are off", async () => {
    const configure = withStripe(standIn, { refundSecondPayments: false });
    const { app, deps } = await buildAppForTest({ configure });
    const own = { app, deps, standIn };
    const buyer = await twoSessions(own);
    for (const session of [buyer.sessionId, buyer.second]) {
      standIn.pay({ session });
      await notify(own, session);
    }
    const purchases = await listPurchases(buyer.agent);
    expect(purchases.map(({ status }) => status)).toEqual(["paid", "paid"]);
    expect(await alertsNaming(own, buyer.user.id)).toHaveLength(1);
    // Whichever of the two is refunded then, access rests on the other.
    await requestRefund(buyer.agent, purchases[0]?.id ?? "");
    expect(await hasAccess(buyer.agent)).toBe(true);
    await requestRefund(buyer.agent, purchases[1]?.id ?? "");
    expect(await hasAccess(buyer.agent)).toBe(false);
  });
});
