import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../agent.ts";
import { type MadeUser, makeUser, signedInUser } from "../factories.ts";
import { templatesTo } from "../outbox.ts";
import { atOnce, countStatuses, type Replicas, startReplicas } from "./replicas.ts";

let replicas: Replicas;

beforeAll(async () => {
  replicas = await startReplicas();
});

afterAll(() => replicas.close());

const status = async (agent: Agent) => (await agent.get("/api/auth/user")).statusCode;

const signedInAgent = (index = 0) => signedInUser(replicas.at(index).app, replicas.at(index).deps);

const newEmail = () => `user-${crypto.randomUUID()}@cosmic.test`;

/** Puts a token where a mailed link would find it. */
async function insertResetToken({ id }: MadeUser): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await replicas.first.deps.db
    .insertInto("password_reset_tokens")
    .values({
      token_hash: createHash("sha256").update(token).digest("hex"),
      user_id: id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
      used_at: null,
    })
    .execute();
  return token;
}

const nthPassword = (index: number) => `the new password ${index}`;

const reset = (index: number, token: string, password: string) =>
  replicas.browser(index).post("/api/auth/reset-password", { token, password });

describe("a session", () => {
  it("that begins on one replica is known to the other at once", async () => {
    const { agent } = await signedInAgent(0);
    expect(await status(replicas.across(agent, 1))).toBe(200);
  });

  it.each<[string, (agent: Agent, user: MadeUser) => Promise<unknown>]>([
    ["signing out", (agent) => agent.get("/api/logout")],
    ["signing out everywhere", (agent) => agent.post("/api/account/sign-out-everywhere")],
    ["deleting the account", (agent, { email }) => agent.post("/api/account/delete", { email })],
    ["signing in anew", (agent, user) => agent.post("/api/auth/login", user)],
    [
      "a new password",
      async (_agent, user) => reset(0, await insertResetToken(user), "a new password"),
    ],
  ])("ends on both with %s", async (_what, end) => {
    const { agent, user } = await signedInAgent(0);
    const elsewhere = replicas.across(agent, 1);
    expect(await status(elsewhere)).toBe(200);
    await end(agent, user);
    expect(await status(elsewhere)).toBe(401);
    expect(await status(replicas.across(elsewhere, 0))).toBe(401);
  });

  it("of every browser ends when the password is reset on either", async () => {
    const { agent, user } = await signedInAgent(0);
    const browsers = await atOnce(3, async (index) => {
      const browser = replicas.browser(index);
      await browser.post("/api/auth/login", user);
      return browser;
    });
    await reset(1, await insertResetToken(user), "a new password");
    const everywhere = [agent, ...browsers].flatMap((one) =>
      [0, 1].map((index) => replicas.across(one, index)),
    );
    expect(await Promise.all(everywhere.map(status))).toEqual(everywhere.map(() => 401));
  });
});

describe("a reset token", () => {
  it("works once when twenty requests reach both replicas at the same time", async () => {
    const user = await makeUser(replicas.first.deps);
    const token = await insertResetToken(user);
    const answers = await atOnce(20, (index) => reset(index, token, nthPassword(index)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    const logins = await atOnce(20, (index) =>
      replicas
        .browser(index)
        .post("/api/auth/login", { email: user.email, password: nthPassword(index) }),
    );
    expect(logins.map(({ statusCode }) => statusCode === 200)).toEqual(
      answers.map(({ statusCode }) => statusCode === 200),
    );
    const { db } = replicas.first.deps;
    expect(await templatesTo(db, user.email)).toEqual(["password-changed"]);
  });
});

describe("an address", () => {
  it("gets one account from fifty simultaneous sign-ups in any spelling", async () => {
    const email = newEmail();
    const answers = await atOnce(50, (index) =>
      replicas.browser(index).post("/api/auth/signup", {
        email: index % 3 === 0 ? email : index % 3 === 1 ? email.toUpperCase() : ` ${email} `,
        password: `password ${index}`,
      }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    const { db } = replicas.first.deps;
    const rows = await db.selectFrom("users").select("id").where("email", "=", email).execute();
    expect(rows).toHaveLength(1);
    expect(await templatesTo(db, email)).toEqual(["welcome"]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.flatMap(({ headers }) => headers["set-cookie"] ?? [])).toEqual([]);
  });
});

describe("a blueprint", () => {
  const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };

  it("is made once, however many ask both replicas for it", async () => {
    const { agent, user } = await signedInAgent();
    const answers = await atOnce(10, (index) =>
      replicas.across(agent, index).post("/api/generate-profile", ORDER),
    );
    expect(countStatuses(answers)).toEqual({ 200: 10 });
    const slugs = new Set(answers.map((answer) => answer.json().profile.slug));
    expect(slugs.size).toBe(1);
    const rows = await replicas.second.deps.db
      .selectFrom("blueprints")
      .select("id")
      .where("user_id", "=", user.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("without an owner goes to one of two users who adopt it on both at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = replicas.browser(round);
      const answer = await browser.post("/api/generate-profile", ORDER);
      const { slug } = answer.json<{ profile: { slug: string } }>().profile;
      const claims = await atOnce(2, async (index) => {
        const claimant = replicas.across(browser, index);
        await claimant.post("/api/auth/login", await makeUser(replicas.at(index).deps));
        return await claimant.post("/api/migrate-profile", { profileSlug: slug });
      });
      expect(countStatuses(claims)).toEqual({ 200: 1, 404: 1 });
    }
  });
});
