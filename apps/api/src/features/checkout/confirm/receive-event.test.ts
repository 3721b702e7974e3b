import { type StripeStandIn, signatureHeader, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
  send,
} from "../../../../test/buyers.ts";
import { openOwnDatabase } from "../../../../test/database.ts";
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

const nowInSeconds = () => Math.floor(Date.now() / 1_000);
const sign = (body: string, at = nowInSeconds(), secret = standIn.webhookSecret) =>
  signatureHeader(body, secret, at);

/** The event of this type about the buyer's payment. */
const findEvent = ({ sessionId }: Buyer, type: string) => getEventAbout(site, sessionId, type);

const COMPLETED = "checkout.session.completed";

/** A buyer who has paid; the API has not been notified yet. */
async function silentPayer(): Promise<Buyer> {
  const buyer = await newBuyer(site);
  standIn.pay({ session: buyer.sessionId });
  return buyer;
}

const findBody = (event: string) => standIn.signedEvent({ event }).body;

const readTrace = async (buyer: Buyer) => ({
  access: await hasAccess(buyer.agent),
  purchases: (await listPurchases(buyer.agent)).length,
  mails: await templatesTo(built.deps.db, buyer.user.email),
});
const NOTHING = { access: false, purchases: 0, mails: [] };
const ONE = { access: true, purchases: 1, mails: ["receipt"] };

/** How many open alerts say that events arrive too late. */
async function countLate(): Promise<number> {
  const rows = await built.deps.db
    .selectFrom("alerts")
    .select("id")
    .where("dedupe_key", "=", "events-too-late")
    .where("resolved_at", "is", null)
    .execute();
  return rows.length;
}

describe("a webhook event", () => {
  it("unlocks the payment it is about", async () => {
    const buyer = await silentPayer();
    expect(await deliver(site, findEvent(buyer, COMPLETED))).toBe(200);
    expect(await readTrace(buyer)).toEqual(ONE);
  });

  it("is refused when it was signed too long ago, with an alert until one is accepted", async () => {
    const buyer = await silentPayer();
    const body = findBody(findEvent(buyer, COMPLETED));
    expect((await send(site.app, body, sign(body, nowInSeconds() - 300 * 60))).statusCode).toBe(
      400,
    );
    expect((await send(site.app, body, sign(body, nowInSeconds() - 301))).statusCode).toBe(400);
    expect(await countLate()).toBe(1);
    expect(await readTrace(buyer)).toEqual(NOTHING);
    expect((await send(site.app, body, sign(body))).statusCode).toBe(200);
    expect(await countLate()).toBe(0);
    expect(await readTrace(buyer)).toEqual(ONE);
  });

  it("changes nothing when its signature does not match", async () => {
    const buyer = await silentPayer();
    const body = findBody(findEvent(buyer, COMPLETED));
    const changed = body.replace(`"amount_total": 999`, `"amount_total": 998`);
    expect(changed).not.toBe(body);
    const attempts: [string, string | undefined][] = [
      [body, undefined],
      [body, ""],
      [body, "t=1,v1=00"],
      [body, sign(body, nowInSeconds(), "whsec_of_another_account_00")],
      [body, sign(body, nowInSeconds() - 301)],
      [body, sign(body).replace("v1=", "v0=")],
      [changed, sign(body)],
      [JSON.stringify(JSON.parse(body)), sign(body)],
      ["not json", sign("not json")],
      ["[]", sign("[]")],
      ['{"object":"event"}', sign('{"object":"event"}')],
      ["", sign("")],
    ];
    for (const [payload, signature] of attempts) {
      expect((await send(built.app, payload, signature)).statusCode).toBe(400);
    }
    expect(await readTrace(buyer)).toEqual(NOTHING);
  });

  it("may be five minutes old, and signed with either of two secrets", async () => {
    const old = "whsec_that_is_on_its_way_out_0";
    const { app } = await buildAppForTest({
      configure: (config) => {
        const shopConfig = withStripe(standIn)(config);
        const stripeWebhook = [standIn.webhookSecret, old];
        return { ...shopConfig, secrets: { ...shopConfig.secrets, stripeWebhook } };
      },
    });
    const buyer = await silentPayer();
    const body = findBody(findEvent(buyer, COMPLETED));
    const late = sign(body, nowInSeconds() - 295, old);
    expect((await send(app, body, late)).statusCode).toBe(200);
    const both = `${sign(body, nowInSeconds(), "whsec_unknown_to_us_0000")},${sign(body).split(",")[1]}`;
    expect((await send(app, body, both)).statusCode).toBe(200);
    expect(await readTrace(buyer)).toEqual(ONE);
  });

  it("records one purchase when it arrives 100 times, and 50 times at once in two processes", async () => {
    const other = await buildAppForTest({ configure: withStripe(standIn) });
    const buyer = await silentPayer();
    const { body, signature } = standIn.signedEvent({ event: findEvent(buyer, COMPLETED) });
    const sendTo = async (app: TestApp["app"]) => (await send(app, body, signature)).statusCode;
    const atOnce = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendTo(index % 2 ? other.app : built.app)),
    );
    const inTurn: number[] = [];
    for (let count = 0; count < 100; count += 1) inTurn.push(await sendTo(built.app));
    expect(new Set([...atOnce, ...inTurn])).toEqual(new Set([200]));
    expect(await readTrace(buyer)).toEqual(ONE);
    expect(await alertsNaming(site, buyer.sessionId)).toEqual([]);
  });

  it("needs no session and no origin, meets no rate limit, and may be large", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({
        ...withStripe(standIn)(config),
        // Less than an event takes, and more than it takes before its guards have let it through.
        limits: { ...config.limits, scale: 0.001 },
      }),
    });
    const buyer = await silentPayer();
    const event = JSON.parse(findBody(findEvent(buyer, COMPLETED))) as Record<string, unknown>;
    const large = JSON.stringify({ ...event, padding: "x".repeat(500_000) });
    for (const origin of ["https://evil.test", "null", built.config.sites.adminUrl]) {
      const headers = {
        origin,
        host: "localhost:3000",
        "sec-fetch-site": "cross-site",
        "content-type": "application/json",
        "stripe-signature": sign(large),
      };
      const url = "/api/stripe/webhook";
      const response = await app.inject({ method: "POST", url, headers, payload: large });
      expect(response.statusCode).toBe(200);
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
    const tooLarge = JSON.stringify({ ...event, padding: "x".repeat(600_000) });
    expect((await send(app, tooLarge, sign(tooLarge))).statusCode).toBe(413);
    expect(await readTrace(buyer)).toEqual(ONE);
  });

  it("is accepted and not stored when its type is not about payments", async () => {
    const body = JSON.stringify({
      id: "evt_unknown_kind",
      object: "event",
      type: "customer.created",
      created: nowInSeconds(),
      data: { object: { id: "cus_1", object: "customer" } },
    });
    expect((await send(built.app, body, sign(body))).statusCode).toBe(200);
    const kept = built.deps.db.selectFrom("payment_events").select("id");
    expect(await kept.where("id", "=", "evt_unknown_kind").execute()).toEqual([]);
  });

  it.each([
    ["without a date", { id: "evt_1", object: "event", data: { object: {} } }],
    ["without anything but its type", {}],
    ["with a date that is none", { id: 7, object: "event", created: "yesterday", data: null }],
  ])("is accepted when its type is unknown, also %s", async (_, rest) => {
    const body = JSON.stringify({ ...rest, type: "something.new" });
    expect((await send(built.app, body, sign(body))).statusCode).toBe(200);
    const ours = JSON.stringify({ ...rest, type: COMPLETED });
    expect((await send(built.app, ours, sign(ours))).statusCode).toBe(400);
  });

  it("unlocks nothing and raises an alert when Stripe has no such session", async () => {
    const buyer = await silentPayer();
    const body = findBody(findEvent(buyer, COMPLETED))
      .replaceAll(buyer.sessionId, "cs_test_invented000000")
      .replace(/"id": "evt_\w+"/, '"id": "evt_invented"');
    expect((await send(built.app, body, sign(body))).statusCode).toBe(200);
    expect(await readTrace(buyer)).toEqual(NOTHING);
    expect(await alertsNaming(site, "cs_test_invented000000")).toMatchObject([
      { type: "PAYMENT_FAILURE", severity: "HIGH" },
    ]);
  });

  it("is answered 503 while the database is unavailable", async () => {
    const database = await openOwnDatabase();
    const own = await buildAppForTest({ configure: withStripe(standIn), database });
    const ownShop = { ...own, standIn };
    const buyer = await newBuyer(ownShop);
    standIn.pay({ session: buyer.sessionId });
    const event = findEvent(buyer, COMPLETED);
    await database.close();
    expect(await deliver(ownShop, event)).toBe(503);
  });

  it("is stored while Stripe's records cannot be read, and handled when it arrives again", async () => {
    const buyer = await silentPayer();
    standIn.fail({ call: "checkout.sessions.retrieve", fault: { kind: "reset" }, times: "always" });
    expect(await deliver(site, findEvent(buyer, COMPLETED))).toBe(200);
    expect(await readTrace(buyer)).toEqual(NOTHING);
    await standIn.reset();
    expect(await deliver(site, findEvent(buyer, COMPLETED))).toBe(200);
    expect(await readTrace(buyer)).toEqual(ONE);
  });
});

describe("a payment that does not match", () => {
  it.each<[string, object]>([
    ["amount", { amount_total: 1 }],
    ["mode", { mode: "of a new kind" }],
    ["reference", { client_reference_id: "not-a-user" }],
  ])("by its %s (%j) unlocks nothing and raises an alert", async (_, changes) => {
    const buyer = await silentPayer();
    standIn.amend({ id: buyer.sessionId, changes });
    expect(await deliver(site, findEvent(buyer, COMPLETED))).toBe(200);
    expect(await deliver(site, findEvent(buyer, COMPLETED))).toBe(200);
    expect(await readTrace(buyer)).toEqual(NOTHING);
    expect(await alertsNaming(site, buyer.sessionId)).toMatchObject([
      { type: "PAYMENT_FAILURE", severity: "HIGH", title: "A payment does not match the product" },
    ]);
  });

  it("is described in the currency that was paid", async () => {
    const buyer = await silentPayer();
    standIn.amend({ id: buyer.sessionId, changes: { currency: "eur" } });
    await deliver(site, findEvent(buyer, COMPLETED));
    expect(await alertsNaming(site, `${buyer.sessionId}, 9.99 EUR:`)).toHaveLength(1);
  });

  it("unlocks neither user when it names another user", async () => {
    const buyer = await silentPayer();
    const other = await newBuyer(site);
    standIn.amend({ id: buyer.sessionId, changes: { client_reference_id: other.user.id } });
    await deliver(site, findEvent(buyer, COMPLETED));
    expect([await hasAccess(buyer.agent), await hasAccess(other.agent)]).toEqual([false, false]);
    expect(await alertsNaming(site, buyer.sessionId)).toHaveLength(1);
  });

  it("unlocks nothing until the money has arrived", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId, choice: "later" });
    await deliver(site, findEvent(buyer, COMPLETED));
    expect(await readTrace(buyer)).toEqual(NOTHING);
    expect(await alertsNaming(site, buyer.sessionId)).toMatchObject([{ severity: "HIGH" }]);
    standIn.settle({ session: buyer.sessionId, succeeds: true });
    await deliver(site, findEvent(buyer, "checkout.session.async_payment_succeeded"));
    expect(await readTrace(buyer)).toEqual(ONE);
  });

  it("is recorded without a user, refunded and told, with an alert, when its buyer is deleted", async () => {
    const buyer = await silentPayer();
    await built.deps.db.deleteFrom("users").where("id", "=", buyer.user.id).execute();
    expect(await deliver(site, findEvent(buyer, COMPLETED))).toBe(200);
    const rows = await built.deps.db
      .selectFrom("purchases")
      .select(["user_id", "buyer_reference", "amount", "refunded_amount"])
      .where("session_id", "=", buyer.sessionId)
      .execute();
    expect(rows).toEqual([
      { user_id: null, buyer_reference: buyer.user.id, amount: 999, refunded_amount: 999 },
    ]);
    expect(await templatesTo(built.deps.db, buyer.user.email)).toEqual(["payment-returned"]);
    expect(await alertsNaming(site, buyer.sessionId)).toMatchObject([
      { severity: "HIGH", title: "A payment arrived for a deleted account" },
    ]);
  });
});
