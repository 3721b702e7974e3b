import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../src/db/open-database.ts";
import { reconcilePayments, requirePayments } from "../../src/features/checkout/index.ts";
import { type Agent, createAgent } from "../agent.ts";
import { buildTestApp, type TestApp } from "../build-test-app.ts";
import {
  alertsNaming,
  type CheckoutSite,
  checkOut,
  deliver,
  getEventAbout,
  getSessionId,
  hasAccess,
  newPayer,
  verify,
} from "../buyers.ts";
import { type MadeUser, signedInUser } from "../factories.ts";
import { templatesTo } from "../outbox.ts";
import { withStripe } from "../with-stripe.ts";
import { type BackupFixture, makeBackupFixture, runCommand } from "./backup-fixture.ts";

const NAMES = [
  "buyer",
  "slow",
  "refunded",
  "disputed",
  "withdrawn",
  "moved",
  "passedOn",
  "deleted",
  "stranger",
] as const;
/** They had paid before the backup. */
const PAYERS = ["again", "twice"] as const;
type Name = (typeof NAMES)[number] | (typeof PAYERS)[number];

let folder: string;
let standIn: StripeStandIn;
let database: OpenDatabase;
let built: TestApp;
let site: CheckoutSite;
const users = {} as Record<Name, MadeUser>;
const agents = {} as Record<Name, Agent>;
/** The session that each has paid since the backup. */
const sessions = {} as Record<Name, string>;
/** The purchase of the first that came of it, before the restore. */
let receipt: string;

async function open(place: BackupFixture): Promise<void> {
  database = await place.open();
  await database.migrate();
  built = await buildTestApp({ database, configure: withStripe(standIn) });
  site = { ...built, standIn };
}

async function close(): Promise<void> {
  await built.close();
  await database.close();
}

async function run(script: "backup" | "restore", place: BackupFixture, ...args: string[]) {
  const { code, output } = await runCommand(script, args, place.variables);
  if (code !== 0) throw new Error(output);
}

const findIntent = (name: Name) =>
  String(standIn.getSession({ session: sessions[name] }).payment_intent);

/** A session that the product made for the user, whose checkout is not stored; or, with changes, another one. */
async function createSession(name: Name, productName?: string): Promise<string> {
  const { stripe } = requirePayments(built.deps);
  const { id } = await stripe.createSession(
    {
      checkoutId: built.deps.ids.uuid(),
      clientReferenceId: users[name].id,
      email: users[name].email,
      productName: productName ?? "Cosmic Blueprint: lifetime access",
      price: { cents: 999, currency: "usd" },
      note: null,
      expiresAt: new Date(Date.now() + 12 * 60 * 60 * 1_000),
      successUrl: "http://localhost:3000/",
      cancelUrl: "http://localhost:3000/",
    },
    built.deps.ids.uuid(),
  );
  return id;
}

async function payThere(name: Name): Promise<void> {
  agents[name] = createAgent(built.app, { cookies: agents[name].cookies });
  const sessionId = getSessionId(site, await checkOut(agents[name]));
  sessions[name] = sessionId;
  standIn.pay({ session: sessionId });
  expect((await verify({ agent: agents[name], sessionId })).statusCode).toBe(200);
}

async function paySinceTheBackup(): Promise<void> {
  const { db } = built.deps;
  for (const name of NAMES.filter((each) => each !== "stranger")) await payThere(name);
  const bought = db.selectFrom("purchases").select("id").where("session_id", "=", sessions.buyer);
  receipt = (await bought.executeTakeFirstOrThrow()).id;
  standIn.refund({ paymentIntent: findIntent("refunded") });
  standIn.closeDispute({
    dispute: standIn.openDispute({ paymentIntent: findIntent("disputed") }).id,
    status: "lost",
  });
  const decision = { id: built.deps.ids.uuid(), user_id: users.withdrawn.id, operator_id: null };
  await db
    .insertInto("access_decisions")
    .values({ ...decision, grants: false, decided_at: new Date(Date.now() + 60_000) })
    .execute();
  await db
    .updateTable("purchases")
    .set({ user_id: users.stranger.id })
    .where("session_id", "=", sessions.moved)
    .execute();
  const { email } = users.deleted;
  expect((await agents.deleted.post("/api/account/delete", { email })).statusCode).toBe(204);
  // One whose first payment was refunded pays again; another pays twice.
  const first = await db
    .selectFrom("purchases")
    .select("payment_intent_id as intent")
    .where("user_id", "=", users.again.id)
    .executeTakeFirstOrThrow();
  standIn.refund({ paymentIntent: String(first.intent) });
  for (const name of PAYERS) {
    sessions[name] = await createSession(name);
    standIn.pay({ session: sessions[name] });
  }
  sessions.stranger = await createSession("stranger", "Something else");
  standIn.pay({ session: sessions.stranger });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-payments-since-"));
  standIn = await startStripeStandIn();
  const live = await makeBackupFixture(folder);
  await open(live);
  for (const name of NAMES) {
    ({ user: users[name], agent: agents[name] } = await signedInUser(built.app, built.deps));
  }
  for (const name of PAYERS) ({ user: users[name], agent: agents[name] } = await newPayer(site));
  await close();
  const early = join(folder, "early.backup");
  await run("backup", live, early);
  await open(live);
  await paySinceTheBackup();
  await close();
  await run("backup", live, join(folder, "later.backup"));
  const place = await makeBackupFixture(folder);
  await run("restore", place, early);
  await open(place);
  // The owner of this one's address takes the account over before the payment is read again.
  await database.db
    .updateTable("users")
    .set({ handed_over_at: new Date() })
    .where("id", "=", users.passedOn.id)
    .execute();
}, 300_000);

afterAll(async () => {
  await close();
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

const notify = (name: Name) =>
  deliver(site, getEventAbout(site, sessions[name], "checkout.session.completed"));

const readState = async (name: Name) => ({
  hasAccess:
    (
      await database.db
        .selectFrom("users")
        .select("has_lifetime_access as is")
        .where("id", "=", users[name].id)
        .executeTakeFirst()
    )?.is ?? false,
  purchases: await database.db
    .selectFrom("purchases")
    .select(["user_id as userId", "refunded_amount as refunded"])
    .where("session_id", "=", sessions[name])
    .execute(),
});

const kept = (name: Name, refunded = 0) => [{ userId: users[name].id, refunded }];
const NO_ONES = [{ userId: null, refunded: 999 }];

describe("a payment that was made since the backup, after a restore", () => {
  it("gives access when Stripe sends its event again, once, under the number of its receipt", async () => {
    expect(await readState("buyer")).toEqual({ hasAccess: false, purchases: [] });
    expect(await Promise.all([1, 2, 3].map(() => notify("buyer")))).toEqual([200, 200, 200]);
    expect(await readState("buyer")).toEqual({ hasAccess: true, purchases: kept("buyer") });
    const { email, password } = users.buyer;
    const agent = createAgent(built.app);
    expect((await agent.post("/api/auth/login", { email, password })).statusCode).toBe(200);
    expect(await hasAccess(agent)).toBe(true);
    expect((await agent.get("/api/purchases")).json()).toMatchObject([{ id: receipt }]);
    expect(await templatesTo(database.db, email)).toEqual(["receipt"]);
    expect(await alertsNaming(site, sessions.buyer)).toEqual([]);
  });

  it("is not refunded as a second one when the first was refunded since", async () => {
    expect(await notify("again")).toBe(200);
    expect(await readState("again")).toEqual({ hasAccess: true, purchases: kept("again") });
  });

  it("gives access or is refunded when the reconciler reads Stripe's events", async () => {
    expect(await reconcilePayments(requirePayments(built.deps))).toMatchObject({ failures: 0 });
    const states = {
      slow: { hasAccess: true, purchases: kept("slow") },
      refunded: { hasAccess: false, purchases: kept("refunded", 999) },
      disputed: { hasAccess: false, purchases: kept("disputed") },
      withdrawn: { hasAccess: false, purchases: kept("withdrawn", 999) },
      twice: { hasAccess: true, purchases: kept("twice", 999) },
      moved: { hasAccess: false, purchases: NO_ONES },
      passedOn: { hasAccess: false, purchases: NO_ONES },
      deleted: { hasAccess: false, purchases: NO_ONES },
      buyer: { hasAccess: true, purchases: kept("buyer") },
      again: { hasAccess: true, purchases: kept("again") },
    } satisfies Partial<Record<Name, object>>;
    for (const [name, state] of Object.entries(states)) {
      expect([name, await readState(name as Name)]).toEqual([name, state]);
    }
    expect(await alertsNaming(site, sessions.withdrawn)).toMatchObject([
      { severity: "HIGH", title: "A payment gave its user nothing" },
    ]);
    expect(await templatesTo(database.db, users.withdrawn.email)).toEqual(["receipt", "refunded"]);
    expect(await templatesTo(database.db, users.deleted.email)).toEqual(["payment-returned"]);
    const again = await reconcilePayments(requirePayments(built.deps));
    expect(again).toMatchObject({ secondPayments: 0, returnedPayments: 0, failures: 0 });
  });

  it("of another product gives nothing, and is an alert", async () => {
    expect(await readState("stranger")).toEqual({ hasAccess: false, purchases: [] });
    expect(await alertsNaming(site, sessions.stranger)).toMatchObject([
      { severity: "HIGH", title: "A payment does not match the product" },
    ]);
  });
});
