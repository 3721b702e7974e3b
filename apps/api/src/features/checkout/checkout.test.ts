import { type StripeStandIn, startStripeStandIn } from "@cosmic/local-services/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  alertsNaming,
  checkOut,
  hasAccess,
  newBuyer,
  newPayer,
  purchasesOf,
  type Shop,
  sessionOf,
  verify,
} from "../../../test/buyers.ts";
import { setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { templatesTo } from "../../../test/outbox.ts";
import { withStripe } from "../../../test/with-stripe.ts";

const WEB = "http://localhost:3000";

let standIn: StripeStandIn;
let built: TestApp;
let shop: Shop;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  shop = { ...built, standIn };
});
beforeEach(() => standIn.mend());
afterAll(async () => {
  await built.close();
  await standIn.close();
});

const signedIn = () => signedInUser(built.app, built.deps);
const sessionsOf = (userId: string) =>
  standIn.ledger().sessions.filter(({ client_reference_id: id }) => id === userId);
const start = (agent: Awaited<ReturnType<typeof signedIn>>["agent"], body: object = {}) =>
  agent.post("/api/create-checkout-session", body);

describe("a checkout", () => {
  it("is for one thing at the price of the server, for whoever asks", async () => {
    const { agent, user } = await signedIn();
    const tampered = {
      returnTo: "/result?slug=abc",
      price: 1,
      amount: 1,
      currency: "eur",
      quantity: 0,
      userId: "somebody-else",
      client_reference_id: "somebody-else",
      success_url: "https://evil.test",
      mode: "setup",
    };
    const response = await start(agent, tampered);
    expect(response.statusCode).toBe(200);
    const { url } = response.json<{ url: string }>();
    expect(url).toContain(standIn.pageUrl);
    const [session, ...others] = sessionsOf(user.id);
    expect(others).toEqual([]);
    expect(session).toMatchObject({
      mode: "payment",
      amount_total: 999,
      currency: "usd",
      client_reference_id: user.id,
      customer_email: user.email,
      success_url: `${WEB}/checkout-success?session_id={CHECKOUT_SESSION_ID}&returnTo=%2Fresult%3Fslug%3Dabc`,
      cancel_url: `${WEB}/result?slug=abc`,
      metadata: { checkoutId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });

  it.each([
    ["//evil.test", "/dashboard"],
    ["https://evil.test", "/dashboard"],
    ["/api/logout", "/dashboard"],
    [123, "/dashboard"],
    ["/result?checkout=true&slug=abc", "/result?slug=abc"],
  ])("that was to lead to %j leads to %s", async (returnTo, expected) => {
    const { agent, user } = await signedIn();
    await start(agent, { returnTo });
    expect(sessionsOf(user.id)[0]).toMatchObject({
      cancel_url: WEB + expected,
      success_url: expect.stringContaining(`&returnTo=${encodeURIComponent(expected)}`),
    });
  });

  it("is the same for everybody who asks at once, and asks again", async () => {
    const { agent, user } = await signedIn();
    const urls = await Promise.all(Array.from({ length: 20 }, () => checkOut(agent)));
    expect(new Set(urls).size).toBe(1);
    expect(await checkOut(agent)).toBe(urls[0]);
    expect(sessionsOf(user.id)).toHaveLength(1);
  });

  it("is the same also where two processes are asked at once", async () => {
    const other = await buildTestApp({ configure: withStripe(standIn) });
    const { agent, user } = await signedIn();
    const payload = { returnTo: "/dashboard" };
    const headers = { cookie: [...agent.cookies].map((pair) => pair.join("=")).join("; ") };
    const ask = (app: TestApp["app"]) =>
      app.inject({ method: "POST", url: "/api/create-checkout-session", payload, headers });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 ? other.app : built.app)),
    );
    await other.close();
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(sessionsOf(user.id)).toHaveLength(1);
  });

  it("with another way back takes the place of the first, which nobody can pay any more", async () => {
    const { agent, user } = await signedIn();
    await checkOut(agent, "/dashboard");
    await checkOut(agent, "/quiz");
    const sessions = sessionsOf(user.id);
    expect(sessions.map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  it("that has been paid unnoticed is settled instead of replaced", async () => {
    const { agent, user, sessionId } = await newBuyer(shop);
    standIn.pay({ session: sessionId });
    const response = await start(agent, { returnTo: "/quiz" });
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { message: "You already have lifetime access." },
    ]);
    expect(await hasAccess(agent)).toBe(true);
    expect(sessionsOf(user.id)).toHaveLength(1);
  });

  it("whose time is nearly over is replaced by another", async () => {
    const { agent, user, sessionId } = await newBuyer(shop);
    const soon = new Date(Date.now() + 60_000);
    await built.deps.db
      .updateTable("checkout_attempts")
      .set({ expires_at: soon })
      .where("session_id", "=", sessionId)
      .execute();
    expect(sessionOf(shop, await checkOut(agent))).not.toBe(sessionId);
    expect(sessionsOf(user.id).map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  it("is refused to whoever has access, and while a payment is on its way", async () => {
    const { agent, user } = await signedIn();
    await setLifetimeAccess(built.deps, user.id, true);
    expect((await start(agent)).statusCode).toBe(409);
    const later = await newBuyer(shop);
    standIn.pay({ session: later.sessionId, choice: "later" });
    await verify(later);
    const response = await start(later.agent);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { message: expect.stringContaining("on its way") },
    ]);
    standIn.settle({ session: later.sessionId, succeeds: false });
    await verify(later);
    expect((await start(later.agent)).statusCode).toBe(200);
  });
});

describe("a checkout while the provider fails", () => {
  it.each([
    { kind: "error", status: 500 },
    { kind: "error", status: 503 },
    { kind: "hang" },
    { kind: "reset" },
    { kind: "garbage" },
    { kind: "truncated" },
  ] as const)("with %j is answered 503, and works when it is back", async (fault) => {
    const { agent, user } = await signedIn();
    standIn.fail({ call: "checkout.sessions.create", fault, times: "always" });
    const response = await start(agent);
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      { message: expect.stringContaining("Nothing was charged") },
    ]);
    expect(response.headers["retry-after"]).toBeDefined();
    await standIn.mend();
    await checkOut(agent);
    const open = sessionsOf(user.id).filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
  });

  it("is one session though the answer got lost every time", async () => {
    const { agent, user } = await signedIn();
    const fault = { kind: "reset", when: "after" } as const;
    standIn.fail({ call: "checkout.sessions.create", fault, times: "always" });
    expect((await start(agent)).statusCode).toBe(503);
    expect((await start(agent)).statusCode).toBe(503);
    await standIn.mend();
    await checkOut(agent);
    expect(sessionsOf(user.id)).toHaveLength(1);
  });

  it("takes another key after a failure that would be repeated under the first", async () => {
    const { agent } = await signedIn();
    standIn.fail({ call: "checkout.sessions.create", fault: { kind: "error", status: 500 } });
    expect((await start(agent)).statusCode).toBe(503);
    expect(await checkOut(agent)).toContain(standIn.pageUrl);
  });
});

describe("coming back from the provider", () => {
  it("unlocks what was paid, as often as it is asked, once", async () => {
    const buyer = await newBuyer(shop);
    standIn.pay({ session: buyer.sessionId });
    for (let count = 0; count < 50; count += 1) {
      const response = await verify(buyer);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { success: true, message: "You now have lifetime access to all features." },
      ]);
    }
    expect(await hasAccess(buyer.agent)).toBe(true);
    expect(await purchasesOf(buyer.agent)).toMatchObject([
      { amount: 999, refundedAmount: 0, currency: "usd", status: "paid" },
    ]);
    expect(await templatesTo(built.deps.db, buyer.user.email)).toEqual(["receipt"]);
  });

  it("unlocks nothing that is not paid", async () => {
    const buyer = await newBuyer(shop);
    expect((await verify(buyer)).json()).toMatchObject({ success: false });
    standIn.pay({ session: buyer.sessionId, choice: "decline" });
    expect((await verify(buyer)).json()).toMatchObject({ success: false });
    expect(await hasAccess(buyer.agent)).toBe(false);
    standIn.pay({ session: buyer.sessionId });
    expect((await verify(buyer)).json()).toMatchObject({ success: true });
  });

  it.each([{ mode: "subscription" }, { mode: "setup" }, { amount_total: 1 }, { currency: "eur" }])(
    "with what does not fit (%j) unlocks nothing and is an alert",
    async (changes) => {
      const buyer = await newBuyer(shop);
      standIn.pay({ session: buyer.sessionId });
      standIn.amend({ id: buyer.sessionId, changes });
      expect((await verify(buyer)).json()).toEqual({
        success: false,
        message: "This payment does not fit what was bought. We have been told and look into it.",
      });
      expect(await hasAccess(buyer.agent)).toBe(false);
      expect(await alertsNaming(shop, buyer.sessionId)).toMatchObject([
        { type: "PAYMENT_FAILURE", severity: "HIGH", title: "A payment does not fit" },
      ]);
    },
  );

  it("tells of a payment that is on its way, and unlocks it when it arrives", async () => {
    const buyer = await newBuyer(shop);
    standIn.pay({ session: buyer.sessionId, choice: "later" });
    expect((await verify(buyer)).json()).toEqual({
      success: false,
      pending: true,
      message: "Your payment is on its way. Your full reports open as soon as it arrives.",
    });
    expect(await alertsNaming(shop, buyer.sessionId)).toMatchObject([
      { severity: "HIGH", type: "PAYMENT_FAILURE", resolvedAt: null },
    ]);
    standIn.settle({ session: buyer.sessionId, succeeds: true });
    expect((await verify(buyer)).json()).toMatchObject({ success: true });
    expect(await alertsNaming(shop, buyer.sessionId)).toMatchObject([
      { resolvedAt: expect.any(Date) },
    ]);
  });

  it("with somebody else's session finds nothing and unlocks nobody", async () => {
    const payer = await newPayer(shop);
    const buyer = await newBuyer(shop);
    standIn.pay({ session: buyer.sessionId });
    const other = await signedIn();
    for (const { sessionId } of [payer, buyer, { sessionId: "cs_test_nobodyknowsthis" }]) {
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
  ])("with malformed session %# is refused without asking anybody", async (sessionId) => {
    const { agent } = await signedIn();
    const before = standIn.journal().length;
    const id = encodeURIComponent(sessionId);
    const response = await agent.get(`/api/checkout-success?session_id=${id}`);
    expect(response.statusCode).toBe(400);
    expect(standIn.journal()).toHaveLength(before);
  });

  it("while the provider is away says so, and unlocks when it is back", async () => {
    const buyer = await newBuyer(shop);
    standIn.pay({ session: buyer.sessionId });
    standIn.fail({ call: "*", fault: { kind: "error", status: 500 }, times: "always" });
    const response = await verify(buyer);
    expect([response.statusCode, response.json()]).toMatchObject([503, { success: false }]);
    expect(await alertsNaming(shop, "verification-failing")).toMatchObject([
      { severity: "MEDIUM", type: "PAYMENT_FAILURE" },
    ]);
    await standIn.mend();
    expect((await verify(buyer)).json()).toMatchObject({ success: true });
  });

  it("does nothing for a prefetch or an image", async () => {
    const buyer = await newBuyer(shop);
    standIn.pay({ session: buyer.sessionId });
    const url = `/api/checkout-success?session_id=${buyer.sessionId}`;
    for (const headers of [
      { "sec-purpose": "prefetch" },
      { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
    ]) {
      expect((await buyer.agent.get(url, { headers })).json()).toMatchObject({ success: false });
    }
    expect(await hasAccess(buyer.agent)).toBe(false);
  });
});
