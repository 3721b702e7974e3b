import type { Blueprint, GeneratedProfile } from "@cosmic/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { type MadeUser, makeUser, signedInUser } from "../../../test/factories.ts";

const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const signedInAgent = (traits = {}) => signedInUser(built.app, built.deps, traits);

async function generate(agent: Agent): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", ORDER);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

const signIn = (agent: Agent, { email, password }: MadeUser) =>
  agent.post("/api/auth/login", { email, password });

const adopt = (agent: Agent, profileSlug: string) =>
  agent.post("/api/migrate-profile", { profileSlug });

const listSlugs = async (agent: Agent) =>
  (await agent.get("/api/profiles")).json<Blueprint[]>().map(({ slug }) => slug);

const toldBy = async (agent: Agent) => [
  (await agent.get("/api/birth-info")).json(),
  (await agent.get("/api/mbti-result")).json(),
];

const listOwners = (slug: string) =>
  built.deps.db
    .selectFrom("blueprints")
    .select(["user_id", "claim_hash"])
    .where("slug", "=", slug)
    .execute();

describe("adopting the blueprint of this browser", () => {
  it("moves it permanently to the account that signs in", async () => {
    const browser = createAgent(built.app);
    const { slug } = await generate(browser);
    const user = await makeUser(built.deps);
    await signIn(browser, user);
    expect(await listSlugs(browser)).toEqual([]);

    for (let count = 0; count < 2; count += 1) {
      const response = await adopt(browser, slug);
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { success: true, profileSlug: slug },
      ]);
    }
    expect(await listSlugs(browser)).toEqual([slug]);
    expect(await listOwners(slug)).toEqual([{ user_id: user.id, claim_hash: null }]);
  });

  it("is refused to a user who holds as many as an account can, and leaves it with the browser", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, blueprintsHeld: 0 }),
    });
    const browser = createAgent(app);
    const { slug } = await generate(browser);
    await signIn(browser, await makeUser(built.deps));
    expect((await adopt(browser, slug)).statusCode).toBe(409);
    expect(await listOwners(slug)).toEqual([{ user_id: null, claim_hash: expect.any(String) }]);
  });

  it("keeps an equal one that the user already has and answers with its slug", async () => {
    const { agent: atHome, user } = await signedInAgent();
    const owned = await generate(atHome);
    const browser = createAgent(built.app);
    const { slug } = await generate(browser);
    await signIn(browser, user);

    expect((await adopt(browser, slug)).json()).toMatchObject({ profileSlug: owned.slug });
    expect(await listSlugs(browser)).toEqual([owned.slug]);
    expect(await listOwners(slug)).toEqual([]);
  });

  it("answers a repeated merge with the surviving one, to that user only", async () => {
    const { agent: atHome, user } = await signedInAgent();
    const owned = await generate(atHome);
    const browser = createAgent(built.app);
    const { slug } = await generate(browser);
    const shared = browser.clone();
    await signIn(browser, user);

    const together = await Promise.all(Array.from({ length: 5 }, () => adopt(browser, slug)));
    for (const response of [...together, await adopt(browser, slug), await adopt(atHome, slug)]) {
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { success: true, profileSlug: owned.slug },
      ]);
    }
    const read = await browser.get(`/api/profiles/${slug}`);
    expect([read.statusCode, read.json()]).toMatchObject([200, { slug: owned.slug }]);

    await signIn(shared, await makeUser(built.deps));
    expect((await adopt(shared, slug)).statusCode).toBe(404);
    expect((await shared.get(`/api/profiles/${slug}`)).statusCode).toBe(404);
  });

  it("refuses the blueprint of another browser or of another user", async () => {
    const elsewhere = createAgent(built.app);
    const ownerless = await generate(elsewhere);
    const { agent: owner } = await signedInAgent();
    const owned = await generate(owner);

    const { agent: thief } = await signedInAgent();
    await generate(createAgent(built.app, { cookies: thief.cookies }));
    const unknown = await adopt(thief, "x".repeat(22));
    for (const { slug } of [ownerless, owned]) {
      const before = await listOwners(slug);
      const response = await adopt(thief, slug);
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        404,
        unknown.json<{ message: string }>().message,
      ]);
      expect(await listOwners(slug)).toEqual(before);
    }
  });

  it("ignores a cookie that the server did not sign", async () => {
    const browser = createAgent(built.app);
    const { slug } = await generate(browser);
    const { agent: thief } = await signedInAgent();
    const [id = ""] = (browser.cookies.get("cosmic_claim") ?? "").split(".");
    thief.cookies.set("cosmic_claim", id);
    expect((await adopt(thief, slug)).statusCode).toBe(404);
    thief.cookies.set("cosmic_claim", `${id}.${"A".repeat(43)}`);
    expect((await adopt(thief, slug)).statusCode).toBe(404);
  });

  it("gives one blueprint to one of two users who race for it", async () => {
    for (let round = 0; round < 20; round += 1) {
      const browser = createAgent(built.app);
      const { slug } = await generate(browser);
      const users = [await makeUser(built.deps), await makeUser(built.deps)];
      const racers = await Promise.all(
        users.map(async (user) => {
          const racer = browser.clone();
          await signIn(racer, user);
          return racer;
        }),
      );
      const answers = await Promise.all(racers.map((racer) => adopt(racer, slug)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
      const winner = users[answers[0]?.statusCode === 200 ? 0 : 1];
      expect(await listOwners(slug)).toEqual([{ user_id: winner?.id, claim_hash: null }]);
    }
  });

  it("never loses a blueprint when one user adopts and generates the same at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = createAgent(built.app);
      const { slug } = await generate(browser);
      await signIn(browser, await makeUser(built.deps));
      const [adopted] = await Promise.all([adopt(browser, slug), generate(browser)]);
      const { profileSlug } = adopted.json<{ profileSlug: string }>();
      expect([adopted.statusCode, await listSlugs(browser)]).toEqual([200, [profileSlug]]);
    }
  });

  it("gives its birth date and type to an account that has none", async () => {
    const browser = createAgent(built.app);
    const { slug, sunSign } = await generate(browser);
    await signIn(browser, await makeUser(built.deps));
    await adopt(browser, slug);
    expect((await browser.get("/api/birth-info")).json()).toMatchObject({
      birthDate: ORDER.birthDate,
      sunSign,
      birthTime: null,
      place: null,
    });
    expect((await browser.get("/api/mbti-result")).json()).toMatchObject({
      mbtiType: ORDER.mbtiType,
      axes: [],
    });
    // The same facts as before: the blueprint that was adopted, and no second one.
    expect((await generate(browser)).slug).toBe(slug);
  });

  it("keeps a birth date and type that the account already has", async () => {
    const { agent: atHome, user } = await signedInAgent();
    await atHome.post("/api/birth-info", { birthDate: "1985-06-07", birthTime: "08:15" });
    await atHome.post("/api/mbti-quiz", { answers: [1, 2, 3, 4, 5, 4, 3, 2] });
    const before = await toldBy(atHome);
    const browser = createAgent(built.app);
    const { slug } = await generate(browser);
    await signIn(browser, user);
    expect((await adopt(browser, slug)).statusCode).toBe(200);
    expect(await toldBy(browser)).toEqual(before);
  });

  it("reveals nothing of one that is not adopted", async () => {
    const { slug } = await generate(createAgent(built.app));
    const { agent: thief } = await signedInAgent();
    await generate(createAgent(built.app, { cookies: thief.cookies }));
    await adopt(thief, slug);
    expect(await toldBy(thief)).toEqual([null, null]);
  });

  it("does not move a payment", async () => {
    const browser = createAgent(built.app);
    const { slug } = await generate(browser);
    await signIn(browser, await makeUser(built.deps));
    await adopt(browser, slug);
    const profile = (await browser.get(`/api/profiles/${slug}`)).json<GeneratedProfile>();
    expect(profile).toMatchObject({ isPaid: false, lifePurpose: "" });
  });

  it("answers 401 to a visitor, and refuses an invalid slug", async () => {
    const browser = createAgent(built.app);
    const { slug } = await generate(browser);
    expect((await adopt(browser, slug)).statusCode).toBe(401);
    const { agent } = await signedInAgent();
    for (const profileSlug of ["", "short", 7, null, [], {}, "\u0000".repeat(22)]) {
      const response = await agent.post("/api/migrate-profile", { profileSlug });
      expect(response.statusCode).toBe(400);
    }
  });
});
