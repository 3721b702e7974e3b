import type { OperatorPurchase, Purchase } from "@cosmic/contracts";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import {
  type Buyer,
  type CheckoutSite,
  deliver,
  eventsAbout,
  hasAccess,
  listPurchases,
  newPayer,
  verify,
} from "../../../../test/buyers.ts";
import { signedInOperator, signedInUser } from "../../../../test/factories.ts";
import { mailsTo, templatesTo } from "../../../../test/outbox.ts";
import { withStripe } from "../../../../test/with-stripe.ts";
import { reconcilePayments, requirePayments } from "../index.ts";

const DAY = 24 * 60 * 60 * 1_000;

let standIn: StripeStandIn;
let built: TestApp;
let site: CheckoutSite;
let operator: Agent;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  site = { ...built, standIn };
  operator = (await signedInOperator(built.app, built.deps)).agent;
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

async function getOnlyPurchase(agent: Agent): Promise<Purchase> {
  const [purchase, ...others] = await listPurchases(agent);
  if (!purchase || others.length > 0) throw new Error("Not exactly one purchase");
  return purchase;
}

const requestRefund = (agent: Agent, id: string) => agent.post(`/api/purchases/${id}/refund`);

describe("a buyer's refund", () => {
  it("is requested at once, ends access, and is confirmed by email", async () => {
    const buyer = await newPayer(site);
    const bought = await getOnlyPurchase(buyer.agent);
    expect(bought).toMatchObject({
      amount: 999,
      status: "paid",
      refundableUntil: expect.any(String),
    });
    const response = await requestRefund(buyer.agent, bought.id);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        ...bought,
        refundedAmount: 999,
        status: "refunded",
        refundableUntil: null,
        refundRefusal: "refunded",
      },
    ]);
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect(listRefunds(buyer)).toMatchObject([{ amount: 999, metadata: { askedBy: "buyer" } }]);
    expect((await verify(buyer)).json()).toEqual({
      success: false,
      message: "This payment was refunded.",
    });
    expect(await mailsTo(built.deps.db, buyer.user.email)).toMatchObject([
      { template: "receipt", cents: 999, refundableUntil: bought.refundableUntil },
      { template: "refunded", cents: 999, hasAccess: false },
    ]);
  });

  it("happens once when it is requested eight times at once", async () => {
    const buyer = await newPayer(site);
    const { id } = await getOnlyPurchase(buyer.agent);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => requestRefund(buyer.agent, id)),
    );
    for (const { statusCode } of answers) expect([200, 409, 503]).toContain(statusCode);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(listRefunds(buyer)).toHaveLength(1);
    const again = await requestRefund(buyer.agent, id);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: "This payment was refunded already." },
    ]);
    expect(await templatesTo(built.deps.db, buyer.user.email)).toEqual(["receipt", "refunded"]);
  });

  it("is available to the buyer alone", async () => {
    const buyer = await newPayer(site);
    const { id } = await getOnlyPurchase(buyer.agent);
    const other = await signedInUser(built.app, built.deps);
    for (const unknown of [id, built.deps.ids.uuid(), "no-id"]) {
      expect((await requestRefund(other.agent, unknown)).statusCode).toBe(404);
    }
    expect(listRefunds(buyer)).toEqual([]);
  });

  it("is refused after its days, during a dispute, and where refunds are off", async () => {
    const late = await newPayer(site);
    const longAgo = new Date(Date.now() - 14 * DAY - 1_000);
    await built.deps.db
      .updateTable("purchases")
      .set({ paid_at: longAgo })
      .where("session_id", "=", late.sessionId)
      .execute();
    const bought = await getOnlyPurchase(late.agent);
    expect(bought.refundableUntil).toBeNull();
    const refused = await requestRefund(late.agent, bought.id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: expect.stringContaining("14 days") },
    ]);

    const disputed = await newPayer(site);
    standIn.openDispute({ paymentIntent: findIntent(disputed.sessionId) });
    for (const { id } of eventsAbout(site, disputed.sessionId)) await deliver(site, id);
    const open = await getOnlyPurchase(disputed.agent);
    expect(open).toMatchObject({ status: "disputed", refundableUntil: null });
    expect((await requestRefund(disputed.agent, open.id)).statusCode).toBe(409);

    const { app, deps } = await buildAppForTest({
      configure: withStripe(standIn, { refundDays: 0 }),
    });
    const buyer = await newPayer({ app, deps, standIn });
    const kept = await getOnlyPurchase(buyer.agent);
    expect(kept.refundableUntil).toBeNull();
    expect((await requestRefund(buyer.agent, kept.id)).statusCode).toBe(409);
    expect(await mailsTo(deps.db, buyer.user.email)).toMatchObject([{ refundableUntil: null }]);
  });

  it("refunds the rest of a partially refunded payment", async () => {
    const buyer = await newPayer(site);
    standIn.refund({ paymentIntent: findIntent(buyer.sessionId), amount: 300 });
    for (const { id } of eventsAbout(site, buyer.sessionId)) await deliver(site, id);
    const { id, status } = await getOnlyPurchase(buyer.agent);
    expect(status).toBe("partly_refunded");
    expect((await requestRefund(buyer.agent, id)).json()).toMatchObject({ refundedAmount: 999 });
    expect(listRefunds(buyer).map(({ amount }) => amount)).toEqual([300, 699]);
  });

  it("changes nothing while the provider is unavailable, and works when it is back", async () => {
    const buyer = await newPayer(site);
    const { id } = await getOnlyPurchase(buyer.agent);
    standIn.fail({
      call: "refunds.create",
      fault: { kind: "error", status: 500 },
      times: "always",
    });
    const response = await requestRefund(buyer.agent, id);
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      { message: expect.stringContaining("could not reach") },
    ]);
    expect(await hasAccess(buyer.agent)).toBe(true);
    await standIn.reset();
    expect((await requestRefund(buyer.agent, id)).statusCode).toBe(200);
    expect(listRefunds(buyer)).toHaveLength(1);
  });

  it("is one refund when the answer was lost, and the reconciler ends access", async () => {
    const buyer = await newPayer(site);
    const { id } = await getOnlyPurchase(buyer.agent);
    const fault = { kind: "reset", when: "after" } as const;
    standIn.fail({ call: "refunds.create", fault, times: "always" });
    expect((await requestRefund(buyer.agent, id)).statusCode).toBe(503);
    await standIn.reset();
    await reconcilePayments(requirePayments(built.deps));
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect(listRefunds(buyer)).toHaveLength(1);
  });
});

describe("an operator", () => {
  it("sees a user's purchases, and can refund one of any age", async () => {
    const buyer = await newPayer(site);
    const url = `/api/admin/users/${buyer.user.id}/purchases`;
    const [purchase] = (await operator.get(url)).json<OperatorPurchase[]>();
    expect(purchase).toMatchObject({
      amount: 999,
      sessionId: buyer.sessionId,
      paymentIntentId: findIntent(buyer.sessionId),
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
    expect(listRefunds(buyer)).toMatchObject([{ metadata: { askedBy: "operator" } }]);
    const entries = await built.deps.db
      .selectFrom("audit_entries")
      .select(["action", "operator_id"])
      .where("subject", "=", purchase?.id ?? "")
      .execute();
    expect(entries).toEqual([{ action: "purchase.refund_asked", operator_id: expect.any(String) }]);
  });

  it("gets 404 for an unknown user, and cannot refund a disputed payment", async () => {
    const unknown = built.deps.ids.uuid();
    expect((await operator.get(`/api/admin/users/${unknown}/purchases`)).statusCode).toBe(404);
    expect((await operator.post(`/api/admin/purchases/${unknown}/refund`)).statusCode).toBe(404);
    const buyer = await newPayer(site);
    standIn.openDispute({ paymentIntent: findIntent(buyer.sessionId) });
    for (const { id } of eventsAbout(site, buyer.sessionId)) await deliver(site, id);
    const { id } = await getOnlyPurchase(buyer.agent);
    expect((await operator.post(`/api/admin/purchases/${id}/refund`)).statusCode).toBe(409);
  });

  it("can refund a buyer whose account is deleted", async () => {
    const buyer = await newPayer(site);
    const { id } = await getOnlyPurchase(buyer.agent);
    const { email } = buyer.user;
    expect((await buyer.agent.post("/api/account/delete", { email })).statusCode).toBe(204);
    expect((await operator.post(`/api/admin/purchases/${id}/refund`)).json()).toMatchObject({
      id,
      status: "refunded",
    });
  });
});
