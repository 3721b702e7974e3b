import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../../test/build-test-app.ts";
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
} from "../../../../test/buyers.ts";
import { signedInOperator } from "../../../../test/factories.ts";
import { newResetToken } from "../../../../test/mailed-links.ts";
import { templatesTo } from "../../../../test/outbox.ts";
import { withStripe } from "../../../../test/with-stripe.ts";

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

/** Buys lifetime access, with a card by its name or the buyer's own. */
async function buy(buyer: Pick<Buyer, "agent">, card: string | null = null): Promise<string> {
  const session = getSessionId(site, await checkOut(buyer.agent));
  standIn.pay({ session, card });
  await verify({ agent: buyer.agent, sessionId: session });
  const purchase = (await listPurchases(buyer.agent)).find(({ status }) => status === "paid");
  if (!purchase) throw new Error("Nothing was bought");
  return purchase.id;
}

/** A new user who has paid with a card of this name. */
async function payWith(card: string): Promise<Buyer & { id: string }> {
  const buyer = await newBuyer(site);
  return { ...buyer, id: await buy(buyer, card) };
}

const refund = (agent: Agent, id: string) => agent.post(`/api/purchases/${id}/refund`);
const confirmEmail = (id: string) =>
  built.deps.db
    .updateTable("users")
    .set({ email_verified_at: new Date() })
    .where("id", "=", id)
    .execute();
const createBlueprint = async (agent: Agent): Promise<string> => {
  const body = { birthDate: "1990-04-14", mbtiType: "INFJ" };
  const response = await agent.post("/api/generate-profile", body);
  return response.json<{ profile: { slug: string } }>().profile.slug;
};

/** Asks for a refund that an operator is to decide about. */
async function expectPassedOn(agent: Agent, id: string, refusal: string): Promise<void> {
  const [shown] = (await listPurchases(agent)).filter((each) => each.id === id);
  expect(shown).toMatchObject({ refundableUntil: null, refundRefusal: refusal });
  const answer = await refund(agent, id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { message: expect.stringContaining("passed your request on to the operator") },
  ]);
  expect((await refund(agent, id)).statusCode).toBe(409);
  expect(await hasAccess(agent)).toBe(true);
  expect(await alertsNaming(site, id)).toMatchObject([
    { severity: "MEDIUM", title: "A buyer asks for a refund" },
  ]);
}

describe("a refund without an operator", () => {
  it("is given once to an account, which can buy again", async () => {
    const buyer = await newBuyer(site);
    expect((await refund(buyer.agent, await buy(buyer))).statusCode).toBe(200);
    const again = await buy(buyer, "another card");
    await expectPassedOn(buyer.agent, again, "used");
  });

  it("is given once to a card, in whichever account", async () => {
    const first = await payWith("shared");
    expect((await refund(first.agent, first.id)).statusCode).toBe(200);
    const second = await payWith("shared");
    await expectPassedOn(second.agent, second.id, "used");
    const other = await payWith("of its own");
    expect((await refund(other.agent, other.id)).statusCode).toBe(200);
  });

  it("is given once when two accounts with one card request it at the same time", async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await payWith(`raced ${round}`);
      const two = await payWith(`raced ${round}`);
      const answers = await Promise.all([refund(one.agent, one.id), refund(two.agent, two.id)]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  it.each([
    ["person-*@cosmic.test", "person-*+again@cosmic.test"],
    ["per.son-*@gmail.com", "person-*@gmail.com"],
    ["person-*+one@gmail.com", "p.e.r.son-*@googlemail.com"],
  ])(
    "is given once to a confirmed address, also after its account was deleted: %s, %s",
    async (one, two) => {
      const id = built.deps.ids.uuid();
      const first = await newPayer(site, { email: one.replace("*", id) });
      await confirmEmail(first.user.id);
      const [bought] = await listPurchases(first.agent);
      expect((await refund(first.agent, bought?.id ?? "")).statusCode).toBe(200);
      await first.agent.post("/api/account/delete", { email: first.user.email });

      const again = await newBuyer(site, { email: two.replace("*", id) });
      await confirmEmail(again.user.id);
      await expectPassedOn(again.agent, await buy(again, "a new card"), "used");
    },
  );

  it("keeps dots apart where they make another mailbox", async () => {
    const id = built.deps.ids.uuid();
    const first = await newPayer(site, { email: `per.son-${id}@cosmic.test` });
    await confirmEmail(first.user.id);
    const [bought] = await listPurchases(first.agent);
    expect((await refund(first.agent, bought?.id ?? "")).statusCode).toBe(200);
    const other = await newBuyer(site, { email: `person-${id}@cosmic.test` });
    await confirmEmail(other.user.id);
    expect((await refund(other.agent, await buy(other, "their own"))).statusCode).toBe(200);
  });

  it("is given once to an account, also after it passed to the owner of its address", async () => {
    const { agent, user } = await newBuyer(site);
    expect((await refund(agent, await buy({ agent }, "before"))).statusCode).toBe(200);
    const owner = createAgent(built.app);
    const reset = {
      token: await newResetToken(built, user.email),
      password: "the owner's password",
    };
    expect((await owner.post("/api/auth/reset-password", reset)).statusCode).toBe(200);
    await owner.post("/api/auth/login", { email: user.email, password: reset.password });
    await expectPassedOn(owner, await buy({ agent: owner }, "after"), "used");
  });

  it("is not used up by a stranger who signs up under the address", async () => {
    const email = `owner-${built.deps.ids.uuid()}@cosmic.test`;
    const stranger = await newPayer(site, { email });
    const [bought] = await listPurchases(stranger.agent);
    expect((await refund(stranger.agent, bought?.id ?? "")).statusCode).toBe(200);
    await stranger.agent.post("/api/account/delete", { email });
    const owner = await newBuyer(site, { email });
    await confirmEmail(owner.user.id);
    expect((await refund(owner.agent, await buy(owner, "the owner's"))).statusCode).toBe(200);
  });

  it.each<[string, (agent: Agent, slug: string) => Promise<{ statusCode: number }>]>([
    ["PDF", (agent, slug) => agent.get(`/api/profiles/${slug}/report.pdf`)],
    ["calendar", (agent, slug) => agent.get(`/api/profiles/${slug}/calendar.ics`)],
    ["archive", (agent) => agent.get("/api/account/export")],
  ])(
    "is not given after the %s was downloaded",
    async (_, download) => {
      const buyer = await newBuyer(site);
      const slug = await createBlueprint(buyer.agent);
      const id = await buy(buyer);
      await expect
        .poll(async () => (await download(buyer.agent, slug)).statusCode, { timeout: 30_000 })
        .toBe(200);
      await expectPassedOn(buyer.agent, id, "downloaded");
    },
    60_000,
  );

  it("is given after an archive that held previews alone", async () => {
    const buyer = await newBuyer(site);
    await createBlueprint(buyer.agent);
    expect((await buyer.agent.get("/api/account/export")).statusCode).toBe(200);
    expect((await refund(buyer.agent, await buy(buyer))).statusCode).toBe(200);
  });

  it("leaves no copy to a download that starts while it is made", async () => {
    const buyer = await newBuyer(site);
    const slug = await createBlueprint(buyer.agent);
    const id = await buy(buyer);
    const calendar = () => buyer.agent.get(`/api/profiles/${slug}/calendar.ics`);
    const fault = { kind: "error", status: 500 } as const;
    standIn.fail({ call: "refunds.create", fault, times: "always" });
    expect((await refund(buyer.agent, id)).statusCode).toBe(503);
    expect((await calendar()).statusCode).toBe(409);
    await standIn.reset();
    const answers = await Promise.all([refund(buyer.agent, id), calendar()]);
    expect(answers.map(({ statusCode }) => statusCode)[0]).toBe(200);
    expect(answers[1]?.statusCode).not.toBe(200);
  });

  it("goes to an operator where the payment method cannot be recognized", async () => {
    const buyer = await newBuyer(site);
    standIn.pay({ session: buyer.sessionId });
    const session = standIn.getSession({ session: buyer.sessionId });
    const [charge] = standIn
      .ledger()
      .charges.filter(({ payment_intent: of }) => of === session.payment_intent);
    standIn.amend({
      id: charge?.id ?? "",
      changes: { payment_method_details: { type: "link", link: { country: "US" } } },
    });
    await verify(buyer);
    const [bought] = await listPurchases(buyer.agent);
    expect(bought?.status).toBe("paid");
    await expectPassedOn(buyer.agent, bought?.id ?? "", "unrecognized");
  });

  it("reads what paid for a purchase of an earlier version", async () => {
    const used = await payWith("from before");
    expect((await refund(used.agent, used.id)).statusCode).toBe(200);
    const buyer = await payWith("from before");
    await built.deps.db
      .updateTable("purchases")
      .set({ instrument: null })
      .where("id", "=", buyer.id)
      .execute();
    expect((await refund(buyer.agent, buyer.id)).statusCode).toBe(409);
  });

  it("is free again after the bank returned it", async () => {
    const buyer = await payWith("closed account");
    expect((await refund(buyer.agent, buyer.id)).statusCode).toBe(200);
    const made = standIn.ledger().refunds.at(-1);
    standIn.failRefund({ refund: made?.id ?? "" });
    const [purchase] = await listPurchases(buyer.agent);
    const { session_id: sessionId } = await built.deps.db
      .selectFrom("purchases")
      .select("session_id")
      .where("id", "=", purchase?.id ?? "")
      .executeTakeFirstOrThrow();
    for (const { id } of eventsAbout(site, sessionId)) await deliver(site, id);
    expect((await refund(buyer.agent, buyer.id)).statusCode).toBe(200);
  });

  it("is shown to an operator, who can refund all the same", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const buyer = await newBuyer(site);
    await refund(buyer.agent, await buy(buyer));
    const id = await buy(buyer, "again");
    const listed = await agent.get(`/api/admin/users/${buyer.user.id}/purchases`);
    expect(listed.json()).toMatchObject([
      { id, refundRefusal: "used" },
      { refundRefusal: "refunded" },
    ]);
    expect((await agent.post(`/api/admin/purchases/${id}/refund`)).json()).toMatchObject({
      status: "refunded",
    });
  });
});

describe("emails about refunds", () => {
  it("go to an unconfirmed address three times a day", async () => {
    const limited = await buildAppForTest({
      configure(given) {
        const config = withStripe(standIn)(given);
        const { limits } = config;
        const unrequestedEmails = [{ max: 3 / limits.scale, windowSeconds: 86_400 }];
        return { ...config, limits: { ...limits, rates: { ...limits.rates, unrequestedEmails } } };
      },
    });
    const at: CheckoutSite = { ...limited, standIn };
    const email = `unconfirmed-${built.deps.ids.uuid()}@cosmic.test`;
    for (let round = 0; round < 5; round += 1) {
      const buyer = await newPayer(at, { email });
      const [bought] = await listPurchases(buyer.agent);
      standIn.refund({
        paymentIntent: String(standIn.getSession({ session: buyer.sessionId }).payment_intent),
      });
      for (const { id } of eventsAbout(at, buyer.sessionId)) await deliver(at, id);
      expect((await listPurchases(buyer.agent))[0]).toMatchObject({
        id: bought?.id,
        status: "refunded",
      });
      await buyer.agent.post("/api/account/delete", { email });
    }
    const templates = await templatesTo(limited.deps.db, email);
    expect(templates.filter((each) => each === "refunded")).toHaveLength(3);
  });
});
