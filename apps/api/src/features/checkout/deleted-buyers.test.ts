import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  type Buyer,
  type CheckoutSite,
  deliver,
  getEventAbout,
  newBuyer,
  newPayer,
} from "../../../test/buyers.ts";
import { signedInOperator } from "../../../test/factories.ts";
import { countJobsNaming, mailsTo } from "../../../test/outbox.ts";
import { withStripe } from "../../../test/with-stripe.ts";
import { reconcilePayments, requirePayments } from "./index.ts";

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

const getState = ({ sessionId }: Buyer) => standIn.getSession({ session: sessionId }).status;

const deleteAccount = async ({ agent, user }: Buyer) =>
  (await agent.post("/api/account/delete", { email: user.email })).statusCode;

const readPurchases = ({ sessionId }: Buyer) =>
  built.deps.db
    .selectFrom("purchases")
    .leftJoin("refunds", "refunds.purchase_id", "purchases.id")
    .select(["user_id as userId", "refunded_amount as refunded", "asked_by as askedBy"])
    .where("session_id", "=", sessionId)
    .execute();

const RETURNED = [{ userId: null, refunded: 999, askedBy: "product" }];

const reconcile = () => reconcilePayments(requirePayments(built.deps));

/** The provider fails in this call until it is reset. */
const breakCall = (call: "checkout.sessions.expire" | "refunds.create") =>
  standIn.fail({ call, fault: { kind: "error", status: 500 }, times: "always" });

describe("deleting an account", () => {
  it("closes the open checkout first, so that it cannot be paid", async () => {
    const buyer = await newBuyer(site);
    expect(await deleteAccount(buyer)).toBe(204);
    expect(getState(buyer)).toBe("expired");
    expect(() => standIn.pay({ session: buyer.sessionId })).toThrow("expired");
  });

  it("closes the open checkout also when an operator does it", async () => {
    const buyer = await newBuyer(site);
    const { agent } = await signedInOperator(built.app, built.deps);
    expect((await agent.delete(`/api/admin/users/${buyer.user.id}`)).statusCode).toBe(204);
    expect(getState(buyer)).toBe("expired");
  });

  it("succeeds while Stripe fails, and leaves the closing to a job", async () => {
    const buyer = await newBuyer(site);
    breakCall("checkout.sessions.expire");
    expect(await deleteAccount(buyer)).toBe(204);
    expect(getState(buyer)).toBe("open");
    expect(await countJobsNaming(built.deps.db, "close-checkout", buyer.sessionId)).toBe(1);
    await standIn.reset();
    const working = await buildTestApp({
      configure: (config) => ({ ...withStripe(standIn)(config), jobs: { workers: true } }),
    });
    await expect.poll(() => getState(buyer), { timeout: 10_000 }).toBe("expired");
    await working.close();
  });

  it("leaves the money of a purchase that was used where it is", async () => {
    const payer = await newPayer(site);
    await deleteAccount(payer);
    await reconcile();
    expect(await readPurchases(payer)).toEqual([{ userId: null, refunded: 0, askedBy: null }]);
  });
});

/** A payment that arrives although its buyer deleted the account: Stripe did not close the checkout. */
async function payForNoAccount(): Promise<Buyer> {
  const buyer = await newBuyer(site);
  breakCall("checkout.sessions.expire");
  await deleteAccount(buyer);
  await standIn.reset();
  standIn.pay({ session: buyer.sessionId });
  return buyer;
}

describe("a payment for a deleted account", () => {
  it("is refunded, recorded and told, once", async () => {
    const buyer = await payForNoAccount();
    const event = getEventAbout(site, buyer.sessionId, "checkout.session.completed");
    await Promise.all([1, 2, 3].map(() => deliver(site, event)));
    await reconcile();
    expect(await readPurchases(buyer)).toEqual(RETURNED);
    const mails = await mailsTo(built.deps.db, buyer.user.email);
    expect(mails.filter(({ template }) => template === "payment-returned")).toHaveLength(1);
  });

  it("is refunded when its money was on the way while the account was deleted", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId, choice: "later" });
    await deleteAccount(buyer);
    standIn.settle({ session: buyer.sessionId, succeeds: true });
    await reconcile();
    expect(await readPurchases(buyer)).toEqual(RETURNED);
  });

  it("is refunded by the reconciler when Stripe failed at first", async () => {
    const buyer = await payForNoAccount();
    breakCall("refunds.create");
    const event = getEventAbout(site, buyer.sessionId, "checkout.session.completed");
    await deliver(site, event);
    expect(await readPurchases(buyer)).toMatchObject([{ userId: null, refunded: 0 }]);
    await standIn.reset();
    expect((await reconcile()).returnedPayments).toBe(1);
    expect(await readPurchases(buyer)).toEqual(RETURNED);
  });
});
