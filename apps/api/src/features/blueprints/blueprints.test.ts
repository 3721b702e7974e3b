import type { Blueprint, GeneratedProfile } from "@cosmic/contracts";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { readStored, storeKept, storeWide } from "../../../test/stored-texts.ts";

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = (traits = {}) => signedInUser(built.app, built.deps, traits);

async function generate(agent: Agent, order: object = ORDER): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", order);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

const getMessage = (response: LightMyRequestResponse) =>
  response.json<{ message: string }>().message;

describe("the list of blueprints", () => {
  it("is empty at first, then contains the user's own, newest first, under both paths", async () => {
    const { agent } = await signedInAgent();
    expect((await agent.get("/api/profiles")).json()).toEqual([]);

    const first = await generate(agent);
    const second = await generate(agent, { ...ORDER, birthDate: "1990-01-16" });
    await generate((await signedInAgent()).agent);

    const list = (await agent.get("/api/profiles")).json<Blueprint[]>();
    expect(list.map(({ slug }) => slug)).toEqual([second.slug, first.slug]);
    expect(list[1]).toEqual({
      id: first.id,
      slug: first.slug,
      mbtiType: "INTJ",
      archetype: first.archetype,
      sunSign: "Capricorn",
      overview: first.overview,
      isPaid: false,
      generatedAt: first.generatedAt,
      birthDate: ORDER.birthDate,
      birthTime: null,
      birthHours: null,
      place: null,
    });
    expect((await agent.get("/api/user-profiles")).json()).toEqual(list);
  });

  it("is for signed-in users only", async () => {
    for (const url of ["/api/profiles", "/api/user-profiles"]) {
      expect((await createAgent(built.app).get(url)).statusCode).toBe(401);
    }
  });
});

describe("one blueprint", () => {
  it("is found by its owner only", async () => {
    const { agent } = await signedInAgent();
    const { agent: other } = await signedInAgent({ hasLifetimeAccess: true });
    const profile = await generate(agent);
    expect((await agent.get(`/api/profiles/${profile.slug}`)).json()).toEqual(profile);

    const foreign = await other.get(`/api/profiles/${profile.slug}`);
    const unknown = await other.get(`/api/profiles/${"x".repeat(22)}`);
    expect([foreign.statusCode, getMessage(foreign)]).toEqual([404, getMessage(unknown)]);
    expect((await createAgent(built.app).get(`/api/profiles/${profile.slug}`)).statusCode).toBe(
      401,
    );
  });

  it.each(["short", "x".repeat(23), "x".repeat(300), "%00".repeat(7), "' or 1=1 --aaaaaaaaaaa"])(
    "refuses %j as a slug",
    async (slug) => {
      const { agent } = await signedInAgent();
      const response = await agent.get(`/api/profiles/${encodeURIComponent(slug)}`);
      expect([400, 404, 414]).toContain(response.statusCode);
    },
  );

  it("opens and closes with the next request when access is granted and withdrawn", async () => {
    const { agent, user } = await signedInAgent();
    const { slug, careerSuggestions: cut } = await generate(agent);
    const read = async () => (await agent.get(`/api/profiles/${slug}`)).json<GeneratedProfile>();

    await setLifetimeAccess(built.deps, user.id, true);
    const full = await read();
    expect(full).toMatchObject({ isPaid: true });
    expect(full.careerSuggestions.startsWith(cut.slice(0, -1))).toBe(true);
    expect(full.monthlyForecasts).toHaveLength(12);
    expect((await agent.get("/api/profiles")).json()).toMatchObject([{ isPaid: true }]);

    await setLifetimeAccess(built.deps, user.id, false);
    expect(await read()).toMatchObject({ isPaid: false, careerSuggestions: cut, lifePurpose: "" });
    expect((await agent.get("/api/profiles")).json()).toMatchObject([{ isPaid: false }]);
  });

  it("is cut at 150 graphemes, never within an emoji", async () => {
    const { agent } = await signedInAgent();
    const { id, slug } = await generate(agent);
    const family = "👩‍👩‍👧‍👦";
    const text = `${"a".repeat(148)}${family}${family}${family} CANARY`;
    const { report } = await readStored(built.deps, id);
    const sections = { ...report.sections, careerSuggestions: { text, sentences: [] } };
    await storeKept(built.deps, id, { report: { ...report, sections } });
    const response = await agent.get(`/api/profiles/${slug}`);
    expect(response.json<GeneratedProfile>().careerSuggestions).toBe(
      `${"a".repeat(148)}${family}${family}…`,
    );
    expect(response.body).not.toContain("CANARY");
  });
});

const mark = (text: string) => ({ text: `${"a".repeat(169)} CANARY-${text}`, sentences: [] });

describe.each([
  { form: "packed", keep: storeKept },
  { form: "as the version before stored it", keep: storeWide },
])("paid text of a blueprint, $form", ({ keep }) => {
  it("is in no response before the payment, and in all of them after", async () => {
    const { agent, user } = await signedInAgent();
    const { id, slug } = await generate(agent);
    const { report } = await readStored(built.deps, id);
    const marked = {
      ...report,
      sections: Object.fromEntries(
        Object.keys(report.sections).map((name) => [name, mark(name)]),
      ) as unknown as typeof report.sections,
      monthlyForecasts: report.monthlyForecasts.map((_, month) => mark(`month-${month}`)),
    };
    await keep(built.deps, id, { report: marked });

    const answers = async () =>
      (
        await Promise.all([
          agent.post("/api/generate-profile", ORDER),
          agent.get("/api/profiles"),
          agent.get("/api/user-profiles"),
          agent.get(`/api/profiles/${slug}`),
          agent.post("/api/migrate-profile", { profileSlug: slug }),
          agent.post("/api/expand-report", { profileId: id }),
        ])
      ).map(({ body }) => new Set(body.match(/CANARY-[\w-]+/g)).size);

    expect(await answers()).toEqual([0, 0, 0, 0, 0, 0]);
    await setLifetimeAccess(built.deps, user.id, true);
    expect(await answers()).toEqual([39, 0, 0, 39, 0, 0]);
    await setLifetimeAccess(built.deps, user.id, false);
    expect(await answers()).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("expanding a report", () => {
  it("succeeds for the user's own paid blueprint, any number of times", async () => {
    const { agent } = await signedInAgent({ hasLifetimeAccess: true });
    const { id } = await generate(agent);
    for (let count = 0; count < 2; count += 1) {
      const response = await agent.post("/api/expand-report", { profileId: id });
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { success: true, message: "Your full report is ready." },
      ]);
    }
  });

  it("answers 402 for the user's own unpaid blueprint", async () => {
    const { agent } = await signedInAgent();
    const { id } = await generate(agent);
    const response = await agent.post("/api/expand-report", { profileId: id });
    expect([response.statusCode, response.json()]).toEqual([
      402,
      expect.objectContaining({ code: "payment_required" }),
    ]);
  });

  it("answers for another user's blueprint exactly as for an unknown one", async () => {
    const { agent } = await signedInAgent();
    const { id } = await generate(agent);
    const { agent: payer } = await signedInAgent({ hasLifetimeAccess: true });
    const foreign = await payer.post("/api/expand-report", { profileId: id });
    const unknown = await payer.post("/api/expand-report", { profileId: built.deps.ids.uuid() });
    const toErrorBody = (response: typeof foreign) => ({
      ...response.json<object>(),
      requestId: "",
    });
    expect([foreign.statusCode, toErrorBody(foreign)]).toEqual([404, toErrorBody(unknown)]);
  });

  it.each(["-1", "2147483648", "1e400", "abc", "", "x".repeat(70), -1, 1e300, [], {}, null])(
    "refuses %j as an id",
    async (profileId) => {
      const { agent } = await signedInAgent({ hasLifetimeAccess: true });
      const response = await agent.post("/api/expand-report", { profileId });
      expect([400, 404]).toContain(response.statusCode);
      expect(getMessage(response)).toBe("This blueprint does not exist.");
    },
  );
});
