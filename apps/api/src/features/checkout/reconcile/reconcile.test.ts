import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { buildTestApp, buildTestDeps, type TestApp } from "../../../../test/build-test-app.ts";
import {
  alertsNaming,
  type CheckoutSite,
  deliver,
  eventsAbout,
  hasAccess,
  listPurchases,
  newBuyer,
  newPayer,
} from "../../../../test/buyers.ts";
import { openOwnDatabase } from "../../../../test/database.ts";
import { makeUser, signedInUser } from "../../../../test/factories.ts";
import { templatesTo } from "../../../../test/outbox.ts";
import { withStripe } from "../../../../test/with-stripe.ts";
import type { OpenDatabase } from "../../../db/open-database.ts";
import { listUnhandled, recordAttempt } from "../confirm/stripe-events.store.ts";
import { reconcilePayments, requirePayments } from "../index.ts";

const MINUTE = 60_000;

let standIn: StripeStandIn;
let database: OpenDatabase;
let built: TestApp;
let site: CheckoutSite;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  // Its own database: a reconciler looks at everything there is.
  database = await openOwnDatabase();
  built = await buildTestApp({ configure: withStripe(standIn), database });
  site = { ...built, standIn };
});
beforeEach(() => standIn.reset());
afterAll(async () => {
  await built.close();
  await database.close();
  await standIn.close();
});

const reconcile = () => reconcilePayments(requirePayments(built.deps));
const QUIET = {
  missedEvents: 0,
  handledEvents: 0,
  secondPayments: 0,
  correctedUsers: 0,
  waitingEvents: 0,
  failures: 0,
};

const scans = () =>
  standIn.journal().filter((entry) => entry.kind === "call" && entry.call === "events.list").length;

async function silentPayer() {
  const buyer = await newBuyer(site);
  standIn.pay({ session: buyer.sessionId });
  return buyer;
}

describe("the reconciler", () => {
  it("unlocks what was paid when no event arrived and no buyer returned", async () => {
    const buyers = [await silentPayer(), await silentPayer(), await silentPayer()];
    const { missedEvents, failures } = await reconcile();
    expect([missedEvents > 2, failures]).toEqual([true, 0]);
    for (const buyer of buyers) {
      expect(await hasAccess(buyer.agent)).toBe(true);
      expect(await templatesTo(built.deps.db, buyer.user.email)).toEqual(["receipt"]);
    }
    expect(await reconcile()).toMatchObject({ ...QUIET, checkouts: 0 });
  });

  it("does so also when the list of events cannot be read", async () => {
    const buyer = await silentPayer();
    const fault = { kind: "error", status: 404 } as const;
    standIn.fail({ call: "events.list", fault, times: "always" });
    expect(await reconcile()).toMatchObject({ checkouts: 1, failures: 1 });
    expect(await hasAccess(buyer.agent)).toBe(true);
    await standIn.reset();
    await reconcile();
  });

  it("handles events that could not be handled before", async () => {
    const buyer = await silentPayer();
    const fault = { kind: "error", status: 503 } as const;
    standIn.fail({ call: "checkout.sessions.retrieve", fault, times: "always" });
    const [event] = eventsAbout(site, buyer.sessionId).filter(
      ({ type }) => type === "checkout.session.completed",
    );
    expect(await deliver(site, event?.id ?? "")).toBe(200);
    expect(await hasAccess(buyer.agent)).toBe(false);
    expect((await reconcile()).handledEvents).toBe(0);
    await standIn.reset();
    expect(await reconcile()).toMatchObject({ handledEvents: 1, waitingEvents: 0 });
    expect(await hasAccess(buyer.agent)).toBe(true);
  });

  it("does not let an event that always fails block later ones", async () => {
    const own = await openOwnDatabase();
    onTestFinished(() => own.close());
    const add = (id: string, attempts: number, age: number) =>
      own.db
        .insertInto("payment_events")
        .values({
          id,
          type: "checkout.session.completed",
          session_id: null,
          payment_intent_id: null,
          charge_id: null,
          created_at: new Date(Date.now() - age * MINUTE),
          received_at: new Date(Date.now() - age * MINUTE),
          handled_at: null,
          attempts,
        })
        .execute();
    await add("evt_poison", 40, 60);
    await add("evt_tried_once", 1, 30);
    await add("evt_newest", 0, 2);
    const order = async () => (await listUnhandled(own.db, 0, 10)).map(({ id }) => id);
    expect(await order()).toEqual(["evt_newest", "evt_tried_once", "evt_poison"]);
    // It is tried again once the others have failed as often.
    for (let turn = 0; turn < 41; turn += 1) {
      await recordAttempt(own.db, "evt_newest");
      await recordAttempt(own.db, "evt_tried_once");
    }
    expect((await order())[0]).toBe("evt_poison");
  });

  it("raises an alert while events wait for minutes, and resolves it when none does", async () => {
    const buyer = await silentPayer();
    const fault = { kind: "reset" } as const;
    standIn.fail({ call: "*", fault, times: "always" });
    const [event] = eventsAbout(site, buyer.sessionId).filter(
      ({ type }) => type === "checkout.session.completed",
    );
    await deliver(site, event?.id ?? "");
    await reconcile();
    expect(await alertsNaming(site, "payments-waiting")).toEqual([]);
    await built.deps.db
      .updateTable("payment_events")
      .set({ received_at: new Date(Date.now() - 3 * MINUTE) })
      .where("id", "=", event?.id ?? "")
      .execute();
    for (let count = 0; count < 2; count += 1) await reconcile();
    expect(await alertsNaming(site, "payments-waiting")).toMatchObject([
      { severity: "HIGH", type: "PAYMENT_FAILURE", resolvedAt: null },
    ]);
    await standIn.reset();
    await reconcile();
    expect(await hasAccess(buyer.agent)).toBe(true);
    expect(await alertsNaming(site, "payments-waiting")).toMatchObject([
      { resolvedAt: expect.any(Date) },
    ]);
  });

  it("ends checkouts that have expired", async () => {
    const { sessionId, agent } = await newBuyer(site);
    const state = async () =>
      (
        await built.deps.db
          .selectFrom("checkout_attempts")
          .select("state")
          .where("session_id", "=", sessionId)
          .executeTakeFirstOrThrow()
      ).state;
    await reconcile();
    expect(await state()).toBe("open");
    standIn.expire({ session: sessionId });
    await built.deps.db
      .updateTable("checkout_attempts")
      .set({ looked_at: new Date(Date.now() - 60 * MINUTE) })
      .where("session_id", "=", sessionId)
      .execute();
    await reconcile();
    expect(await state()).toBe("expired");
    expect(await hasAccess(agent)).toBe(false);
  });

  it("settles money that arrives later without an event", async () => {
    const buyer = await newBuyer(site);
    const refuse = { kind: "error", status: 404 } as const;
    standIn.fail({ call: "events.list", fault: refuse, times: "always" });
    standIn.pay({ session: buyer.sessionId, choice: "later" });
    await reconcile();
    expect(await hasAccess(buyer.agent)).toBe(false);
    standIn.settle({ session: buyer.sessionId, succeeds: true });
    await built.deps.db
      .updateTable("checkout_attempts")
      .set({ looked_at: new Date(Date.now() - 60 * MINUTE) })
      .where("session_id", "=", buyer.sessionId)
      .execute();
    await reconcile();
    expect(await hasAccess(buyer.agent)).toBe(true);
  });

  it("corrects access that differs from the facts, with an alert", async () => {
    const payer = await newPayer(site);
    await reconcile();
    const { agent, user } = await signedInUser(built.app, built.deps);
    const set = (id: string, has_lifetime_access: boolean) =>
      built.deps.db
        .updateTable("users")
        .set({ has_lifetime_access })
        .where("id", "=", id)
        .execute();
    await set(payer.user.id, false);
    await set(user.id, true);
    expect((await reconcile()).correctedUsers).toBe(2);
    expect([await hasAccess(payer.agent), await hasAccess(agent)]).toEqual([true, false]);
    for (const { id } of [payer.user, user]) {
      expect(await alertsNaming(site, `drifted-access:${id}`)).toMatchObject([
        { severity: "HIGH" },
      ]);
    }
  });

  it("leaves granted access as it is", async () => {
    const user = await makeUser(built.deps, { hasLifetimeAccess: true });
    expect((await reconcile()).correctedUsers).toBe(0);
    const row = await built.deps.db
      .selectFrom("users")
      .select("has_lifetime_access")
      .where("id", "=", user.id)
      .executeTakeFirst();
    expect(row).toEqual({ has_lifetime_access: true });
  });

  it("finds a refund whose event never arrived", async () => {
    const payer = await newPayer(site);
    const intent = standIn.ledger().sessions.find(({ id }) => id === payer.sessionId);
    standIn.refund({ paymentIntent: String(intent?.payment_intent) });
    await reconcile();
    expect(await hasAccess(payer.agent)).toBe(false);
    expect(await listPurchases(payer.agent)).toMatchObject([{ status: "refunded" }]);
  });

  it("runs at intervals, in one process at a time", async () => {
    const buyer = await silentPayer();
    const before = scans();
    const processes = await Promise.all(
      [1, 2, 3].map(() =>
        buildTestApp({
          configure: (config) => ({
            ...withStripe(standIn, { reconcile: { every: 300 } })(config),
            jobs: { workers: true },
          }),
          database,
        }),
      ),
    );
    await expect.poll(() => hasAccess(buyer.agent), { timeout: 10_000 }).toBe(true);
    await Promise.all(processes.map((process) => process.close()));
    expect(scans()).toBeGreaterThan(before);
    const after = scans();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(scans()).toBe(after);
  });

  it("is unavailable where payments are off", async () => {
    const deps = await buildTestDeps();
    expect(() => requirePayments(deps)).toThrow("Payments are not set up here.");
  });
});
