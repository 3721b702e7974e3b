import { describe, expect, it } from "vitest";
import { CHECKOUT, startWithClient } from "../test/stripe-client.ts";

/** A session that was paid and refunded: four events, then two. */
async function startWithEvents() {
  const { standIn, stripe } = await startWithClient();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  const paymentIntent = standIn.pay({ session: id }).payment_intent ?? "";
  const options = { idempotencyKey: "refund-1" };
  const refund = await stripe.refunds.create({ payment_intent: paymentIntent }, options);
  return { standIn, stripe, session: id, paymentIntent, refund };
}

describe("events.list", () => {
  it("returns events newest first, page by page", async () => {
    const { standIn, stripe } = await startWithEvents();
    const all: string[] = [];
    for await (const { type } of stripe.events.list({ limit: 2 })) all.push(type);
    expect(all).toEqual([
      "charge.refunded",
      "refund.created",
      "checkout.session.completed",
      "payment_intent.succeeded",
      "charge.succeeded",
      "payment_intent.created",
    ]);
    await standIn.close();
  });

  it("filters by type, by creation time and from a cursor", async () => {
    const { standIn, stripe } = await startWithEvents();
    const types = ["charge.refunded", "checkout.session.completed"];
    const some = await stripe.events.list({ types });
    expect(some.data.map(({ type }) => type)).toEqual(types);
    const one = await stripe.events.list({ type: "refund.created" });
    expect(one.data).toHaveLength(1);
    const newer = await stripe.events.list({ ending_before: one.data[0]?.id ?? "" });
    expect(newer.data.map(({ type }) => type)).toEqual(["charge.refunded"]);
    const now = Math.floor(Date.now() / 1_000);
    expect((await stripe.events.list({ created: { gt: now + 60 } })).data).toEqual([]);
    expect((await stripe.events.list({ created: { gte: now - 60 } })).data).toHaveLength(6);
    await expect(stripe.events.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
    await standIn.close();
  });

  it("returns events with the object at that time and the causing request", async () => {
    const { standIn, stripe, session, refund } = await startWithEvents();
    const { data } = await stripe.events.list();
    const refunded = data[0];
    expect(refunded).toMatchObject({
      object: "event",
      livemode: false,
      data: {
        object: { object: "charge", amount_refunded: 999, refunded: true },
        previous_attributes: { amount_refunded: 0, refunded: false },
      },
      request: { id: refund.lastResponse.requestId, idempotency_key: "refund-1" },
    });
    const charged = data.find(({ type }) => type === "charge.succeeded");
    expect(charged?.data.object).toMatchObject({ amount_refunded: 0, refunded: false });
    const completed = await stripe.events.retrieve(data[2]?.id ?? "");
    expect(completed).toMatchObject({
      data: { object: { id: session, payment_status: "paid" } },
      request: { id: null, idempotency_key: null },
    });
    await standIn.close();
  });
});
