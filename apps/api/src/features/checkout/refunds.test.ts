import type { OperatorPurchase, Purchase } from "@cosmic/contracts";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/local-services/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  alertsNaming,
  type Buyer,
  deliver,
  eventsAbout,
  hasAccess,
  newBuyer,
  newPayer,
  purchasesOf,
  type Shop,
  verify,
} from "../../../test/buyers.ts";
import { signedInOperator, signedInUser } from "../../../test/factories.ts";
import { mailsTo, templatesTo } from "../../../test/outbox.ts";
import { withStripe } from "../../../test/with-stripe.ts";
import { reconcilePayments, requirePayments } from "./index.ts";

const DAY = 24 * 60 * 60 * 1_000;

let standIn: StripeStandIn;
let built: TestApp;
let shop: Shop;
let operator: Agent;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  shop = { ...built, standIn };
  operator = (await signedInOperator(built.app, built.deps)).agent;
});
beforeEach(() => standIn.mend());
afterAll(async () => {
  await built.close();
  await standIn.close();
});

const intentOf = (sessionId: string) =>
  String(standIn.ledger().sessions.find(({ id }) => id === sessionId)?.payment_intent);
const refundsOf = ({ sessionId }: Pick<Buyer, "sessionId">) =>
  standIn.ledger().refunds.filter(({ payment_intent: of }) => of === intentOf(sessionId));

async function onlyPurchase(agent: Agent): Promise<Purchase> {
  const [purchase, ...others] = await purchasesOf(agent);
  if (!purchase || others.length > 0) throw new Error("Not exactly one purchase");
  return purchase;
}

const takeBack = (agent: Agent, id: string) => agent.post(`/api/purchases/${id}/refund`);

describe("taking a payment back", () => {
  it("pays it back at once, ends access, and says so by mail", async () => {
    const buyer = await newPayer(shop);
    const bought = await onlyPurchase(buyer.agent);
    expect(bought).toMatchObject({
      amount: 999,
      status: "paid",
      refundableUntil: expect.any(String),
    });
    const response = await takeBack(buyer.agent, bought.id);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { ...bought, refundedAmount: 999, status: "refunded", refundableUntil: null },
    ]);
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect(refundsOf(buyer)).toMatchObject([{ amount: 999, metadata: { askedBy: "buyer" } }]);
    expect((await verify(buyer)).json()).toEqual({
      success: false,
      message: "This payment was refunded.",
    });
    expect(await mailsTo(built.deps.db, buyer.user.email)).toMatchObject([
      { template: "receipt", cents: 999, refundableUntil: bought.refundableUntil },
      { template: "refunded", cents: 999, hasAccess: false },
    ]);
  });

  it("happens once, however often it is asked for at once", async () => {
    const buyer = await newPayer(shop);
    const { id } = await onlyPurchase(buyer.agent);
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack(buyer.agent, id)));
    for (const { statusCode } of answers) expect([200, 409, 503]).toContain(statusCode);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(refundsOf(buyer)).toHaveLength(1);
    const again = await takeBack(buyer.agent, id);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: "This payment was refunded already." },
    ]);
    expect(await templatesTo(built.deps.db, buyer.user.email)).toEqual(["receipt", "refunded"]);
  });

  it("is for the buyer alone", async () => {
    const buyer = await newPayer(shop);
    const { id } = await onlyPurchase(buyer.agent);
    const other = await signedInUser(built.app, built.deps);
    for (const unknown of [id, built.deps.ids.uuid(), "no-id"]) {
      expect((await takeBack(other.agent, unknown)).statusCode).toBe(404);
    }
    expect(refundsOf(buyer)).toEqual([]);
  });

  it("is over when its days are, while a bank looks into it, and where it is off", async () => {
    const late = await newPayer(shop);
    const longAgo = new Date(Date.now() - 14 * DAY - 1_000);
    await built.deps.db
      .updateTable("purchases")
      .set({ paid_at: longAgo })
      .where("session_id", "=", late.sessionId)
      .execute();
    const bought = await onlyPurchase(late.agent);
    expect(bought.refundableUntil).toBeNull();
    const refused = await takeBack(late.agent, bought.id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: expect.stringContaining("14 days") },
    ]);

    const disputed = await newPayer(shop);
    standIn.openDispute({ paymentIntent: intentOf(disputed.sessionId) });
    for (const { id } of eventsAbout(shop, disputed.sessionId)) await deliver(shop, id);
    const open = await onlyPurchase(disputed.agent);
    expect(open).toMatchObject({ status: "disputed", refundableUntil: null });
    expect((await takeBack(disputed.agent, open.id)).statusCode).toBe(409);

    const { app, deps } = await buildAppForTest({
      configure: withStripe(standIn, { refundDays: 0 }),
    });
    const buyer = await newPayer({ app, deps, standIn });
    const kept = await onlyPurchase(buyer.agent);
    expect(kept.refundableUntil).toBeNull();
    expect((await takeBack(buyer.agent, kept.id)).statusCode).toBe(409);
    expect(await mailsTo(deps.db, buyer.user.email)).toMatchObject([{ refundableUntil: null }]);
  });

  it("pays back the rest of what was given back in part", async () => {
    const buyer = await newPayer(shop);
    standIn.refund({ paymentIntent: intentOf(buyer.sessionId), amount: 300 });
    for (const { id } of eventsAbout(shop, buyer.sessionId)) await deliver(shop, id);
    const { id, status } = await onlyPurchase(buyer.agent);
    expect(status).toBe("partly_refunded");
    expect((await takeBack(buyer.agent, id)).json()).toMatchObject({ refundedAmount: 999 });
    expect(refundsOf(buyer).map(({ amount }) => amount)).toEqual([300, 699]);
  });

  it("changes nothing while the provider is away, and works when it is back", async () => {
    const buyer = await newPayer(shop);
    const { id } = await onlyPurchase(buyer.agent);
    standIn.fail({
      call: "refunds.create",
      fault: { kind: "error", status: 500 },
      times: "always",
    });
    const response = await takeBack(buyer.agent, id);
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      { message: expect.stringContaining("could not reach") },
    ]);
    expect(await hasAccess(buyer.agent)).toBe(true);
    await standIn.mend();
    expect((await takeBack(buyer.agent, id)).statusCode).toBe(200);
    expect(refundsOf(buyer)).toHaveLength(1);
  });

  it("is one refund though the answer got lost, and access ends also when nobody asks again", async () => {
    const buyer = await newPayer(shop);
    const { id } = await onlyPurchase(buyer.agent);
    const fault = { kind: "reset", when: "after" } as const;
    standIn.fail({ call: "refunds.create", fault, times: "always" });
    expect((await takeBack(buyer.agent, id)).statusCode).toBe(503);
    await standIn.mend();
    await reconcilePayments(requirePayments(built.deps));
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect(refundsOf(buyer)).toHaveLength(1);
  });
});

describe("an operator", () => {
  it("sees what somebody paid, and pays it back whenever that was", async () => {
    const buyer = await newPayer(shop);
    const url = `/api/admin/users/${buyer.user.id}/purchases`;
    const [purchase] = (await operator.get(url)).json<OperatorPurchase[]>();
    expect(purchase).toMatchObject({
      amount: 999,
      sessionId: buyer.sessionId,
      paymentIntentId: intentOf(buyer.sessionId),
    });
    await built.deps.db
      .updateTable("purchases")
      .set({ paid_at: new Date(Date.now() - 400 * DAY) })
      .where("session_id", "=", buyer.sessionId)
      .execute();
    const refund = `/api/admin/purchases/${purchase?.id}/refund`;
    expect((await operator.post(refund)).json()).toMatchObject({ status: "refunded" });
    expect((await operator.post(refund)).statusCode).toBe(409);
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect(refundsOf(buyer)).toMatchObject([{ metadata: { askedBy: "operator" } }]);
    const entries = await built.deps.db
      .selectFrom("audit_entries")
      .select(["action", "operator_id"])
      .where("subject", "=", purchase?.id ?? "")
      .execute();
    expect(entries).toEqual([{ action: "purchase.refund_asked", operator_id: expect.any(String) }]);
  });

  it("finds nothing of nobody, and cannot pay back what a bank has", async () => {
    const nobody = built.deps.ids.uuid();
    expect((await operator.get(`/api/admin/users/${nobody}/purchases`)).statusCode).toBe(404);
    expect((await operator.post(`/api/admin/purchases/${nobody}/refund`)).statusCode).toBe(404);
    const buyer = await newPayer(shop);
    standIn.openDispute({ paymentIntent: intentOf(buyer.sessionId) });
    for (const { id } of eventsAbout(shop, buyer.sessionId)) await deliver(shop, id);
    const { id } = await onlyPurchase(buyer.agent);
    expect((await operator.post(`/api/admin/purchases/${id}/refund`)).statusCode).toBe(409);
  });

  it("can pay back a buyer whose account is gone", async () => {
    const buyer = await newPayer(shop);
    const { id } = await onlyPurchase(buyer.agent);
    const { email } = buyer.user;
    expect((await buyer.agent.post("/api/account/delete", { email })).statusCode).toBe(204);
    expect((await operator.post(`/api/admin/purchases/${id}/refund`)).json()).toMatchObject({
      id,
      status: "refunded",
    });
  });
});

/** Two sessions of one buyer, both of which can be paid. */
async function twoSessions(at: Shop): Promise<Buyer & { second: string }> {
  const buyer = await newBuyer(at);
  const first = standIn.ledger().sessions.find(({ id }) => id === buyer.sessionId);
  const { id } = await requirePayments(at.deps).stripe.createSession(
    {
      checkoutId: String(first?.metadata?.["checkoutId"]),
      clientReferenceId: buyer.user.id,
      email: buyer.user.email,
      productName: "The same again",
      price: { cents: 999, currency: "usd" },
      expiresAt: new Date(Date.now() + DAY / 2),
      successUrl: "http://localhost:3000/",
      cancelUrl: "http://localhost:3000/",
    },
    at.deps.ids.uuid(),
  );
  return { ...buyer, second: id };
}

const COMPLETED = "checkout.session.completed";

async function hearOf(at: Shop, sessionId: string): Promise<void> {
  const event = eventsAbout(at, sessionId).find(({ type }) => type === COMPLETED);
  expect(await deliver(at, event?.id ?? "")).toBe(200);
}

describe("a second payment of the same person", () => {
  it("is an alert, goes back by itself, and leaves access as it is", async () => {
    const buyer = await twoSessions(shop);
    for (const session of [buyer.sessionId, buyer.second]) standIn.pay({ session });
    await hearOf(shop, buyer.sessionId);
    await hearOf(shop, buyer.second);
    expect(await hasAccess(buyer.agent)).toBe(true);
    const statuses = (await purchasesOf(buyer.agent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["paid", "refunded"]);
    const refunds = [...refundsOf(buyer), ...refundsOf({ sessionId: buyer.second })];
    expect(refunds).toMatchObject([{ amount: 999, metadata: { askedBy: "product" } }]);
    expect(await alertsNaming(shop, buyer.user.id)).toMatchObject([
      { severity: "HIGH", type: "PAYMENT_FAILURE", title: "Somebody paid a second time" },
    ]);
    const mails = await mailsTo(built.deps.db, buyer.user.email);
    expect(mails).toMatchObject([
      { template: "receipt" },
      { template: "receipt" },
      { template: "refunded", hasAccess: true },
    ]);
  });

  it("heard of at the same time as the first is one alert and one refund", async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await twoSessions(shop);
      for (const session of [buyer.sessionId, buyer.second]) standIn.pay({ session });
      await Promise.all([hearOf(shop, buyer.second), hearOf(shop, buyer.sessionId)]);
      expect(await hasAccess(buyer.agent)).toBe(true);
      const refunds = [...refundsOf(buyer), ...refundsOf({ sessionId: buyer.second })];
      expect(refunds).toHaveLength(1);
      expect(await alertsNaming(shop, buyer.user.id)).toHaveLength(1);
    }
  }, 60_000);

  it("goes back later when the provider would not take it back at once", async () => {
    const buyer = await twoSessions(shop);
    for (const session of [buyer.sessionId, buyer.second]) standIn.pay({ session });
    const fault = { kind: "error", status: 500 } as const;
    standIn.fail({ call: "refunds.create", fault, times: "always" });
    await hearOf(shop, buyer.sessionId);
    await hearOf(shop, buyer.second);
    const statuses = async () => (await purchasesOf(buyer.agent)).map(({ status }) => status);
    expect(await statuses()).toEqual(["paid", "paid"]);
    await standIn.mend();
    const outcome = await reconcilePayments(requirePayments(built.deps));
    expect(outcome.secondPayments).toBeGreaterThan(0);
    expect((await statuses()).toSorted()).toEqual(["paid", "refunded"]);
    expect(await hasAccess(buyer.agent)).toBe(true);
  });

  it("stays where it is not to go back by itself, with the alert", async () => {
    const configure = withStripe(standIn, { refundSecondPayments: false });
    const { app, deps } = await buildAppForTest({ configure });
    const own = { app, deps, standIn };
    const buyer = await twoSessions(own);
    for (const session of [buyer.sessionId, buyer.second]) {
      standIn.pay({ session });
      await hearOf(own, session);
    }
    const purchases = await purchasesOf(buyer.agent);
    expect(purchases.map(({ status }) => status)).toEqual(["paid", "paid"]);
    expect(await alertsNaming(own, buyer.user.id)).toHaveLength(1);
    // Whichever of the two goes back then, access rests on the other.
    await takeBack(buyer.agent, purchases[0]?.id ?? "");
    expect(await hasAccess(buyer.agent)).toBe(true);
    await takeBack(buyer.agent, purchases[1]?.id ?? "");
    expect(await hasAccess(buyer.agent)).toBe(false);
  });
});
