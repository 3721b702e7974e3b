import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import {
  type CheckoutSite,
  checkOut,
  deliver,
  getEventAbout,
  getSessionId,
  hasAccess,
  listPurchases,
  verify,
} from "../../../test/buyers.ts";
import { type MadeUser, setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { type GoogleSite, googlePerson, openGoogleSite } from "../../../test/google-site.ts";
import { newResetToken } from "../../../test/mailed-links.ts";
import { countJobsNaming, mailsTo, templatesTo } from "../../../test/outbox.ts";
import { observeSessionReads } from "../../../test/session-reads.ts";
import { withStripe } from "../../../test/with-stripe.ts";
import { reconcilePayments, requirePayments } from "../checkout/index.ts";

const NEW_PASSWORD = "the owner's password";

let standIn: StripeStandIn;
let built: GoogleSite;
let site: CheckoutSite;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  built = await openGoogleSite(withStripe(standIn));
  site = { ...built, standIn };
});
beforeEach(() => standIn.reset());
afterAll(async () => {
  await built.close();
  await standIn.close();
});

/** A user of another person's address, with birth data, answers and a blueprint. */
async function squat(email: string): Promise<{ agent: Agent; user: MadeUser }> {
  const squatter = await signedInUser(built.app, built.deps, { email, firstName: "Eve" });
  const { agent } = squatter;
  await agent.post("/api/birth-info", { birthDate: "1990-07-14" });
  await agent.post("/api/mbti-quiz", { answers: [1, 2, 3, 4, 5, 4, 3, 2] });
  await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "INTJ" });
  return squatter;
}

type Proof = "Google" | "reset link";

/** The owner of the address gets in for the first time. */
async function prove(proof: Proof, email: string, agent = built.visitor()): Promise<Agent> {
  if (proof === "Google") {
    await built.signIn(agent, googlePerson({ email }));
    return agent;
  }
  const token = await newResetToken(built, email);
  const body = { token, password: NEW_PASSWORD };
  expect((await agent.post("/api/auth/reset-password", body)).statusCode).toBe(200);
  const login = { email, password: NEW_PASSWORD };
  expect((await agent.post("/api/auth/login", login)).statusCode).toBe(200);
  return agent;
}

const readHoldings = async (agent: Agent) => ({
  birth: (await agent.get("/api/birth-info")).json(),
  type: (await agent.get("/api/mbti-result")).json(),
  blueprints: (await agent.get("/api/profiles")).json<unknown[]>().length,
  purchases: (await listPurchases(agent)).length,
  hasAccess: await hasAccess(agent),
});
const NOTHING = { birth: null, type: null, blueprints: 0, purchases: 0, hasAccess: false };

const newEmail = () => googlePerson().email;

const PROOFS = ["Google", "reset link"] as const satisfies Proof[];

describe.each(PROOFS)("an unconfirmed account, proved by %s", (proof) => {
  it("passes to the owner of the address without what the earlier holder stored", async () => {
    const email = newEmail();
    const { agent: squatter, user } = await squat(email);
    const owner = await prove(proof, email);
    expect(await readHoldings(owner)).toEqual(NOTHING);
    const account = (await owner.get("/api/auth/user")).json();
    expect(account).toMatchObject({ id: user.id, email });
    expect(JSON.stringify(account)).not.toContain("Eve");
    expect((await owner.get("/api/account")).json()).toMatchObject({ isEmailConfirmed: true });
    expect((await squatter.get("/api/auth/user")).statusCode).toBe(401);
    const login = await createAgent(built.app).post("/api/auth/login", user);
    expect(login.statusCode).toBe(401);
    const told = (await mailsTo(built.deps.db, email)).filter(
      ({ template }) => template === "account-emptied",
    );
    expect(told).toEqual([{ template: "account-emptied", to: email, hasPayment: false }]);
  });

  it("has its open checkout closed, and a payment of it refunded", async () => {
    const email = newEmail();
    const { agent } = await squat(email);
    const sessionId = getSessionId(site, await checkOut(agent));
    const owner = await prove(proof, email);
    expect(await countJobsNaming(built.deps.db, "close-checkout", sessionId)).toBe(1);
    standIn.pay({ session: sessionId });
    const event = getEventAbout(site, sessionId, "checkout.session.completed");
    expect(await deliver(site, event)).toBe(200);
    expect(await readHoldings(owner)).toEqual(NOTHING);
    expect((await verify({ agent: owner, sessionId })).statusCode).toBe(404);
    const row = await built.deps.db
      .selectFrom("purchases")
      .select(["user_id", "refunded_amount"])
      .where("session_id", "=", sessionId)
      .executeTakeFirst();
    expect(row).toEqual({ user_id: null, refunded_amount: 999 });
    // The owner can buy on their own.
    expect(getSessionId(site, await checkOut(owner))).not.toBe(sessionId);
  });

  it("leaves what was paid for to the payer, and tells the owner nothing of its refund", async () => {
    const email = newEmail();
    const { agent } = await squat(email);
    const sessionId = getSessionId(site, await checkOut(agent));
    standIn.pay({ session: sessionId });
    await verify({ agent, sessionId });
    const [purchase] = await listPurchases(agent);
    const owner = await prove(proof, email);
    expect(await readHoldings(owner)).toEqual(NOTHING);
    const kept = await built.deps.db
      .selectFrom("kept_blueprints")
      .select(["purchase_id", "birth_date"])
      .where("purchase_id", "=", purchase?.id ?? "")
      .execute();
    expect(kept).toEqual([{ purchase_id: purchase?.id, birth_date: "1990-07-14" }]);
    const mails = await templatesTo(built.deps.db, email);
    standIn.refund({
      paymentIntent: String(standIn.getSession({ session: sessionId }).payment_intent),
    });
    await reconcilePayments(requirePayments(built.deps));
    expect(await readHoldings(owner)).toEqual(NOTHING);
    expect(await templatesTo(built.deps.db, email)).toEqual(mails);
  });

  it("keeps what an operator granted", async () => {
    const email = newEmail();
    const { user } = await squat(email);
    await setLifetimeAccess(built.deps, user.id, true);
    expect(await hasAccess(await prove(proof, email))).toBe(true);
  });

  it("keeps everything when its holder brings the proof", async () => {
    const email = newEmail();
    const { agent } = await squat(email);
    const before = await readHoldings(agent);
    expect(await readHoldings(await prove(proof, email, agent))).toEqual(before);
    expect((await agent.get("/api/account")).json()).toMatchObject({ isEmailConfirmed: true });
    expect(await templatesTo(built.deps.db, email)).not.toContain("account-emptied");
  });
});

describe("a report that is written while the account passes on", () => {
  it("is not stored in it", async () => {
    const reads = observeSessionReads();
    const { app } = await buildAppForTest({ plugin: reads.plugin });
    const { agent, user } = await signedInUser(app, built.deps, { email: newEmail() });
    let owner = agent;
    // Once with the headers, once with the body.
    reads.atRead(2, async () => {
      owner = await prove("reset link", user.email);
    });
    const body = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    expect((await agent.post("/api/generate-profile", body)).statusCode).toBe(401);
    expect((await readHoldings(owner)).blueprints).toBe(0);
  });

  it("is stored when the account passed on before", async () => {
    const owner = await prove("reset link", (await squat(newEmail())).user.email);
    const body = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    expect((await owner.post("/api/generate-profile", body)).statusCode).toBe(200);
    expect((await readHoldings(owner)).blueprints).toBe(1);
  });
});

describe("a confirmed account", () => {
  it("keeps everything when its owner sets a new password", async () => {
    const email = newEmail();
    const { agent } = await squat(email);
    await prove("reset link", email, agent);
    const before = await readHoldings(agent);
    expect(await readHoldings(await prove("reset link", email))).toEqual(before);
  });
});
