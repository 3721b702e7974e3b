import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  alertsNaming,
  type Buyer,
  checkOut,
  deliver,
  eventsAbout,
  hasAccess,
  newBuyer,
  newPayer,
  purchasesOf,
  type Shop,
  sessionOf,
  verify,
} from "../../../test/buyers.ts";
import { signedInOperator } from "../../../test/factories.ts";
import { withStripe } from "../../../test/with-stripe.ts";

let standIn: StripeStandIn;
let built: TestApp;
let shop: Shop;
let operator: Agent;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn, { refundSecondPayments: false }) });
  shop = { ...built, standIn };
  operator = (await signedInOperator(built.app, built.deps)).agent;
});
beforeEach(() => standIn.reset());
afterAll(async () => {
  await built.close();
  await standIn.close();
});

const intentOf = (sessionId: string) =>
  String(standIn.ledger().sessions.find(({ id }) => id === sessionId)?.payment_intent);

/** What can happen to somebody who stands before the provider's page, and to their payment. */
function lifeOf(buyer: Buyer) {
  const deliverAll = async () => {
    for (const { id } of eventsAbout(shop, buyer.sessionId)) await deliver(shop, id);
  };
  const decide = async (hasLifetimeAccess: boolean) => {
    const body = { userId: buyer.user.id, hasLifetimeAccess };
    expect((await operator.post("/api/admin/toggle-access", body)).statusCode).toBe(200);
  };
  const atTheProvider = (deed: (paymentIntent: string) => unknown) => async () => {
    deed(intentOf(buyer.sessionId));
    await deliverAll();
  };
  const close = (status: "won" | "lost") =>
    atTheProvider((paymentIntent) => {
      const ours = standIn
        .ledger()
        .disputes.find(({ payment_intent: intent }) => intent === paymentIntent);
      standIn.closeDispute({ dispute: String(ours?.id), status });
    });
  return {
    pays: atTheProvider(() => standIn.pay({ session: buyer.sessionId })),
    "gets all back": atTheProvider((paymentIntent) => standIn.refund({ paymentIntent })),
    "gets a part back": atTheProvider((paymentIntent) =>
      standIn.refund({ paymentIntent, amount: 500 }),
    ),
    "gets the rest back": atTheProvider((paymentIntent) =>
      standIn.refund({ paymentIntent, amount: 499 }),
    ),
    disputes: atTheProvider((paymentIntent) => standIn.openDispute({ paymentIntent })),
    "has the bank agree": close("lost"),
    "has the bank refuse": close("won"),
    "is granted access": () => decide(true),
    "has access withdrawn": () => decide(false),
    "comes back once more": async () => void (await verify(buyer)),
    "is heard of again": async () => {
      await built.deps.db.deleteFrom("payment_events").execute();
      await deliverAll();
    },
    "pays anew": async () => {
      buyer.sessionId = sessionOf(shop, await checkOut(buyer.agent));
      standIn.pay({ session: buyer.sessionId });
      await deliverAll();
    },
  };
}

type Deed = keyof ReturnType<typeof lifeOf>;

describe("access", () => {
  it.each<[boolean, Deed[]]>([
    [true, ["pays"]],
    [false, ["pays", "gets all back"]],
    [true, ["pays", "gets a part back"]],
    [false, ["pays", "gets a part back", "gets the rest back"]],
    [true, ["pays", "disputes"]],
    [false, ["pays", "disputes", "has the bank agree"]],
    [true, ["pays", "disputes", "has the bank refuse"]],
    [true, ["pays", "disputes", "has the bank agree", "has the bank refuse"]],
    [true, ["pays", "is granted access", "gets all back"]],
    [false, ["pays", "has access withdrawn", "is heard of again"]],
    [false, ["pays", "has access withdrawn", "comes back once more"]],
    [true, ["pays", "gets all back", "pays anew"]],
    [true, ["is granted access", "has access withdrawn", "pays"]],
    [false, ["is granted access", "has access withdrawn"]],
    [true, ["pays", "has access withdrawn", "is granted access"]],
    [true, ["pays", "has access withdrawn", "pays anew"]],
    [false, ["pays", "has access withdrawn", "pays anew", "has access withdrawn"]],
    [false, ["pays", "gets all back", "is heard of again", "comes back once more"]],
  ])("is %s once somebody %j", async (expected, deeds) => {
    const buyer = await newBuyer(shop);
    const life = lifeOf(buyer);
    for (const deed of deeds) await life[deed]();
    expect(await hasAccess(buyer.agent)).toBe(expected);
  });

  it("tells the operator of part refunds and of disputes, once", async () => {
    const buyer = await newBuyer(shop);
    const life = lifeOf(buyer);
    for (const deed of ["pays", "gets a part back", "disputes", "has the bank agree"] as const) {
      await life[deed]();
      await life["is heard of again"]();
    }
    const [purchase] = await purchasesOf(buyer.agent);
    const alerts = await alertsNaming(shop, purchase?.id ?? "");
    expect(alerts.map(({ severity, title }) => [severity, title])).toEqual([
      ["MEDIUM", "A payment was given back in part"],
      ["HIGH", "A payment is disputed"],
      ["HIGH", "A dispute is lost"],
    ]);
    await life["has the bank refuse"]();
    const after = await alertsNaming(shop, purchase?.id ?? "");
    expect(after.filter(({ resolvedAt }) => resolvedAt === null)).toHaveLength(1);
  });

  it("comes back, with an alert, when a refund could not be carried out", async () => {
    const buyer = await newPayer(shop);
    const { id: refund } = standIn.refund({ paymentIntent: intentOf(buyer.sessionId) });
    const deliverAll = async () => {
      for (const { id } of eventsAbout(shop, buyer.sessionId)) await deliver(shop, id);
    };
    await deliverAll();
    expect(await hasAccess(buyer.agent)).toBe(false);
    standIn.failRefund({ refund });
    await deliverAll();
    expect(await hasAccess(buyer.agent)).toBe(true);
    expect(await alertsNaming(shop, refund)).toMatchObject([{ severity: "HIGH" }]);
  });

  it("is the same whatever happens at once: a hundred rounds of payment, decision and refund", async () => {
    for (let round = 0; round < 100; round += 1) {
      const buyer = await newBuyer(shop);
      standIn.pay({ session: buyer.sessionId });
      const [event] = eventsAbout(shop, buyer.sessionId).filter(
        ({ type }) => type === "checkout.session.completed",
      );
      const grants = round % 2 === 0;
      const decide = () =>
        operator.post("/api/admin/toggle-access", {
          userId: buyer.user.id,
          hasLifetimeAccess: grants,
        });
      const takeBack = async () => {
        standIn.refund({ paymentIntent: intentOf(buyer.sessionId) });
        const refunded = eventsAbout(shop, buyer.sessionId).find(
          ({ type }) => type === "charge.refunded",
        );
        return await deliver(shop, refunded?.id ?? "");
      };
      const [delivered, decided, refunded, verified] = await Promise.all([
        deliver(shop, event?.id ?? ""),
        decide(),
        takeBack(),
        verify(buyer),
      ]);
      expect([delivered, decided.statusCode, refunded, verified.statusCode]).toEqual([
        200, 200, 200, 200,
      ]);
      expect(await hasAccess(buyer.agent)).toBe(grants);
    }
  }, 120_000);
});

const toggle = (body: object) => operator.post("/api/admin/toggle-access", body);

describe("a decision of an operator", () => {
  it("is a strict yes or no about somebody who exists", async () => {
    const { user } = await newBuyer(shop);
    for (const hasLifetimeAccess of ["false", 0, null, undefined, "true", 1]) {
      expect((await toggle({ userId: user.id, hasLifetimeAccess })).statusCode).toBe(400);
    }
    const nobody = { userId: built.deps.ids.uuid(), hasLifetimeAccess: true };
    expect((await toggle(nobody)).statusCode).toBe(404);
  });

  it("made twice is one, and on record", async () => {
    const { user, agent } = await newBuyer(shop);
    const body = { userId: user.id, hasLifetimeAccess: true };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => operator.post("/api/admin/toggle-access", body)),
    );
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ id: user.id, hasLifetimeAccess: true });
    }
    expect(await hasAccess(agent)).toBe(true);
    const { db } = built.deps;
    const decisions = await db
      .selectFrom("access_decisions")
      .select(["grants", "operator_id"])
      .where("user_id", "=", user.id)
      .execute();
    expect(decisions).toEqual([{ grants: true, operator_id: expect.any(String) }]);
    const entries = await db
      .selectFrom("audit_entries")
      .select("action")
      .where("subject", "=", user.id)
      .execute();
    expect(entries).toEqual([{ action: "access.granted" }]);
  });
});
