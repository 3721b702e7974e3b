import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKOUT, createClient, startWithClient } from "../test/stripe-client.ts";
import type { StripeStandIn } from "./index.ts";

const MINUTE = 60;
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1_000) + minutes * MINUTE;

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  ({ standIn, stripe } = await startWithClient());
});
afterAll(() => standIn.close());

const create = (changes: object = {}) =>
  stripe.checkout.sessions.create({ ...CHECKOUT, ...changes });

describe("checkout sessions", () => {
  it("are created open and unpaid with the requested parameters", async () => {
    const expiresAt = inMinutes(120);
    const session = await create({ expires_at: expiresAt });
    expect(session).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      mode: "payment",
      amount_total: 999,
      currency: "usd",
      livemode: false,
      client_reference_id: "user-1",
      customer_email: "ada@x.test",
      metadata: { checkoutId: "checkout-1" },
      adaptive_pricing: { enabled: false },
      payment_intent: null,
      expires_at: expiresAt,
      success_url: CHECKOUT.success_url,
    });
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{20,}$/);
    expect(session.url).toBe(`${standIn.pageUrl}/c/pay/${session.id}`);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
  });

  it("are retrieved with line items when expanded", async () => {
    const { id } = await create();
    const plain = await stripe.checkout.sessions.retrieve(id);
    expect(plain.line_items).toBeUndefined();
    const whole = await stripe.checkout.sessions.retrieve(id, { expand: ["line_items"] });
    expect(whole.line_items?.data).toMatchObject([
      { description: "Lifetime access", quantity: 1, amount_total: 999 },
    ]);
    const lines = await stripe.checkout.sessions.listLineItems(id);
    expect(lines.data).toHaveLength(1);
  });

  it("are retrieved with the payment down to its refunds when expanded", async () => {
    const { id } = await create();
    standIn.pay({ session: id });
    const expand = ["payment_intent.latest_charge.refunds"];
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id, { expand });
    expect(intent).toMatchObject({
      status: "succeeded",
      amount_received: 999,
      metadata: { checkoutId: "checkout-1" },
      latest_charge: { paid: true, amount: 999, refunds: { object: "list", data: [] } },
    });
    await expect(
      stripe.checkout.sessions.retrieve(id, { expand: ["nothing"] }),
    ).rejects.toMatchObject({ statusCode: 400, param: "expand" });
  });

  it("expire once on request", async () => {
    const { id } = await create();
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({
      status: "expired",
      url: null,
    });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("Only Checkout Sessions with a status in") as string,
    });
  });

  it("expire by themselves at expires_at", async () => {
    const { standIn: own, stripe: client } = await startWithClient();
    const params = { ...CHECKOUT, expires_at: inMinutes(31) };
    const { id } = await client.checkout.sessions.create(params);
    own.advance({ seconds: 29 * MINUTE });
    expect((await client.checkout.sessions.retrieve(id)).status).toBe("open");
    own.advance({ seconds: 3 * MINUTE });
    expect((await client.checkout.sessions.retrieve(id)).status).toBe("expired");
    expect(own.ledger().events.map(({ type }) => type)).toEqual(["checkout.session.expired"]);
    await own.close();
  });

  it("are listed newest first, page by page, and filtered by payment intent", async () => {
    const { standIn: own, stripe: client } = await startWithClient();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      made.push((await client.checkout.sessions.create(CHECKOUT)).id);
    }
    const first = await client.checkout.sessions.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(3).toReversed());
    expect(first.has_more).toBe(true);
    const all: string[] = [];
    for await (const { id } of client.checkout.sessions.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(made.toReversed());
    const newer = await client.checkout.sessions.list({ ending_before: made[2] ?? "", limit: 1 });
    expect(newer.data.map(({ id }) => id)).toEqual([made[3]]);

    const paid = own.pay({ session: made[1] ?? "" });
    const found = await client.checkout.sessions.list({
      payment_intent: paid.payment_intent ?? "",
    });
    expect(found.data.map(({ id }) => id)).toEqual([made[1]]);
    await own.close();
  });
});

const price = (changes: object) => ({
  line_items: [
    {
      price_data: {
        currency: "usd",
        unit_amount: 999,
        product_data: { name: "Lifetime access" },
        ...changes,
      },
      quantity: 1,
    },
  ],
});

describe("an invalid call", () => {
  it.each([
    [{ color: "red" }, { code: "parameter_unknown", param: "color" }],
    [
      { payment_intent_data: { color: "red" } },
      { code: "parameter_unknown", param: "payment_intent_data[color]" },
    ],
    [{ mode: undefined }, { code: "parameter_missing", param: "mode" }],
    [{ mode: "subscription" }, { param: "mode" }],
    [{ success_url: "/done" }, { code: "url_invalid", param: "success_url" }],
    [{ customer_email: "ada" }, { code: "email_invalid", param: "customer_email" }],
    [
      price({ unit_amount: 9.99 }),
      { code: "parameter_invalid_integer", param: "line_items[0][price_data][unit_amount]" },
    ],
    [price({ unit_amount: 49 }), { code: "amount_too_small" }],
    [price({ currency: "usdollar" }), { param: "line_items[0][price_data][currency]" }],
    [{ client_reference_id: "x".repeat(201) }, { param: "client_reference_id" }],
    [{ metadata: { note: "x".repeat(501) } }, { param: "metadata[note]" }],
    [{ expires_at: inMinutes(29) }, { param: "expires_at" }],
    [{ expires_at: inMinutes(24 * 60 + 2) }, { param: "expires_at" }],
  ])("is rejected for a session with %j", async (changes, expected) => {
    await expect(create(changes)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      ...expected,
    });
  });

  it("gets 404 for an unknown session", async () => {
    await expect(stripe.checkout.sessions.retrieve("cs_test_unknown0")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });

  it("gets 401 for another secret key", async () => {
    const otherClient = createClient({ apiUrl: standIn.apiUrl, secretKey: "sk_test_another" });
    await expect(otherClient.checkout.sessions.create(CHECKOUT)).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
    });
  });

  it("gets 404 for an unsupported path", async () => {
    await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 404 });
  });
});
