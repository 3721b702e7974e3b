import Stripe from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import { CHECKOUT, createClient, startListener, waitBriefly } from "../test/stripe-client.ts";
import { type StripeStandInOptions, signatureHeader, startStripeStandIn } from "./index.ts";

const PAID = [
  "payment_intent.created",
  "charge.succeeded",
  "payment_intent.succeeded",
  "checkout.session.completed",
];

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function start(
  answer?: Parameters<typeof startListener>[0],
  options: StripeStandInOptions = {},
) {
  const listener = await startListener(answer);
  const standIn = await startStripeStandIn({
    webhookUrl: listener.url,
    retryDelays: [20, 20, 20],
    ...options,
  });
  closings.push(
    () => listener.close(),
    () => standIn.close(),
  );
  const stripe = createClient(standIn);
  const create = async () => (await stripe.checkout.sessions.create(CHECKOUT)).id;
  const buy = async () => standIn.pay({ session: await create() });
  return { listener, standIn, stripe, create, buy };
}

describe("webhooks", () => {
  it("are signed so that Stripe's library accepts them", async () => {
    const { listener, standIn, stripe, buy } = await start();
    await buy();
    await expect.poll(() => listener.received).toHaveLength(4);
    for (const { body, signature, id } of listener.received) {
      const event = stripe.webhooks.constructEvent(body, signature, standIn.webhookSecret);
      expect(event.id).toBe(id);
      expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_another")).toThrow(
        Stripe.errors.StripeSignatureVerificationError,
      );
      const reserialised = JSON.stringify(JSON.parse(body));
      expect(() =>
        stripe.webhooks.constructEvent(reserialised, signature, standIn.webhookSecret),
      ).toThrow(Stripe.errors.StripeSignatureVerificationError);
    }
    expect(listener.types().toSorted()).toEqual(PAID.toSorted());
    await expect
      .poll(async () => (await stripe.events.list({ delivery_success: true })).data)
      .toHaveLength(4);
  });

  it("are signed and dated with the provider's clock", async () => {
    const then = new Date("2026-02-03T04:05:06Z");
    const { listener, standIn, stripe, create } = await start(undefined, { clock: () => then });
    standIn.expire({ session: await create() });
    await expect.poll(() => listener.received).toHaveLength(1);
    const { body, signature } = listener.received[0] ?? { body: "", signature: "" };
    const construct = (receivedAt: number) =>
      stripe.webhooks.constructEvent(
        body,
        signature,
        standIn.webhookSecret,
        300,
        undefined,
        receivedAt,
      );
    expect(construct(then.getTime()).created).toBe(then.getTime() / 1_000);
    expect(() => construct(then.getTime() + 301_000)).toThrow("tolerance");
  });

  it("can be signed for any time and body", async () => {
    const { standIn, stripe, buy } = await start();
    await buy();
    const event = standIn.ledger().events[0]?.id ?? "";
    const construct = (age: number) => {
      const { body, signature } = standIn.signedEvent({ event, age });
      return stripe.webhooks.constructEvent(body, signature, standIn.webhookSecret, 300);
    };
    expect(construct(290).id).toBe(event);
    expect(() => construct(310)).toThrow("tolerance");
    const header = signatureHeader("{}", "whsec_x", 1_700_000_000);
    const same = Stripe.webhooks.generateTestHeaderString({
      payload: "{}",
      secret: "whsec_x",
      timestamp: 1_700_000_000,
    });
    expect(header).toBe(same);
  });

  it("are retried until they are accepted", async () => {
    let refusals = 2;
    const { listener, standIn, stripe, create } = await start(() => {
      refusals -= 1;
      return refusals >= 0 ? 503 : 200;
    });
    standIn.expire({ session: await create() });
    await expect.poll(() => listener.received).toHaveLength(3);
    const attempts = standIn
      .journal()
      .flatMap((entry) =>
        entry.kind === "webhook" ? [{ attempt: entry.attempt, status: entry.status }] : [],
      );
    await expect.poll(async () => (await stripe.events.list()).data[0]?.pending_webhooks).toBe(0);
    expect(attempts.slice(0, 2)).toEqual([
      { attempt: 1, status: 503 },
      { attempt: 2, status: 503 },
    ]);
  });

  it("are abandoned after the last retry and stay in the list of events", async () => {
    const { listener, standIn, stripe, create } = await start(() => 500);
    standIn.expire({ session: await create() });
    await expect.poll(() => listener.received).toHaveLength(4);
    await waitBriefly();
    expect(listener.received).toHaveLength(4);
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });

  it("are retried when the response takes too long", async () => {
    const { listener, standIn, create } = await start(
      async () => {
        await waitBriefly();
        return 200;
      },
      { webhookTimeout: 50, retryDelays: [10] },
    );
    standIn.expire({ session: await create() });
    await expect.poll(() => listener.received).toHaveLength(2);
    await expect
      .poll(() => standIn.journal().filter((entry) => entry.kind === "webhook"))
      .toMatchObject([{ status: null, reason: "TimeoutError" }, { status: null }]);
  });

  it("can be dropped by type", async () => {
    const { listener, standIn, buy } = await start();
    standIn.planWebhooks({ types: ["checkout.session.completed"], drop: true });
    await buy();
    await expect.poll(() => listener.received).toHaveLength(3);
    await waitBriefly();
    expect(listener.types()).not.toContain("checkout.session.completed");
    await buy();
    await expect.poll(() => listener.received).toHaveLength(7);
  });

  it("can be duplicated and delayed", async () => {
    const { listener, standIn, create } = await start();
    standIn.planWebhooks({ copies: 5, delay: 100 });
    standIn.expire({ session: await create() });
    expect(listener.received).toHaveLength(0);
    await expect.poll(() => listener.received).toHaveLength(5);
    expect(new Set(listener.received.map(({ id }) => id)).size).toBe(1);
  });

  it("can be reversed", async () => {
    const { listener, standIn, buy } = await start();
    standIn.planWebhooks({ reorder: 4 });
    await buy();
    await expect.poll(() => listener.received).toHaveLength(4);
    expect(listener.types()).toEqual(PAID.toReversed());
  });

  it("can be held and sent in any order, any number of times", async () => {
    const { listener, standIn, buy } = await start();
    standIn.holdWebhooks();
    await buy();
    await waitBriefly();
    expect(listener.received).toEqual([]);
    const ids = standIn.ledger().events.map(({ id }) => id);
    const order = [ids[2], ids[0], ids[3], ids[1]].map(String);
    expect(await standIn.releaseWebhooks({ order })).toEqual(order);
    expect(listener.received.map(({ id }) => id)).toEqual(order);
    expect(await standIn.sendEvent({ event: String(ids[0]), times: 3 })).toEqual([200, 200, 200]);
    expect(listener.received).toHaveLength(7);
  });

  it("are sent after a reset", async () => {
    const { listener, standIn, buy } = await start();
    standIn.planWebhooks({ reorder: 9 });
    await buy();
    await waitBriefly();
    expect(listener.received).toEqual([]);
    await standIn.reset();
    expect(listener.received).toHaveLength(4);
  });

  it("follow the plan a hook returns", async () => {
    const attempts: string[] = [];
    const { listener, buy } = await start(undefined, {
      hooks: {
        planDelivery: ({ type }) => (type.startsWith("checkout.") ? { copies: 2 } : { drop: true }),
        beforeDelivery: ({ type }, attempt) => void attempts.push(`${type} ${attempt}`),
      },
    });
    await buy();
    await expect.poll(() => listener.received).toHaveLength(2);
    expect(attempts).toEqual(Array(2).fill("checkout.session.completed 1"));
  });

  it("are not sent without a webhook address", async () => {
    const { listener, standIn, buy } = await start();
    standIn.sendWebhooksTo({ url: null });
    await buy();
    await waitBriefly();
    expect(listener.received).toEqual([]);
    expect(standIn.ledger().events).toHaveLength(4);
  });
});
