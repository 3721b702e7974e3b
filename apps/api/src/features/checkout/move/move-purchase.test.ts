import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
import {
  alertsNaming,
  type Buyer,
  type CheckoutSite,
  hasAccess,
  listPurchases,
  newPayer,
  verify,
} from "../../../../test/buyers.ts";
import { signedInOperator, signedInUser } from "../../../../test/factories.ts";
import { newResetToken } from "../../../../test/mailed-links.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { withStripe } from "../../../../test/with-stripe.ts";
import { reconcilePayments, requirePayments } from "../index.ts";

const BIRTH_DATE = "1990-07-14";

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

const confirm = (userId: string) =>
  built.deps.db
    .updateTable("users")
    .set({ email_verified_at: new Date() })
    .where("id", "=", userId)
    .execute();

/** A user with a confirmed address. */
async function newUser() {
  const made = await signedInUser(built.app, built.deps);
  await confirm(made.user.id);
  return made;
}

/** A purchase with a blueprint, whose account has passed to the owner of the address. */
async function releasedPurchase() {
  const payer = await newPayer(site);
  const body = { birthDate: BIRTH_DATE, mbtiType: "INTJ" };
  const made = await payer.agent.post("/api/generate-profile", body);
  const { slug } = made.json<{ profile: { slug: string } }>().profile;
  return { slug, payer, ...(await release(payer)) };
}

/** Passes a payer's account to the owner of its address. */
async function release(payer: Buyer) {
  const [purchase] = await listPurchases(payer.agent);
  const { email } = payer.user;
  const owner = createAgent(built.app);
  const password = "the owner's password";
  const token = await newResetToken(built, email);
  await owner.post("/api/auth/reset-password", { token, password });
  await owner.post("/api/auth/login", { email, password });
  return { owner, receipt: purchase?.id ?? "" };
}

const bring = (agent: Agent, receipt: string, birthDate: string | null = BIRTH_DATE) =>
  agent.post("/api/purchases/bring", { receipt, birthDate });

const countBlueprints = async (agent: Agent) =>
  (await agent.get("/api/profiles")).json<unknown[]>().length;

describe("a payer with the receipt", () => {
  it("brings access and blueprints to their own account, once", async () => {
    const { receipt, slug, payer } = await releasedPurchase();
    const { agent } = await newUser();
    const answer = await bring(agent, receipt);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { id: receipt, status: "paid" },
    ]);
    expect(await hasAccess(agent)).toBe(true);
    expect(await listPurchases(agent)).toHaveLength(1);
    const profile = (await agent.get(`/api/profiles/${slug}`)).json<{ isPaid: boolean }>();
    expect(profile.isPaid).toBe(true);
    const other = await newUser();
    expect((await bring(other.agent, receipt)).statusCode).toBe(404);
    expect((await verify({ agent: other.agent, sessionId: payer.sessionId })).statusCode).toBe(404);
  });

  it("also brings it back to the account it came from", async () => {
    const { owner, receipt } = await releasedPurchase();
    expect((await bring(owner, receipt)).statusCode).toBe(200);
    expect([await hasAccess(owner), await countBlueprints(owner)]).toEqual([true, 1]);
  });

  it("is refused without the birth date of a blueprint, also with the number", async () => {
    const { owner, receipt } = await releasedPurchase();
    for (const birthDate of [null, "1990-07-15"]) {
      expect((await bring(owner, receipt, birthDate)).statusCode).toBe(404);
    }
    expect([await hasAccess(owner), await countBlueprints(owner)]).toEqual([false, 0]);
  });

  it("without a blueprint is recognized by the birth date they entered", async () => {
    const payer = await newPayer(site);
    await payer.agent.post("/api/birth-info", { birthDate: BIRTH_DATE });
    const { owner, receipt } = await release(payer);
    for (const birthDate of [null, "1990-07-15"]) {
      expect((await bring(owner, receipt, birthDate)).statusCode).toBe(404);
    }
    const { agent } = await newUser();
    expect((await bring(agent, receipt)).statusCode).toBe(200);
    expect([await hasAccess(owner), await hasAccess(agent)]).toEqual([false, true]);
  });

  it("is recognized after the kept blueprints were deleted", async () => {
    const { owner, receipt } = await releasedPurchase();
    await built.deps.db.deleteFrom("kept_blueprints").where("purchase_id", "=", receipt).execute();
    expect((await bring(owner, receipt, null)).statusCode).toBe(404);
    const { agent } = await newUser();
    expect((await bring(agent, receipt)).statusCode).toBe(200);
  });

  it("is passed on to the operator when they entered no birth date", async () => {
    const { owner, receipt } = await release(await newPayer(site));
    for (const birthDate of [null, BIRTH_DATE]) {
      const answer = await bring(owner, receipt, birthDate);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { message: expect.stringContaining("passed your request on to the operator") },
      ]);
    }
    expect(await hasAccess(owner)).toBe(false);
    expect(await alertsNaming(site, receipt)).toMatchObject([
      { severity: "MEDIUM", title: "A user asks for a purchase" },
    ]);
  });

  it("is not kept out by tries of users who know the number", async () => {
    const limited = await buildAppForTest({
      configure(given) {
        const config = withStripe(standIn)(given);
        const { limits } = config;
        const purchaseMoves = [{ max: 2 / limits.scale, windowSeconds: 86_400 }];
        return { ...config, limits: { ...limits, rates: { ...limits.rates, purchaseMoves } } };
      },
    });
    const { receipt } = await releasedPurchase();
    const guess = await signedInUser(limited.app, limited.deps);
    const tries = async () => (await bring(guess.agent, receipt, "1990-07-15")).statusCode;
    expect([await tries(), await tries(), await tries()]).toEqual([409, 409, 409]);
    await confirm(guess.user.id);
    expect([await tries(), await tries(), await tries()]).toEqual([404, 404, 429]);
    const payer = await signedInUser(limited.app, limited.deps);
    await confirm(payer.user.id);
    expect((await bring(payer.agent, receipt)).statusCode).toBe(200);
  });

  it("is refused with a number that is no released purchase's", async () => {
    const payer = await newPayer(site);
    const [purchase] = await listPurchases(payer.agent);
    const deleted = await newPayer(site);
    const [gone] = await listPurchases(deleted.agent);
    await deleted.agent.post("/api/account/delete", { email: deleted.user.email });
    const { agent } = await newUser();
    for (const receipt of [purchase?.id, gone?.id, crypto.randomUUID()]) {
      expect((await bring(agent, receipt ?? "")).statusCode).toBe(404);
    }
    for (const receipt of ["", "7d3f0c52", "' or 1=1 --"]) {
      expect((await bring(agent, receipt)).statusCode).toBe(400);
    }
    expect(await hasAccess(payer.agent)).toBe(true);
  });

  it("confirms their own address first", async () => {
    const { receipt } = await releasedPurchase();
    const { agent } = await signedInUser(built.app, built.deps);
    expect((await bring(agent, receipt)).statusCode).toBe(409);
  });

  it("gives it to one of several accounts that ask at the same time", async () => {
    const { receipt } = await releasedPurchase();
    const users = await Promise.all([1, 2, 3, 4].map(() => newUser()));
    const answers = await Promise.all(users.map(({ agent }) => bring(agent, receipt)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const accesses = await Promise.all(users.map(({ agent }) => hasAccess(agent)));
    expect(accesses.filter(Boolean)).toHaveLength(1);
  });

  it("loses the access again when it is refunded, and is told", async () => {
    const { receipt, payer } = await releasedPurchase();
    const { agent, user } = await newUser();
    await bring(agent, receipt);
    const session = standIn.getSession({ session: payer.sessionId });
    standIn.refund({ paymentIntent: String(session.payment_intent) });
    await reconcilePayments(requirePayments(built.deps));
    expect(await hasAccess(agent)).toBe(false);
    const mails = await mailsTo(built.deps.db, user.email);
    expect(mails.map(({ template }) => template)).toEqual(["refunded"]);
  });

  it("cannot refund alone what was downloaded before", async () => {
    const payer = await newPayer(site);
    await built.deps.db
      .updateTable("users")
      .set({ full_copy_at: new Date(Date.now() + 60_000) })
      .where("id", "=", payer.user.id)
      .execute();
    await payer.agent.post("/api/birth-info", { birthDate: BIRTH_DATE });
    const [purchase] = await listPurchases(payer.agent);
    const token = await newResetToken(built, payer.user.email);
    const reset = { token, password: "the owner's password" };
    await createAgent(built.app).post("/api/auth/reset-password", reset);
    const { agent } = await newUser();
    await bring(agent, purchase?.id ?? "");
    expect(await listPurchases(agent)).toMatchObject([{ refundRefusal: "downloaded" }]);
  });
});

const move = (agent: Agent, userId: string, reference: string) =>
  agent.post(`/api/admin/users/${userId}/purchases`, { reference });

describe("an operator", () => {
  it("moves a purchase by receipt number, session or payment, and it is recorded", async () => {
    const { agent: operator, operator: person } = await signedInOperator(built.app, built.deps);
    const payer = await newPayer(site);
    const [purchase] = await listPurchases(payer.agent);
    const { payment_intent } = standIn.getSession({ session: payer.sessionId });
    let from = payer.user.id;
    for (const reference of [purchase?.id, payer.sessionId, String(payment_intent)]) {
      const { agent, user } = await newUser();
      expect((await move(operator, user.id, ` ${reference} `)).statusCode).toBe(200);
      expect(await hasAccess(agent)).toBe(true);
      const entry = await built.deps.db
        .selectFrom("audit_entries")
        .select(["operator_id", "detail"])
        .where("action", "=", "purchase.moved")
        .where("subject", "=", user.id)
        .executeTakeFirst();
      expect(entry).toEqual({
        operator_id: person.id,
        detail: { purchaseId: purchase?.id, fromUserId: from },
      });
      from = user.id;
    }
    expect(await hasAccess(payer.agent)).toBe(false);
  });

  it("moves a released purchase with its blueprints, without a birth date", async () => {
    const { agent: operator } = await signedInOperator(built.app, built.deps);
    const { receipt } = await releasedPurchase();
    const { agent, user } = await newUser();
    expect((await move(operator, user.id, receipt)).statusCode).toBe(200);
    expect([await hasAccess(agent), await countBlueprints(agent)]).toEqual([true, 1]);
    expect((await move(operator, user.id, receipt)).statusCode).toBe(409);
  });

  it.each(["payer", "operator"])(
    "moves the purchase of an account that its %s deleted, with the copy that was taken",
    async (deletedBy) => {
      const { agent: operator } = await signedInOperator(built.app, built.deps);
      const payer = await newPayer(site);
      expect((await payer.agent.get("/api/account/export")).statusCode).toBe(200);
      await (deletedBy === "payer"
        ? payer.agent.post("/api/account/delete", { email: payer.user.email })
        : operator.delete(`/api/admin/users/${payer.user.id}`));
      const { agent, user } = await newUser();
      expect((await move(operator, user.id, payer.sessionId)).statusCode).toBe(200);
      expect(await listPurchases(agent)).toMatchObject([{ refundRefusal: "downloaded" }]);
    },
  );

  it("gets 404 for an unknown purchase or user", async () => {
    const { agent: operator } = await signedInOperator(built.app, built.deps);
    const payer = await newPayer(site);
    expect((await move(operator, payer.user.id, "cs_test_none")).statusCode).toBe(404);
    expect((await move(operator, crypto.randomUUID(), payer.sessionId)).statusCode).toBe(404);
    expect(await hasAccess(payer.agent)).toBe(true);
  });
});
