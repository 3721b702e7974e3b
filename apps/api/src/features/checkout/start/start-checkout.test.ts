import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import {
  type CheckoutSite,
  checkOut,
  getSessionId,
  hasAccess,
  newBuyer,
  verify,
} from "../../../../test/buyers.ts";
import { setLifetimeAccess, signedInUser } from "../../../../test/factories.ts";
import { withStripe } from "../../../../test/with-stripe.ts";

const WEB = "http://localhost:3000";

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

const signedIn = () => signedInUser(built.app, built.deps);
const listSessions = (userId: string) =>
  standIn.ledger().sessions.filter(({ client_reference_id: id }) => id === userId);
const start = (agent: Awaited<ReturnType<typeof signedIn>>["agent"], body: object = {}) =>
  agent.post("/api/create-checkout-session", body);

describe("a checkout", () => {
  it("is for the one product at the server's price, for the signed-in user", async () => {
    const { agent, user } = await signedIn();
    const tampered = {
      returnTo: "/result?slug=abc",
      price: 1,
      amount: 1,
      currency: "eur",
      quantity: 0,
      userId: "another-user",
      client_reference_id: "another-user",
      success_url: "https://evil.test",
      mode: "setup",
    };
    const response = await start(agent, tampered);
    expect(response.statusCode).toBe(200);
    const { url } = response.json<{ url: string }>();
    expect(url).toContain(standIn.pageUrl);
    const [session, ...others] = listSessions(user.id);
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
  ])("with return path %j returns to %s", async (returnTo, expected) => {
    const { agent, user } = await signedIn();
    await start(agent, { returnTo });
    expect(listSessions(user.id)[0]).toMatchObject({
      cancel_url: WEB + expected,
      success_url: expect.stringContaining(`&returnTo=${encodeURIComponent(expected)}`),
    });
  });

  it("is the same for 20 simultaneous requests, and for a later one", async () => {
    const { agent, user } = await signedIn();
    const urls = await Promise.all(Array.from({ length: 20 }, () => checkOut(agent)));
    expect(new Set(urls).size).toBe(1);
    expect(await checkOut(agent)).toBe(urls[0]);
    expect(listSessions(user.id)).toHaveLength(1);
  });

  it("is the same for simultaneous requests to two processes", async () => {
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
    expect(listSessions(user.id)).toHaveLength(1);
  });

  it("replaces and closes an open one that has another return path", async () => {
    const { agent, user } = await signedIn();
    await checkOut(agent, "/dashboard");
    await checkOut(agent, "/quiz");
    const sessions = listSessions(user.id);
    expect(sessions.map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  it("is settled instead of replaced when it was paid without an event", async () => {
    const { agent, user, sessionId } = await newBuyer(site);
    standIn.pay({ session: sessionId });
    const response = await start(agent, { returnTo: "/quiz" });
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { message: "You already have lifetime access." },
    ]);
    expect(await hasAccess(agent)).toBe(true);
    expect(listSessions(user.id)).toHaveLength(1);
  });

  it("is replaced when it is about to expire", async () => {
    const { agent, user, sessionId } = await newBuyer(site);
    const soon = new Date(Date.now() + 60_000);
    await built.deps.db
      .updateTable("checkout_attempts")
      .set({ expires_at: soon })
      .where("session_id", "=", sessionId)
      .execute();
    expect(getSessionId(site, await checkOut(agent))).not.toBe(sessionId);
    expect(listSessions(user.id).map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  it("is refused to a user who has access, and while a payment is on its way", async () => {
    const { agent, user } = await signedIn();
    await setLifetimeAccess(built.deps, user.id, true);
    expect((await start(agent)).statusCode).toBe(409);
    const later = await newBuyer(site);
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

describe("a checkout while Stripe fails", () => {
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
    await standIn.reset();
    await checkOut(agent);
    const open = listSessions(user.id).filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
  });

  it("is one session when every answer was lost", async () => {
    const { agent, user } = await signedIn();
    const fault = { kind: "reset", when: "after" } as const;
    standIn.fail({ call: "checkout.sessions.create", fault, times: "always" });
    expect((await start(agent)).statusCode).toBe(503);
    expect((await start(agent)).statusCode).toBe(503);
    await standIn.reset();
    await checkOut(agent);
    expect(listSessions(user.id)).toHaveLength(1);
  });

  it("uses another key after a failure that would be repeated under the first", async () => {
    const { agent } = await signedIn();
    standIn.fail({ call: "checkout.sessions.create", fault: { kind: "error", status: 500 } });
    expect((await start(agent)).statusCode).toBe(503);
    expect(await checkOut(agent)).toContain(standIn.pageUrl);
  });
});
