import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser, setLifetimeAccess, signedInUser } from "../../../test/factories.ts";
import { mailsTo, templatesTo } from "../../../test/outbox.ts";
import type { Config } from "../../config/config.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const strict = (config: Config): Config => ({ ...config, limits: { ...config.limits, scale: 1 } });

const isSignedIn = async (agent: Agent) => (await agent.get("/api/auth/user")).statusCode === 200;

const addIdentity = (userId: string, email: string) =>
  built.deps.db
    .insertInto("identities")
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      issuer: "https://accounts.google.com",
      subject: crypto.randomUUID(),
      email,
      created_at: new Date("2026-03-01T10:00:00Z"),
    })
    .execute();

describe("the account", () => {
  it("shows its owner the ways in and how many browsers are signed in, and no secret", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps, { firstName: "Ada" });
    await createAgent(built.app).post("/api/auth/login", user);
    await addIdentity(user.id, "ada@gmail.test");
    const answer = await agent.get("/api/account");
    expect(answer.json()).toEqual({
      user: (await agent.get("/api/auth/user")).json(),
      signInMethods: [
        { kind: "password", email: user.email, addedAt: expect.any(String) },
        { kind: "google", email: "ada@gmail.test", addedAt: "2026-03-01T10:00:00.000Z" },
      ],
      sessions: 2,
    });
    expect(answer.body).not.toMatch(/argon2|hash|subject|issuer/);
  });

  it("takes a new name, trimmed; an empty one is removed", async () => {
    const { agent } = await signedInUser(built.app, built.deps, { firstName: "Ada" });
    const answer = await agent.post("/api/account/name", {
      firstName: "  Zoë ",
      lastName: "O’Neill-山田",
      hasLifetimeAccess: true,
    });
    expect(answer.json()).toMatchObject({ firstName: "Zoë", lastName: "O’Neill-山田" });
    expect((await agent.get("/api/auth/user")).json()).toMatchObject({
      firstName: "Zoë",
      lastName: "O’Neill-山田",
      hasLifetimeAccess: false,
    });
    await agent.post("/api/account/name", { firstName: "Zoë", lastName: " " });
    expect((await agent.get("/api/auth/user")).json()).toMatchObject({ lastName: null });
  });

  it.each([
    ["firstName", "x".repeat(101), "Names can have at most 100 characters"],
    ["firstName", "two\nlines", "Names must be one line of text"],
    ["lastName", "a\0b", "Names must be one line of text"],
    ["lastName", 7, "Names must be one line of text"],
  ])("refuses %s = %j and says which field it was, and why", async (field, value, message) => {
    const { agent } = await signedInUser(built.app, built.deps);
    const answer = await agent.post("/api/account/name", { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, issues: [{ path: field, message }] });
  });
});

describe("signing out everywhere", () => {
  it("ends every session of the user and nobody else's", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const { agent: neighbour } = await signedInUser(built.app, built.deps);
    const copy = agent.clone();
    const other = createAgent(built.app);
    await other.post("/api/auth/login", user);
    const answer = await agent.post("/api/account/sign-out-everywhere");
    expect(answer.statusCode).toBe(204);
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(agent.cookies.size).toBe(0);
    expect(await isSignedIn(copy)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(neighbour)).toBe(true);
    expect((await copy.post("/api/account/sign-out-everywhere")).statusCode).toBe(401);
  });
});

const PERSONAL = [
  "credentials",
  "identities",
  "sessions",
  "birth_infos",
  "quiz_results",
  "blueprints",
  "password_reset_tokens",
] as const;

async function countPersonalRows(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of PERSONAL) {
    const { count } = await built.deps.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

/** Somebody who has used everything that leaves a row. */
async function settledUser(traits = {}) {
  const { agent, user } = await signedInUser(built.app, built.deps, traits);
  await addIdentity(user.id, user.email);
  await agent.post("/api/birth-info", { birthDate: "1990-07-14", birthTime: "13:45" });
  await agent.post("/api/mbti-quiz", { answers: [1, 2, 3, 4, 5, 4, 3, 2] });
  await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "INTJ" });
  await built.deps.db
    .insertInto("password_reset_tokens")
    .values({
      token_hash: crypto.randomUUID(),
      user_id: user.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
      used_at: null,
    })
    .execute();
  return { agent, user };
}

describe("deleting the account", () => {
  it("takes everything personal with it, at once, and is confirmed by mail", async () => {
    const { agent, user } = await settledUser({ firstName: "Ada" });
    expect(Object.values(await countPersonalRows(user.id)).every((count) => count > 0)).toBe(true);
    const copy = agent.clone();
    const answer = await agent.post("/api/account/delete", {
      email: ` ${user.email.toUpperCase()}`,
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(agent.cookies.size).toBe(0);
    expect(await isSignedIn(copy)).toBe(false);
    expect(Object.values(await countPersonalRows(user.id))).toEqual(PERSONAL.map(() => 0));
    expect((await mailsTo(built.deps.db, user.email)).at(-1)).toEqual({
      template: "account-deleted",
      to: user.email,
      firstName: "Ada",
    });
    expect((await copy.post("/api/account/delete", { email: user.email })).statusCode).toBe(401);
    expect((await createAgent(built.app).post("/api/auth/login", user)).statusCode).toBe(401);
  });

  it("leaves the address free for a new account, which starts empty", async () => {
    const { agent, user } = await settledUser({ hasLifetimeAccess: true });
    await agent.post("/api/account/delete", { email: user.email });
    const again = createAgent(built.app);
    const body = { email: user.email, password: "another one" };
    expect((await again.post("/api/auth/signup", body)).statusCode).toBe(200);
    expect((await again.get("/api/profiles")).json()).toEqual([]);
    expect((await again.get("/api/birth-info")).json()).toBeNull();
    expect((await again.get("/api/auth/user")).json()).toMatchObject({ hasLifetimeAccess: false });
  });

  it.each([
    ["somebody-else@cosmic.test", "This is not the email address of this account."],
    ["", "Please enter a valid email address"],
    [undefined, "Please enter a valid email address"],
  ])("is refused for the typed address %j, and changes nothing", async (email, message) => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const answer = await agent.post("/api/account/delete", { email });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, issues: [{ path: "email" }] });
    expect(await isSignedIn(agent)).toBe(true);
    expect(await mailsTo(built.deps.db, user.email)).toEqual([]);
  });

  it("fills nobody's mailbox, though accounts under their address come and go all day", async () => {
    const { app } = await buildAppForTest({ configure: strict });
    const email = `victim-${crypto.randomUUID()}@cosmic.test`;
    for (let round = 0; round < 6; round += 1) {
      const agent = createAgent(app, { remoteAddress: `198.51.104.${round}` });
      const signUp = await agent.post("/api/auth/signup", { email, password: "a password" });
      expect(signUp.statusCode).toBe(200);
      expect((await agent.post("/api/account/delete", { email })).statusCode).toBe(204);
    }
    const letters = await templatesTo(built.deps.db, email);
    expect(letters.filter((template) => template === "welcome")).toHaveLength(3);
    expect(letters.filter((template) => template === "account-deleted")).toHaveLength(3);
  });

  it("happens once when it is asked for twice at the same moment, with one mail", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const { email } = user;
    const copies = Array.from({ length: 5 }, () => agent.clone());
    const answers = await Promise.all(
      copies.map((copy) => copy.post("/api/account/delete", { email })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(await templatesTo(built.deps.db, email)).toEqual(["account-deleted"]);
  });

  it("leaves no orphan when a blueprint is being made meanwhile", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { agent, user } = await signedInUser(built.app, built.deps);
      const [made, deleted] = await Promise.all([
        agent.clone().post("/api/generate-profile", { birthDate: "1991-02-03", mbtiType: "ENFP" }),
        agent.clone().post("/api/account/delete", { email: user.email }),
      ]);
      expect(deleted.statusCode).toBe(204);
      expect([200, 401]).toContain(made.statusCode);
      expect((await countPersonalRows(user.id))["blueprints"]).toBe(0);
    }
  });
});

async function download(agent: Agent): Promise<Record<string, Uint8Array>> {
  const answer = await agent.get("/api/account/export");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="cosmic-blueprint-data.zip"',
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  return unzipSync(new Uint8Array(answer.rawPayload));
}

const jsonOf = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

const namesLike = (files: Record<string, Uint8Array>, pattern: RegExp) =>
  Object.keys(files).filter((name) => pattern.test(name));

describe("a copy of everything", () => {
  it("holds what is stored, a preview of what is not paid for, and no secret", async () => {
    const { agent, user } = await settledUser({ firstName: "Ada" });
    const files = await download(agent);
    expect(jsonOf(files, "account.json")).toMatchObject({
      id: user.id,
      email: user.email,
      firstName: "Ada",
      emailVerifiedAt: null,
      signInMethods: [{ kind: "password" }, { kind: "google" }],
    });
    expect(jsonOf(files, "sessions.json")).toHaveLength(1);
    expect(jsonOf(files, "birth-info.json")).toMatchObject({ birthDate: "1990-07-14" });
    expect(jsonOf(files, "quiz-results.json")).toMatchObject([
      { answers: [1, 2, 3, 4, 5, 4, 3, 2] },
    ]);
    const [report] = namesLike(files, /^blueprints\/.*-intj-cancer-[\w-]{22}\.json$/);
    const profile = jsonOf(files, report ?? "");
    expect(profile).toMatchObject({ isPaid: false, mbtiType: "INTJ" });
    expect(profile.careerSuggestions.length).toBeLessThanOrEqual(151);
    expect(profile.lifePurpose).toBe("");
    const [chart] = namesLike(files, /^blueprints\/.*\.svg$/);
    expect(strFromU8(files[chart ?? ""] ?? new Uint8Array())).toMatch(/^<svg [^>]+>.*<\/svg>\n$/s);
    expect(namesLike(files, /\.(pdf|ics)$/)).toEqual([]);
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("quiz-results.json");
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join("\n");
    expect(everything).not.toMatch(/argon2|hash"|token|subject/i);
    expect(await templatesTo(built.deps.db, user.email)).toEqual(["data-export-ready"]);
  });

  it("holds the whole report, printed and as a calendar, for who may read it", {
    timeout: 60_000,
  }, async () => {
    const { agent, user } = await settledUser();
    await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "ESFP" });
    await setLifetimeAccess(built.deps, user.id, true);
    const files = await download(agent);
    const printed = namesLike(files, /^blueprints\/.*\.pdf$/);
    expect(printed).toHaveLength(2);
    for (const name of printed) {
      expect(strFromU8(files[name]?.slice(0, 5) ?? new Uint8Array())).toBe("%PDF-");
      expect(strFromU8(files[name.replace(".pdf", ".ics")] ?? new Uint8Array())).toMatch(
        /^BEGIN:VCALENDAR/,
      );
      const profile = jsonOf(files, name.replace(".pdf", ".json"));
      expect(profile.isPaid).toBe(true);
      expect(profile.lifePurpose.length).toBeGreaterThan(151);
    }
  });

  it("of somebody who has only just come says so plainly", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const files = await download(agent);
    expect(jsonOf(files, "birth-info.json")).toBeNull();
    expect(jsonOf(files, "quiz-results.json")).toEqual([]);
    expect(namesLike(files, /^blueprints\//)).toEqual([]);
  });

  it("holds nothing of anybody else", async () => {
    const { user: stranger } = await settledUser({ firstName: "Canary" });
    const { agent } = await settledUser();
    const everything = Object.values(await download(agent))
      .map((bytes) => strFromU8(bytes))
      .join();
    expect(everything).not.toContain(stranger.id);
    expect(everything).not.toContain("Canary");
  });

  it("is given five times an hour", async () => {
    const { app } = await buildAppForTest({ configure: strict });
    const user = await makeUser(built.deps);
    const agent = createAgent(app, { remoteAddress: "203.0.113.94" });
    await agent.post("/api/auth/login", user);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await agent.get("/api/account/export")).statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});
