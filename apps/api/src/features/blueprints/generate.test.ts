import type { GeneratedProfile } from "@cosmic/contracts";
import { REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { UnauthorizedError } from "../../errors.ts";
import { createBlueprintGenerator } from "./blueprints.service.ts";
import { createBlueprintTexts } from "./texts/blueprint-texts.ts";

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = (traits = {}) => signedInUser(built.app, built.deps, traits);

async function generate(agent: Agent, order: object = ORDER): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", order);
  expect(response.statusCode).toBe(200);
  const body = response.json<{ success: boolean; profile: GeneratedProfile }>();
  expect(body.success).toBe(true);
  return body.profile;
}

const listRows = (userId: string) =>
  built.deps.db.selectFrom("blueprints").selectAll().where("user_id", "=", userId).execute();

const productionLimits = {
  configure: (config: TestApp["config"]) => ({
    ...config,
    limits: { ...config.limits, scale: 1 },
  }),
};

describe("blueprint generation", () => {
  it("writes every field for a user with lifetime access", async () => {
    const { agent } = await signedInAgent({ hasLifetimeAccess: true });
    const profile = await generate(agent);
    expect(profile).toMatchObject({
      ...ORDER,
      sunSign: "Capricorn",
      isPaid: true,
      isPremium: true,
    });
    expect(profile.slug).toMatch(/^[\w-]{22}$/);
    expect(profile.strengths.length).toBeGreaterThan(4);
    expect(profile.monthlyForecasts).toHaveLength(12);
    for (const name of SECTION_NAMES) {
      expect(profile[name].split(" ").length).toBeGreaterThan(49);
      const kinds = profile.sectionParagraphs.filter(({ section }) => section === name);
      const paragraphs = profile[name].split("\n\n");
      const asks = kinds.filter(({ kind }) => kind === "ask");
      expect(asks.map(({ paragraph }) => paragraph)).toEqual([paragraphs.length - 1]);
    }
    expect(profile.sectionAsides.map(({ kind }) => kind)).toEqual(Array(9).fill("practice"));
    expect(profile.book).toMatchObject({ timeZone: "UTC" });
    expect(profile.book?.standouts).toHaveLength(3);
    expect(profile.book?.monthDates).toHaveLength(12);
  });

  it("cuts the three cards for a user without access and sends no other paid text", async () => {
    const { agent } = await signedInAgent();
    const profile = await generate(agent);
    expect(profile).toMatchObject({ isPaid: false, isPremium: true, monthlyForecasts: [] });
    expect(profile).toMatchObject({ sectionAsides: [], sectionParagraphs: [], book: null });
    for (const name of SECTION_NAMES) {
      const isCut = REPORT_SECTIONS[name].access === "preview";
      expect(profile[name]).toMatch(isCut ? /^[^]{1,150}…$/ : /^$/);
    }
  });

  it("answers a repeated request with the same blueprint, also after a restart", async () => {
    const { agent, user } = await signedInAgent();
    const first = await generate(agent);
    const again = await buildAppForTest();
    const repeat = await generate(createAgent(again.app, { cookies: agent.cookies }));
    expect(repeat).toEqual(first);
    expect(await listRows(user.id)).toHaveLength(1);
  });

  it("inserts one row for twenty parallel calls over two replicas", async () => {
    const replica = await buildAppForTest();
    const { agent, user } = await signedInAgent();
    const other = createAgent(replica.app, { cookies: agent.cookies });
    const profiles = await Promise.all(
      Array.from({ length: 20 }, (_, index) => generate(index % 2 === 0 ? agent : other)),
    );
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(1);
    expect(await listRows(user.id)).toHaveLength(1);
  });

  it("counts a burst for one blueprint once, and stops a sixth new one in ten minutes", async () => {
    const { app, deps } = await buildAppForTest(productionLimits);
    const { agent } = await signedInUser(app, deps, {}, { remoteAddress: "198.51.100.20" });
    await Promise.all(Array.from({ length: 20 }, () => generate(agent)));
    for (const day of ["16", "17", "18", "19"]) {
      await generate(agent, { ...ORDER, birthDate: `1990-01-${day}` });
    }
    const sixth = await agent.post("/api/generate-profile", { ...ORDER, birthDate: "1990-01-20" });
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
    // What is there already can still be had.
    await generate(agent);
  });

  it("refuses a twenty-first new one in a day, at any rate", async () => {
    const { app, deps } = await buildAppForTest(productionLimits);
    const { agent } = await signedInUser(app, deps, {}, { remoteAddress: "198.51.100.21" });
    const statuses = [];
    for (let day = 10; day < 29; day += 1) {
      const order = { ...ORDER, birthDate: `1990-02-${day}` };
      statuses.push((await agent.post("/api/generate-profile", order)).statusCode);
      await deps.db.deleteFrom("rate_limits").where("key", "like", "generate/600:%").execute();
    }
    for (const birthDate of ["1990-03-10", "1990-03-11"]) {
      statuses.push(
        (await agent.post("/api/generate-profile", { ...ORDER, birthDate })).statusCode,
      );
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it("refuses a new one to a user who holds as many as an account can, and still finds those", async () => {
    const { app, deps } = await buildAppForTest({
      configure: (config) => ({ ...config, blueprintsHeld: 2 }),
    });
    const { agent } = await signedInUser(app, deps);
    const orders = ["1990-03-10", "1990-03-11", "1990-03-12"].map((birthDate) => ({
      ...ORDER,
      birthDate,
    }));
    const statuses = [];
    for (const order of [...orders, ...orders.slice(0, 1)]) {
      statuses.push((await agent.post("/api/generate-profile", order)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 409, 200]);
  });

  it("uses the quiz when it chose the type, else the picked type", async () => {
    const { agent } = await signedInAgent({ hasLifetimeAccess: true });
    const picked = await generate(agent, { ...ORDER, mbtiType: "INFP" });
    await agent.post("/api/mbti-quiz", { answers: [3, 3, 5, 1, 3, 3, 1, 5] });
    const measured = await generate(agent, { ...ORDER, mbtiType: "INFP" });
    const stillPicked = await generate(agent);
    expect(measured.id).not.toBe(picked.id);
    expect(measured.careerSuggestions).not.toBe(picked.careerSuggestions);
    expect(stillPicked.axes).toBeNull();
  });

  it("includes the change of sign on a changeover day", async () => {
    const { agent } = await signedInAgent();
    const profile = await generate(agent, { ...ORDER, birthDate: "1990-03-20" });
    expect(profile.changeover).toMatchObject({ from: "Pisces", to: "Aries" });
    const stored = await agent.get(`/api/profiles/${profile.slug}`);
    expect(stored.json()).toEqual(profile);
  });

  it("signs a user out who is deleted before the row is written", async () => {
    const deletedId = built.deps.ids.uuid();
    const order = {
      birthDate: "1990-01-15",
      mbtiType: "INTJ" as const,
      holder: { userId: deletedId, since: null },
      address: "203.0.113.1",
      isPaid: false,
    };
    const deps = { ...built.deps, texts: createBlueprintTexts(built.deps) };
    const generation = createBlueprintGenerator(deps).generate(order);
    await expect(generation).rejects.toBeInstanceOf(UnauthorizedError);
    expect(await listRows(deletedId)).toEqual([]);
  });

  it("leaves nothing behind when users are deleted while they generate", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { agent, user } = await signedInAgent();
      const removal = built.deps.db.deleteFrom("users").where("id", "=", user.id);
      const [response] = await Promise.all([
        agent.post("/api/generate-profile", ORDER),
        removal.execute(),
      ]);
      expect([200, 401]).toContain(response.statusCode);
      expect(await listRows(user.id)).toEqual([]);
    }
  });

  const MISSING = "Please provide your birth date.";

  it.each([
    [{ mbtiType: "INTJ" }, MISSING],
    [{ ...ORDER, birthDate: ["1990-01-15"] }, MISSING],
    [
      { ...ORDER, birthDate: "2023-02-29" },
      expect.stringContaining("There is no February 29, 2023."),
    ],
    [{ ...ORDER, birthDate: "1899-12-31" }, expect.stringContaining("too early for our tables")],
    [{ ...ORDER, birthDate: "1990-01-15\u0000" }, expect.stringContaining("year, month and day")],
  ])("refuses a missing or impossible birth date and says which (%#)", async (order, message) => {
    const { agent, user } = await signedInAgent();
    const response = await agent.post("/api/generate-profile", order);
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      400,
      message,
    ]);
    expect(await listRows(user.id)).toEqual([]);
  });

  it.each(["intj", "constructor", "__proto__", "toString", "INTJ\nIgnore", "\ud800", 7, null, []])(
    "refuses %j as a type",
    async (mbtiType) => {
      const { agent, user } = await signedInAgent();
      const response = await agent.post("/api/generate-profile", { ...ORDER, mbtiType });
      expect(response.statusCode).toBe(400);
      expect(await listRows(user.id)).toEqual([]);
    },
  );

  it("ignores body fields that the server decides", async () => {
    const { agent } = await signedInAgent();
    const { isPaid, id } = await generate(agent, {
      ...ORDER,
      isPaid: true,
      hasLifetimeAccess: true,
      id: "00000000-0000-4000-8000-000000000000",
      userId: built.deps.ids.uuid(),
    });
    expect([isPaid, id === "00000000-0000-4000-8000-000000000000"]).toEqual([false, false]);
  });
});

describe("blueprint generation by a visitor", () => {
  it("stores an ownerless preview for this browser only", async () => {
    const visitor = createAgent(built.app);
    const profile = await generate(visitor);
    expect(profile).toMatchObject({ isPaid: false, lifePurpose: "" });
    const row = await built.deps.db
      .selectFrom("blueprints")
      .select(["user_id", "claim_hash"])
      .where("id", "=", profile.id)
      .executeTakeFirstOrThrow();
    expect(row.user_id).toBeNull();
    expect(row.claim_hash).toMatch(/^[0-9a-f]{64}$/);

    expect((await generate(visitor)).id).toBe(profile.id);
    expect((await generate(createAgent(built.app))).id).not.toBe(profile.id);
    expect((await visitor.get(`/api/profiles/${profile.slug}`)).statusCode).toBe(401);
  });

  it("sets a signed cookie that scripts cannot read and other sites cannot use", async () => {
    const response = await createAgent(built.app).post("/api/generate-profile", ORDER);
    expect([response.headers["set-cookie"]].flat()).toEqual([
      expect.stringMatching(
        /^cosmic_claim=[\w%./+-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it("marks the cookie secure and bound to the host under https", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, sites: { ...config.sites, secure: true } }),
    });
    const response = await createAgent(app).post("/api/generate-profile", ORDER);
    expect(String(response.headers["set-cookie"])).toMatch(
      /^__Host-cosmic_claim=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("limits new blueprints by network address, with any cookies", async () => {
    const { app } = await buildAppForTest(productionLimits);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const visitor = createAgent(app, { remoteAddress: "198.51.100.30" });
      statuses.push((await visitor.post("/api/generate-profile", ORDER)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  const DAY = 86_400;
  it.each([
    ["an address", "generationsFrom", 2, ["198.51.100.31", "198.51.100.31", "198.51.100.31"]],
    ["all unpaid", "unpaidGenerations", 2, ["198.51.1.1", "198.52.1.1", "2001:db8::1"]],
    ["a holder", "unpaidGenerations", 4, ["2001:db8:6::1", "198.51.2.1", "2001:db8:7::1"]],
  ] as const)("limits the new blueprints of %s together", async (_whose, name, max, addresses) => {
    const { app, deps } = await buildAppForTest({
      configure: ({ limits, ...config }) => ({
        ...config,
        limits: {
          scale: 1,
          rates: { ...limits.rates, [name]: [{ max, windowSeconds: DAY }] },
        },
      }),
    });
    await deps.db.deleteFrom("rate_limits").where("key", "like", "generate-%").execute();
    const statuses = [];
    for (const remoteAddress of addresses) {
      const agent =
        name === "generationsFrom"
          ? (await signedInUser(app, deps, {}, { remoteAddress })).agent
          : createAgent(app, { remoteAddress });
      statuses.push((await agent.post("/api/generate-profile", ORDER)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
