import { type StripeStandIn, signatureHeader, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import {
  type Buyer,
  type CheckoutSite,
  deliver,
  getEventAbout,
  hasAccess,
  listPurchases,
  newBuyer,
  send,
} from "../../../../test/buyers.ts";
import { withStripe } from "../../../../test/with-stripe.ts";

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

const sign = (body: string) =>
  signatureHeader(body, standIn.webhookSecret, Math.floor(Date.now() / 1_000));

/** The event of this type about the buyer's payment. */
const findEvent = ({ sessionId }: Buyer, type: string) => getEventAbout(site, sessionId, type);

const findBody = (event: string) => standIn.signedEvent({ event }).body;

const COMPLETED = "checkout.session.completed";

function* listOrders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [index, first] of items.entries()) {
    for (const rest of listOrders(items.toSpliced(index, 1))) yield [first, ...rest];
  }
}

/** Deletes what is stored about the payment, as if no event had arrived yet. */
async function forget({ user, sessionId }: Buyer): Promise<void> {
  const { db } = built.deps;
  await db.deleteFrom("purchases").where("session_id", "=", sessionId).execute();
  await db.deleteFrom("payment_events").execute();
  await db
    .updateTable("users")
    .set({ has_lifetime_access: false })
    .where("id", "=", user.id)
    .execute();
}

/** Every 24th of all orders: each event is in each position several times. */
const EVERY = 24;

describe("the order of events", () => {
  const KINDS = [
    COMPLETED,
    "checkout.session.async_payment_succeeded",
    "charge.refunded",
    "charge.dispute.created",
    "charge.dispute.closed",
    "checkout.session.expired",
  ];
  const orders = [...listOrders(KINDS)].filter((_, index) => index % EVERY === 0);

  it("does not change what is stored in the end", async () => {
    const buyer = await newBuyer(site);
    const { sessionId: session } = buyer;
    standIn.pay({ session, choice: "later" });
    const { payment_intent: intent } = standIn.settle({ session, succeeds: true });
    const paymentIntent = String(intent);
    standIn.refund({ paymentIntent, amount: 300 });
    const { id: dispute } = standIn.openDispute({ paymentIntent });
    standIn.closeDispute({ dispute, status: "won" });

    const bodies = new Map(
      KINDS.map((type) => {
        const isReal = type !== "checkout.session.expired";
        const body = findBody(findEvent(buyer, isReal ? type : COMPLETED));
        const event = { ...(JSON.parse(body) as object), type, id: `evt_of_${type}` };
        return [type, JSON.stringify(event)];
      }),
    );
    expect(orders).toHaveLength(30);
    for (const order of orders) {
      await forget(buyer);
      for (const type of order) {
        const body = bodies.get(type) ?? "";
        expect((await send(built.app, body, sign(body))).statusCode).toBe(200);
      }
      const row = await built.deps.db
        .selectFrom("purchases")
        .innerJoin("users", "users.id", "purchases.user_id")
        .select(["refunded_amount", "dispute_status", "has_lifetime_access"])
        .where("session_id", "=", session)
        .execute();
      expect({ order, row }).toEqual({
        order,
        row: [{ refunded_amount: 300, dispute_status: "won", has_lifetime_access: true }],
      });
    }
  });

  it("does not let a slow reading of Stripe's records overwrite a newer one", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId });
    const slow = { kind: "slow", milliseconds: 700, when: "after" } as const;
    standIn.fail({ call: "checkout.sessions.retrieve", fault: slow });
    const first = deliver(site, findEvent(buyer, COMPLETED));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const intent = standIn.ledger().sessions.find(({ id }) => id === buyer.sessionId);
    standIn.refund({ paymentIntent: String(intent?.payment_intent) });
    expect(await deliver(site, findEvent(buyer, "charge.refunded"))).toBe(200);
    expect(await first).toBe(200);
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect(await listPurchases(buyer.agent)).toMatchObject([{ status: "refunded" }]);
  });
});
