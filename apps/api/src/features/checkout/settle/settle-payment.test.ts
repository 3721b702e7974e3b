import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import { type CheckoutSite, hasAccess, listPurchases, newBuyer } from "../../../../test/buyers.ts";
import { templatesTo } from "../../../../test/outbox.ts";
import { withStripe } from "../../../../test/with-stripe.ts";
import { requirePayments } from "../index.ts";
import { settlePayment } from "./settle-payment.service.ts";

let standIn: StripeStandIn;
let built: TestApp;
let site: CheckoutSite;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  site = { ...built, standIn };
});
afterAll(async () => {
  await built.close();
  await standIn.close();
});

it("settling stores nothing when the receipt cannot be queued, and everything when it can", async () => {
  const { agent, user, sessionId } = await newBuyer(site);
  standIn.pay({ session: sessionId });
  const payments = requirePayments(built.deps);
  const jobs = Object.assign(Object.create(payments.jobs) as typeof payments.jobs, {
    sendWithin: () => Promise.reject(new Error("The queue is full")),
  });
  const readTrace = async () => ({
    access: await hasAccess(agent),
    purchases: (await listPurchases(agent)).length,
    emails: await templatesTo(built.deps.db, user.email),
  });

  await expect(settlePayment({ ...payments, jobs }, sessionId)).rejects.toThrow("queue is full");
  expect(await readTrace()).toEqual({ access: false, purchases: 0, emails: [] });

  const { outcome, events } = await settlePayment(payments, sessionId);
  expect([outcome, events.map(({ type }) => type)]).toEqual([
    "paid",
    ["purchase_recorded", "checkout_ended"],
  ]);
  expect(await readTrace()).toEqual({ access: true, purchases: 1, emails: ["receipt"] });
});
