import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  alertsNaming,
  type Buyer,
  type CheckoutSite,
  checkOut,
  deliver,
  eventsAbout,
  getSessionId,
  hasAccess,
  listPurchases,
  newBuyer,
  newPayer,
  verify,
} from "../../../test/buyers.ts";
import { signedInOperator } from "../../../test/factories.ts";
import { withStripe } from "../../../test/with-stripe.ts";

let standIn: StripeStandIn;
let built: TestApp;
let site: CheckoutSite;
let operator: Agent;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn, { refundSecondPayments: false }) });
  site = { ...built, standIn };
  operator = (await signedInOperator(built.app, built.deps)).agent;
});
beforeEach(() => standIn.reset());
afterAll(async () => {
  await built.close();
  await standIn.close();
});

const findIntent = (sessionId: string) =>
  String(standIn.ledger().sessions.find(({ id }) => id === sessionId)?.payment_intent);

/** What can happen to a buyer in front of the provider's page, and to their payment. */
function createActions(buyer: Buyer) {
  const deliverAll = async () => {
    for (const { id } of eventsAbout(site, buyer.sessionId)) await deliver(site, id);
  };
  const decide = async (hasLifetimeAccess: boolean) => {
    const body = { userId: buyer.user.id, hasLifetimeAccess };
    expect((await operator.post("/api/admin/toggle-access", body)).statusCode).toBe(200);
  };
  const atTheProvider = (change: (paymentIntent: string) => unknown) => async () => {
    change(findIntent(buyer.sessionId));
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
    "is refunded": atTheProvider((paymentIntent) => standIn.refund({ paymentIntent })),
    "is refunded in part": atTheProvider((paymentIntent) =>
      standIn.refund({ paymentIntent, amount: 500 }),
    ),
    "is refunded the rest": atTheProvider((paymentIntent) =>
      standIn.refund({ paymentIntent, amount: 499 }),
    ),
    disputes: atTheProvider((paymentIntent) => standIn.openDispute({ paymentIntent })),
    "wins the dispute": close("lost"),
    "loses the dispute": close("won"),
    "is granted access": () => decide(true),
    "has access withdrawn": () => decide(false),
    "returns again": async () => void (await verify(buyer)),
    "is notified of again": async () => {
      await built.deps.db.deleteFrom("payment_events").execute();
      await deliverAll();
    },
    "pays again": async () => {
      buyer.sessionId = getSessionId(site, await checkOut(buyer.agent));
      standIn.pay({ session: buyer.sessionId });
      await deliverAll();
    },
  };
}

type Action = keyof ReturnType<typeof createActions>;

describe("access", () => {
  // All sequences are in packages/domain/src/payments/settlement-order.test.ts; these prove the writes.
  it.each<[boolean, Action[]]>([
    [false, ["pays", "is refunded in part", "is refunded the rest", "is notified of again"]],
    [true, ["pays", "disputes", "wins the dispute", "loses the dispute"]],
    [true, ["pays", "is granted access", "is refunded"]],
    [false, ["pays", "has access withdrawn", "is notified of again", "returns again"]],
    [true, ["pays", "has access withdrawn", "pays again"]],
    [true, ["is granted access", "has access withdrawn", "pays"]],
  ])("is %s once a buyer %j", async (expected, steps) => {
    const buyer = await newBuyer(site);
    const actions = createActions(buyer);
    for (const step of steps) await actions[step]();
    expect(await hasAccess(buyer.agent)).toBe(expected);
  });

  it("alerts operators once about partial refunds and disputes", async () => {
    const buyer = await newBuyer(site);
    const actions = createActions(buyer);
    for (const step of ["pays", "is refunded in part", "disputes", "wins the dispute"] as const) {
      await actions[step]();
      await actions["is notified of again"]();
    }
    const [purchase] = await listPurchases(buyer.agent);
    const alerts = await alertsNaming(site, purchase?.id ?? "");
    expect(alerts.map(({ severity, title }) => [severity, title])).toEqual([
      ["MEDIUM", "A payment was partially refunded"],
      ["HIGH", "A payment is disputed"],
      ["HIGH", "A dispute was lost"],
    ]);
    await actions["loses the dispute"]();
    const after = await alertsNaming(site, purchase?.id ?? "");
    expect(after.filter(({ resolvedAt }) => resolvedAt === null)).toHaveLength(1);
  });

  it("is restored, with an alert, when a refund fails", async () => {
    const buyer = await newPayer(site);
    const { id: refund } = standIn.refund({ paymentIntent: findIntent(buyer.sessionId) });
    const deliverAll = async () => {
      for (const { id } of eventsAbout(site, buyer.sessionId)) await deliver(site, id);
    };
    await deliverAll();
    expect(await hasAccess(buyer.agent)).toBe(false);
    standIn.failRefund({ refund });
    await deliverAll();
    expect(await hasAccess(buyer.agent)).toBe(true);
    expect(await alertsNaming(site, refund)).toMatchObject([{ severity: "HIGH" }]);
  });

  it("follows the operator's decision in 100 rounds of simultaneous payment, decision and refund", async () => {
    for (let round = 0; round < 100; round += 1) {
      const buyer = await newBuyer(site);
      standIn.pay({ session: buyer.sessionId });
      const [event] = eventsAbout(site, buyer.sessionId).filter(
        ({ type }) => type === "checkout.session.completed",
      );
      const grants = round % 2 === 0;
      const decide = () =>
        operator.post("/api/admin/toggle-access", {
          userId: buyer.user.id,
          hasLifetimeAccess: grants,
        });
      const refundAndDeliver = async () => {
        standIn.refund({ paymentIntent: findIntent(buyer.sessionId) });
        const refunded = eventsAbout(site, buyer.sessionId).find(
          ({ type }) => type === "charge.refunded",
        );
        return await deliver(site, refunded?.id ?? "");
      };
      const [delivered, decided, refunded, verified] = await Promise.all([
        deliver(site, event?.id ?? ""),
        decide(),
        refundAndDeliver(),
        verify(buyer),
      ]);
      expect([delivered, decided.statusCode, refunded, verified.statusCode]).toEqual([
        200, 200, 200, 200,
      ]);
      expect(await hasAccess(buyer.agent)).toBe(grants);
    }
  }, 300_000);
});

const toggle = (body: object) => operator.post("/api/admin/toggle-access", body);

describe("an operator's decision", () => {
  it("is a strict boolean about a user who exists", async () => {
    const { user } = await newBuyer(site);
    for (const hasLifetimeAccess of ["false", 0, null, undefined, "true", 1]) {
      expect((await toggle({ userId: user.id, hasLifetimeAccess })).statusCode).toBe(400);
    }
    const unknown = { userId: built.deps.ids.uuid(), hasLifetimeAccess: true };
    expect((await toggle(unknown)).statusCode).toBe(404);
  });

  it("is recorded once when it is made four times at once", async () => {
    const { user, agent } = await newBuyer(site);
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
