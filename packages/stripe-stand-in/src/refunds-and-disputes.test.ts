import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKOUT, startWithClient } from "../test/stripe-client.ts";
import type { StripeStandIn } from "./index.ts";

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  ({ standIn, stripe } = await startWithClient());
});
afterAll(() => standIn.close());

/** The payment intent id of a completed payment. */
async function paid(): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  return standIn.pay({ session: id }).payment_intent ?? "";
}

async function getCharge(paymentIntent: string): Promise<Stripe.Charge> {
  const expand = ["latest_charge.refunds"];
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, { expand });
  return charge as Stripe.Charge;
}

const lastTypes = (count: number) =>
  standIn
    .ledger()
    .events.slice(-count)
    .map(({ type }) => type);

describe("refunds", () => {
  it("return a charge in full", async () => {
    const intent = await paid();
    const refund = await stripe.refunds.create({
      payment_intent: intent,
      reason: "requested_by_customer",
      metadata: { asked_by: "buyer" },
    });
    expect(refund).toMatchObject({
      object: "refund",
      amount: 999,
      status: "succeeded",
      payment_intent: intent,
      reason: "requested_by_customer",
      metadata: { asked_by: "buyer" },
    });
    const charge = await getCharge(intent);
    expect(charge).toMatchObject({ amount_refunded: 999, refunded: true });
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([refund.id]);
    expect(lastTypes(2)).toEqual(["refund.created", "charge.refunded"]);
  });

  it("return a charge in parts, never more than was paid", async () => {
    const intent = await paid();
    await stripe.refunds.create({ payment_intent: intent, amount: 400 });
    expect(await getCharge(intent)).toMatchObject({ amount_refunded: 400, refunded: false });
    await expect(
      stripe.refunds.create({ payment_intent: intent, amount: 600 }),
    ).rejects.toMatchObject({ statusCode: 400, code: "amount_too_large" });
    await stripe.refunds.create({ payment_intent: intent });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      statusCode: 400,
      code: "charge_already_refunded",
    });
    const list = await stripe.refunds.list({ payment_intent: intent });
    expect(list.data.map(({ amount }) => amount)).toEqual([599, 400]);
  });

  it("happen once under one idempotency key, also concurrently", async () => {
    const intent = await paid();
    const create = () =>
      stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${intent}` });
    const [one, other] = await Promise.all([create(), create()]);
    expect(one.id).toBe(other.id);
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  it("can be made in the dashboard and can fail at the bank", async () => {
    const intent = await paid();
    const { id } = standIn.refund({ paymentIntent: intent });
    expect((await getCharge(intent)).refunded).toBe(true);
    standIn.failRefund({ refund: id });
    expect((await stripe.refunds.retrieve(id)).status).toBe("failed");
    expect(await getCharge(intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect(lastTypes(2)).toEqual(["refund.updated", "refund.failed"]);
  });

  it("require a successful payment", async () => {
    await expect(stripe.refunds.create({ payment_intent: "pi_unknown" })).rejects.toMatchObject({
      statusCode: 400,
      code: "resource_missing",
    });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: "parameter_missing" });
    const { id } = await stripe.checkout.sessions.create(CHECKOUT);
    const declined = standIn.pay({ session: id, choice: "decline" });
    await expect(
      stripe.refunds.create({ payment_intent: declined.payment_intent ?? "" }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe("disputes", () => {
  it("are opened at the bank and listed by payment intent", async () => {
    const intent = await paid();
    const { id } = standIn.openDispute({ paymentIntent: intent });
    const { data } = await stripe.disputes.list({
      payment_intent: intent,
      expand: ["data.charge"],
    });
    expect(data).toMatchObject([
      { id, status: "needs_response", amount: 999, charge: { disputed: true } },
    ]);
    expect(lastTypes(2)).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
  });

  it("block a refund", async () => {
    const intent = await paid();
    standIn.openDispute({ paymentIntent: intent });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      statusCode: 400,
      code: "charge_disputed",
    });
  });

  it("can be won after they were lost", async () => {
    const { id: dispute } = standIn.openDispute({ paymentIntent: await paid() });
    standIn.closeDispute({ dispute, status: "lost" });
    expect((await stripe.disputes.retrieve(dispute)).status).toBe("lost");
    expect(lastTypes(1)).toEqual(["charge.dispute.closed"]);
    standIn.closeDispute({ dispute, status: "won" });
    expect((await stripe.disputes.retrieve(dispute)).status).toBe("won");
    expect(lastTypes(2)).toEqual(["charge.dispute.closed", "charge.dispute.funds_reinstated"]);
  });

  it("withdraw no money when they are inquiries", async () => {
    const intent = await paid();
    const { id: dispute } = standIn.openDispute({ paymentIntent: intent, isInquiry: true });
    expect((await stripe.disputes.retrieve(dispute)).status).toBe("warning_needs_response");
    expect(lastTypes(1)).toEqual(["charge.dispute.created"]);
    standIn.closeDispute({ dispute, status: "won" });
    expect((await stripe.disputes.retrieve(dispute)).status).toBe("warning_closed");
    expect((await stripe.refunds.create({ payment_intent: intent })).status).toBe("succeeded");
  });
});
