import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKOUT, startWithClient } from "../../test/stripe-client.ts";
import type { StripeStandIn } from "../index.ts";

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  ({ standIn, stripe } = await startWithClient());
});
afterAll(() => standIn.close());

const control = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${standIn.pageUrl}/_control/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("the HTTP control", () => {
  it("calls the control's methods", async () => {
    const { id } = await stripe.checkout.sessions.create(CHECKOUT);
    const paid = await (await control("pay", { session: id })).json();
    expect(paid).toMatchObject({ id, payment_status: "paid" });
    const { payment_intent: paymentIntent } = paid as { payment_intent: string };
    expect(await (await control("refund", { paymentIntent, amount: 100 })).json()).toMatchObject({
      amount: 100,
    });
    expect(
      (await control("fail", { call: "*", fault: { kind: "error", status: 503 } })).status,
    ).toBe(200);
    await expect(stripe.events.list()).rejects.toMatchObject({ statusCode: 503 });
    expect(await (await control("mend")).json()).toBeNull();
    await stripe.events.list();
  });

  it("returns the journal and the ledger", async () => {
    const { id } = await stripe.checkout.sessions.create(CHECKOUT);
    const ledger = await (await fetch(`${standIn.pageUrl}/_control/ledger`)).json();
    expect((ledger as { sessions: object[] }).sessions.at(-1)).toMatchObject({ id });
    const last = standIn.journal().at(-1)?.sequence ?? 0;
    const journal = await (
      await fetch(`${standIn.pageUrl}/_control/journal?since=${last - 1}`)
    ).json();
    expect(journal).toMatchObject([{ sequence: last, kind: "answer" }]);
  });

  it("rejects unknown objects, methods and verbs", async () => {
    const unknown = await control("pay", { session: "cs_test_unknown0" });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({ error: { code: "resource_missing" } });
    expect((await control("toString")).status).toBe(404);
    expect((await fetch(`${standIn.pageUrl}/_control/reset`)).status).toBe(404);
  });

  it("rejects requests from other origins", async () => {
    expect((await control("reset", {}, { origin: "http://evil.test" })).status).toBe(403);
    expect((await control("reset", {}, { origin: "null" })).status).toBe(403);
    expect((await control("reset", {}, { origin: standIn.pageUrl })).status).toBe(200);
  });
});
