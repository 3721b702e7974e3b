import { type StripeStandIn, signatureHeader, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  alertsNaming,
  type Buyer,
  deliver,
  getEventAbout,
  hasAccess,
  newBuyer,
  purchasesOf,
  type Shop,
  send,
} from "../../../test/buyers.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { templatesTo } from "../../../test/outbox.ts";
import { withStripe } from "../../../test/with-stripe.ts";

let standIn: StripeStandIn;
let built: TestApp;
let shop: Shop;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  shop = { ...built, standIn };
});
beforeEach(() => standIn.reset());
afterAll(async () => {
  await built.close();
  await standIn.close();
});

const nowInSeconds = () => Math.floor(Date.now() / 1_000);
const signed = (body: string, at = nowInSeconds(), secret = standIn.webhookSecret) =>
  signatureHeader(body, secret, at);

/** The event of this type about the buyer's payment. */
const eventOf = ({ sessionId }: Buyer, type: string) => getEventAbout(shop, sessionId, type);

const COMPLETED = "checkout.session.completed";

/** A buyer who has paid; nobody here knows of it yet. */
async function silentPayer(): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  standIn.pay({ session: buyer.sessionId });
  return buyer;
}

const bodyOf = (event: string) => standIn.signedEvent({ event }).body;

const traceOf = async (buyer: Buyer) => ({
  access: await hasAccess(buyer.agent),
  purchases: (await purchasesOf(buyer.agent)).length,
  mails: await templatesTo(built.deps.db, buyer.user.email),
});
const NOTHING = { access: false, purchases: 0, mails: [] };
const ONE = { access: true, purchases: 1, mails: ["receipt"] };

/** How many alerts say that events come too late. */
async function countLate(): Promise<number> {
  const rows = await built.deps.db
    .selectFrom("alerts")
    .select("id")
    .where("dedupe_key", "=", "events-too-late")
    .where("resolved_at", "is", null)
    .execute();
  return rows.length;
}

describe("an event", () => {
  it("unlocks what it speaks of", async () => {
    const buyer = await silentPayer();
    expect(await deliver(shop, eventOf(buyer, COMPLETED))).toBe(200);
    expect(await traceOf(buyer)).toEqual(ONE);
  });

  it("that was signed too long ago is refused and told to operators until one is taken again", async () => {
    const buyer = await silentPayer();
    const body = bodyOf(eventOf(buyer, COMPLETED));
    expect((await send(shop.app, body, signed(body, nowInSeconds() - 300 * 60))).statusCode).toBe(
      400,
    );
    expect((await send(shop.app, body, signed(body, nowInSeconds() - 301))).statusCode).toBe(400);
    expect(await countLate()).toBe(1);
    expect(await traceOf(buyer)).toEqual(NOTHING);
    expect((await send(shop.app, body, signed(body))).statusCode).toBe(200);
    expect(await countLate()).toBe(0);
    expect(await traceOf(buyer)).toEqual(ONE);
  });

  it("that was not signed like this changes nothing", async () => {
    const buyer = await silentPayer();
    const body = bodyOf(eventOf(buyer, COMPLETED));
    const changed = body.replace(`"amount_total": 999`, `"amount_total": 998`);
    expect(changed).not.toBe(body);
    const attempts: [string, string | undefined][] = [
      [body, undefined],
      [body, ""],
      [body, "t=1,v1=00"],
      [body, signed(body, nowInSeconds(), "whsec_somebody_else_signs_here")],
      [body, signed(body, nowInSeconds() - 301)],
      [body, signed(body).replace("v1=", "v0=")],
      [changed, signed(body)],
      [JSON.stringify(JSON.parse(body)), signed(body)],
      ["not json", signed("not json")],
      ["[]", signed("[]")],
      ['{"object":"event"}', signed('{"object":"event"}')],
      ["", signed("")],
    ];
    for (const [payload, signature] of attempts) {
      expect((await send(built.app, payload, signature)).statusCode).toBe(400);
    }
    expect(await traceOf(buyer)).toEqual(NOTHING);
  });

  it("may be five minutes late, and signed with either of two secrets", async () => {
    const old = "whsec_that_is_on_its_way_out_0";
    const { app } = await buildAppForTest({
      configure: (config) => {
        const shopConfig = withStripe(standIn)(config);
        const stripeWebhook = [standIn.webhookSecret, old];
        return { ...shopConfig, secrets: { ...shopConfig.secrets, stripeWebhook } };
      },
    });
    const buyer = await silentPayer();
    const body = bodyOf(eventOf(buyer, COMPLETED));
    const late = signed(body, nowInSeconds() - 295, old);
    expect((await send(app, body, late)).statusCode).toBe(200);
    const both = `${signed(body, nowInSeconds(), "whsec_unknown_to_us_0000")},${signed(body).split(",")[1]}`;
    expect((await send(app, body, both)).statusCode).toBe(200);
    expect(await traceOf(buyer)).toEqual(ONE);
  });

  it("a hundred times, and fifty times at once in two processes, is one purchase", async () => {
    const other = await buildAppForTest({ configure: withStripe(standIn) });
    const buyer = await silentPayer();
    const { body, signature } = standIn.signedEvent({ event: eventOf(buyer, COMPLETED) });
    const sendTo = async (app: TestApp["app"]) => (await send(app, body, signature)).statusCode;
    const atOnce = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendTo(index % 2 ? other.app : built.app)),
    );
    const inTurn: number[] = [];
    for (let count = 0; count < 100; count += 1) inTurn.push(await sendTo(built.app));
    expect(new Set([...atOnce, ...inTurn])).toEqual(new Set([200]));
    expect(await traceOf(buyer)).toEqual(ONE);
    expect(await alertsNaming(shop, buyer.sessionId)).toEqual([]);
  });

  it("needs no session, no origin and no patience for limits, and may be large", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({
        ...withStripe(standIn)(config),
        limits: { ...config.limits, scale: 0.0001 },
      }),
    });
    const buyer = await silentPayer();
    const event = JSON.parse(bodyOf(eventOf(buyer, COMPLETED))) as Record<string, unknown>;
    const large = JSON.stringify({ ...event, padding: "x".repeat(500_000) });
    for (const origin of ["https://evil.test", "null", built.config.sites.adminUrl]) {
      const headers = {
        origin,
        host: "localhost:3000",
        "sec-fetch-site": "cross-site",
        "content-type": "application/json",
        "stripe-signature": signed(large),
      };
      const url = "/api/stripe/webhook";
      const response = await app.inject({ method: "POST", url, headers, payload: large });
      expect(response.statusCode).toBe(200);
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
    const tooLarge = JSON.stringify({ ...event, padding: "x".repeat(600_000) });
    expect((await send(app, tooLarge, signed(tooLarge))).statusCode).toBe(413);
    expect(await traceOf(buyer)).toEqual(ONE);
  });

  it("of a kind that says nothing about payments is taken and forgotten", async () => {
    const body = JSON.stringify({
      id: "evt_unknown_kind",
      object: "event",
      type: "customer.created",
      created: nowInSeconds(),
      data: { object: { id: "cus_1", object: "customer" } },
    });
    expect((await send(built.app, body, signed(body))).statusCode).toBe(200);
    const kept = built.deps.db.selectFrom("payment_events").select("id");
    expect(await kept.where("id", "=", "evt_unknown_kind").execute()).toEqual([]);
  });

  it.each([
    ["without a date", { id: "evt_1", object: "event", data: { object: {} } }],
    ["without anything but its type", {}],
    ["with a date that is none", { id: 7, object: "event", created: "yesterday", data: null }],
  ])("of an unknown type is taken %s, too", async (_, rest) => {
    const body = JSON.stringify({ ...rest, type: "something.new" });
    expect((await send(built.app, body, signed(body))).statusCode).toBe(200);
    const ours = JSON.stringify({ ...rest, type: COMPLETED });
    expect((await send(built.app, ours, signed(ours))).statusCode).toBe(400);
  });

  it("about a session that the books do not have unlocks nothing and is an alert", async () => {
    const buyer = await silentPayer();
    const body = bodyOf(eventOf(buyer, COMPLETED))
      .replaceAll(buyer.sessionId, "cs_test_invented000000")
      .replace(/"id": "evt_\w+"/, '"id": "evt_invented"');
    expect((await send(built.app, body, signed(body))).statusCode).toBe(200);
    expect(await traceOf(buyer)).toEqual(NOTHING);
    expect(await alertsNaming(shop, "cs_test_invented000000")).toMatchObject([
      { type: "PAYMENT_FAILURE", severity: "HIGH" },
    ]);
  });

  it("while the database is away is answered 503, and unlocks when it comes again", async () => {
    const database = await openOwnDatabase();
    const own = await buildAppForTest({ configure: withStripe(standIn), database });
    const ownShop = { ...own, standIn };
    const buyer = await newBuyer(ownShop);
    standIn.pay({ session: buyer.sessionId });
    const event = eventOf(buyer, COMPLETED);
    await database.close();
    expect(await deliver(ownShop, event)).toBe(503);
  });

  it("is kept while the books cannot be read, and the sender need not come again", async () => {
    const buyer = await silentPayer();
    standIn.fail({ call: "checkout.sessions.retrieve", fault: { kind: "reset" }, times: "always" });
    expect(await deliver(shop, eventOf(buyer, COMPLETED))).toBe(200);
    expect(await traceOf(buyer)).toEqual(NOTHING);
    await standIn.reset();
    expect(await deliver(shop, eventOf(buyer, COMPLETED))).toBe(200);
    expect(await traceOf(buyer)).toEqual(ONE);
  });
});

describe("a payment that does not fit", () => {
  it.each<[string, object]>([
    ["amount", { amount_total: 1 }],
    ["amount", { amount_total: 1998 }],
    ["amount", { amount_total: null }],
    ["currency", { currency: "eur" }],
    ["livemode", { livemode: true }],
    ["mode", { mode: "subscription" }],
    ["mode", { mode: "setup", payment_status: "no_payment_required" }],
    ["mode", { mode: "of a kind that is new" }],
    ["payment status", { payment_status: "no_payment_required" }],
    ["reference", { client_reference_id: null }],
    ["reference", { client_reference_id: "somebody" }],
  ])("by its %s (%j) unlocks nothing and is an alert", async (_, changes) => {
    const buyer = await silentPayer();
    standIn.amend({ id: buyer.sessionId, changes });
    expect(await deliver(shop, eventOf(buyer, COMPLETED))).toBe(200);
    expect(await deliver(shop, eventOf(buyer, COMPLETED))).toBe(200);
    expect(await traceOf(buyer)).toEqual(NOTHING);
    expect(await alertsNaming(shop, buyer.sessionId)).toMatchObject([
      { type: "PAYMENT_FAILURE", severity: "HIGH", title: "A payment does not fit" },
    ]);
  });

  it("is told in the money that was paid", async () => {
    const buyer = await silentPayer();
    standIn.amend({ id: buyer.sessionId, changes: { currency: "eur" } });
    await deliver(shop, eventOf(buyer, COMPLETED));
    expect(await alertsNaming(shop, `${buyer.sessionId}, 9.99 EUR:`)).toHaveLength(1);
  });

  it("by naming somebody else unlocks neither of the two", async () => {
    const buyer = await silentPayer();
    const other = await newBuyer(shop);
    standIn.amend({ id: buyer.sessionId, changes: { client_reference_id: other.user.id } });
    await deliver(shop, eventOf(buyer, COMPLETED));
    expect([await hasAccess(buyer.agent), await hasAccess(other.agent)]).toEqual([false, false]);
    expect(await alertsNaming(shop, buyer.sessionId)).toHaveLength(1);
  });

  it("because it is not paid yet unlocks nothing until it is", async () => {
    const buyer = await newBuyer(shop);
    standIn.pay({ session: buyer.sessionId, choice: "later" });
    await deliver(shop, eventOf(buyer, COMPLETED));
    expect(await traceOf(buyer)).toEqual(NOTHING);
    expect(await alertsNaming(shop, buyer.sessionId)).toMatchObject([{ severity: "HIGH" }]);
    standIn.settle({ session: buyer.sessionId, succeeds: true });
    await deliver(shop, eventOf(buyer, "checkout.session.async_payment_succeeded"));
    expect(await traceOf(buyer)).toEqual(ONE);
  });

  it("because its buyer is gone is kept without one, and is an alert", async () => {
    const buyer = await silentPayer();
    await built.deps.db.deleteFrom("users").where("id", "=", buyer.user.id).execute();
    expect(await deliver(shop, eventOf(buyer, COMPLETED))).toBe(200);
    const rows = await built.deps.db
      .selectFrom("purchases")
      .select(["user_id", "buyer_reference", "amount"])
      .where("session_id", "=", buyer.sessionId)
      .execute();
    expect(rows).toEqual([{ user_id: null, buyer_reference: buyer.user.id, amount: 999 }]);
    expect(await alertsNaming(shop, buyer.sessionId)).toMatchObject([
      { severity: "HIGH", title: "A payment came for a deleted account" },
    ]);
  });
});
