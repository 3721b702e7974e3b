import type { GeneratedProfile } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import {
  getCanary,
  type OpenAiStandIn,
  startOpenAiStandIn,
} from "@cosmic/local-services/openai-stand-in";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import {
  type CheckoutSite,
  checkOut,
  deliver,
  eventsAbout,
  getSessionId,
  listPurchases,
  verify,
} from "../../../test/buyers.ts";
import { signedInOperator, signedInUser } from "../../../test/factories.ts";
import { withWorkingOpenAi } from "../../../test/with-openai.ts";
import { withStripe } from "../../../test/with-stripe.ts";

let openAi: OpenAiStandIn;
let standIn: StripeStandIn;
let built: TestApp;
let site: CheckoutSite;
const log: string[] = [];

beforeAll(async () => {
  openAi = await startOpenAiStandIn();
  standIn = await startStripeStandIn();
  built = await buildTestApp({
    configure: (config) => withWorkingOpenAi(openAi)(withStripe(standIn)(config)),
    onLog: (line) => log.push(line),
  });
  site = { ...built, standIn };
});
beforeEach(async () => {
  openAi.set({ mode: "canary" });
  await standIn.reset();
});
afterAll(async () => {
  await built.close();
  await standIn.close();
  await openAi.close();
});

const FREE = [getCanary("overview"), getCanary("strengths")];
const listPaidTexts = (text: string) =>
  (text.match(/canary-[\w-]+/gi) ?? []).filter((word) => !FREE.includes(word));

const order = { birthDate: "1990-01-15", mbtiType: "INTJ" };

async function newReader() {
  const { agent, user } = await signedInUser(built.app, built.deps);
  const response = await agent.post("/api/generate-profile", order);
  const { slug } = response.json<{ profile: GeneratedProfile }>().profile;
  return { agent, user, slug, answers: [response.body] };
}

const open = async (agent: Agent, slug: string) =>
  (await agent.get(`/api/profiles/${slug}`)).json<GeneratedProfile>();

/** Whether the full report is stored, without opening it. */
async function isStoredWhole(slug: string): Promise<boolean> {
  const rows = built.deps.db.selectFrom("blueprints").select("is_premium");
  return (await rows.where("slug", "=", slug).executeTakeFirstOrThrow()).is_premium;
}

describe("what is paid for", () => {
  it("is hidden before the payment, complete after it, and hidden after the refund", async () => {
    const { agent, slug, answers } = await newReader();
    const sessionId = getSessionId(site, await checkOut(agent, `/result?slug=${slug}`));
    const buyer = { agent, sessionId };
    answers.push((await verify(buyer)).body);
    standIn.pay({ session: sessionId, choice: "decline" });
    answers.push((await verify(buyer)).body, JSON.stringify(await open(agent, slug)));
    for (const url of ["/api/profiles", "/api/purchases", "/api/account", "/api/auth/user"]) {
      answers.push((await agent.get(url)).body);
    }
    expect(listPaidTexts(answers.join(""))).toEqual([]);

    standIn.pay({ session: sessionId });
    const paid = eventsAbout(site, sessionId).find(
      ({ type }) => type === "checkout.session.completed",
    );
    expect(await deliver(site, paid?.id ?? "")).toBe(200);
    await expect.poll(() => isStoredWhole(slug), { timeout: 30_000 }).toBe(true);
    const whole = await open(agent, slug);
    expect(whole).toMatchObject({ isPaid: true, isPremium: true });
    for (const name of SECTION_NAMES) expect(whole[name]).toContain(getCanary(name));
    expect(whole.monthlyForecasts).toHaveLength(12);

    const [purchase] = await listPurchases(agent);
    expect((await agent.post(`/api/purchases/${purchase?.id}/refund`)).statusCode).toBe(200);
    const after = await open(agent, slug);
    expect(after.isPaid).toBe(false);
    expect(listPaidTexts(JSON.stringify(after))).toEqual([]);
  }, 60_000);

  it("follows an operator's decision with the next request", async () => {
    const { agent, user, slug } = await newReader();
    const { agent: operator } = await signedInOperator(built.app, built.deps);
    const toggle = async (hasLifetimeAccess: boolean) =>
      await operator.post("/api/admin/toggle-access", { userId: user.id, hasLifetimeAccess });
    await toggle(true);
    await expect.poll(() => isStoredWhole(slug), { timeout: 30_000 }).toBe(true);
    expect(listPaidTexts(JSON.stringify(await open(agent, slug)))).not.toEqual([]);
    await toggle(false);
    const preview = await open(agent, slug);
    expect([preview.isPaid, listPaidTexts(JSON.stringify(preview))]).toEqual([false, []]);
    expect((await agent.get(`/api/profiles/${slug}/grounds`)).statusCode).toBe(402);
  }, 60_000);

  it("is written in full when the AI is unavailable during the payment", async () => {
    const { agent, slug } = await newReader();
    openAi.set({ mode: "status", status: 500 });
    const sessionId = getSessionId(site, await checkOut(agent));
    standIn.pay({ session: sessionId });
    expect((await verify({ agent, sessionId })).json()).toMatchObject({ success: true });
    await expect.poll(() => isStoredWhole(slug), { timeout: 30_000 }).toBe(true);
    const whole = await open(agent, slug);
    for (const name of SECTION_NAMES) expect(whole[name].length).toBeGreaterThan(200);
  }, 60_000);
});

describe("the log", () => {
  it("contains no session, no key and nothing that is paid for", () => {
    const text = log.join("");
    expect(text.length).toBeGreaterThan(1_000);
    for (const { id } of standIn.ledger().sessions) expect(text).not.toContain(id);
    for (const secret of [standIn.secretKey, standIn.webhookSecret]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/canary-/i);
  });
});
