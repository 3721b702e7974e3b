import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { type MadeUser, makeUser, signedInUser } from "../../../test/factories.ts";
import { newResetToken } from "../../../test/mailed-links.ts";
import { mailsTo, templatesTo } from "../../../test/outbox.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

const reset = (token: unknown, password: unknown, agent = visitor()) =>
  agent.post("/api/auth/reset-password", { token, password });

const loginStatus = async ({ email }: Pick<MadeUser, "email">, password: string) =>
  (await visitor().post("/api/auth/login", { email, password })).statusCode;

describe("password reset", () => {
  it("accepts the new password and not the old one, and starts no session", async () => {
    const user = await makeUser(built.deps);
    const token = await newResetToken(built, user.email);
    const answer = await reset(token, "a new password");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body).not.toContain(token);
    expect(await loginStatus(user, "a new password")).toBe(200);
    expect(await loginStatus(user, user.password)).toBe(401);
    expect(await templatesTo(built.deps.db, user.email)).toEqual([
      "password-reset",
      "password-changed",
    ]);
  });

  it("ends every session of the account and of no other", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const { agent: neighbour } = await signedInUser(built.app, built.deps);
    const second = visitor();
    await second.post("/api/auth/login", user);
    // The same browser asks: it is signed out like the others.
    await reset(await newResetToken(built, user.email), "a new password", agent);
    for (const old of [agent, second]) {
      expect((await old.get("/api/auth/user")).statusCode).toBe(401);
    }
    expect((await neighbour.get("/api/auth/user")).statusCode).toBe(200);
  });

  it("ends the delay caused by wrong passwords", async () => {
    const { app, deps } = await buildAppForTest({
      configure: (config) => ({
        ...withProductionLimits(config),
        signInDelay: { ...config.signInDelay, firstSeconds: 600 },
      }),
    });
    const from = { remoteAddress: "203.0.113.93" };
    const { agent: live, user } = await signedInUser(app, deps, {}, from);
    const tryLogin = (password: string) =>
      createAgent(app, from).post("/api/auth/login", {
        email: user.email,
        password,
      });
    for (let index = 0; index < 6; index += 1) await tryLogin("wrong");
    expect((await tryLogin(user.password)).statusCode).toBe(429);
    // A deliberate lockout does not affect existing sessions.
    expect((await live.get("/api/auth/user")).statusCode).toBe(200);
    await reset(await newResetToken(built, user.email), "a new password");
    expect((await tryLogin("a new password")).statusCode).toBe(200);
  });

  it("gives a Google-only account its first password, and notifies the owner", async () => {
    const user = await makeUser(built.deps);
    const { db } = built.deps;
    await db.deleteFrom("credentials").where("user_id", "=", user.id).execute();
    await reset(await newResetToken(built, user.email), "a first password");
    expect(await loginStatus(user, "a first password")).toBe(200);
    expect((await mailsTo(db, user.email)).at(-1)).toMatchObject({
      template: "sign-in-method-added",
      method: "password",
    });
  });

  it("verifies the account's address", async () => {
    const user = await makeUser(built.deps);
    const verifiedAt = async () =>
      (
        await built.deps.db
          .selectFrom("users")
          .select("email_verified_at as at")
          .where("id", "=", user.id)
          .executeTakeFirstOrThrow()
      ).at;
    expect(await verifiedAt()).toBeNull();
    const token = await newResetToken(built, user.email);
    expect(await verifiedAt()).toBeNull();
    await reset(token, "a new password");
    expect(await verifiedAt()).toBeInstanceOf(Date);
  });

  it("leaves no session to a sign-in that checked the old password meanwhile", async () => {
    for (let round = 0; round < 12; round += 1) {
      const user = await makeUser(built.deps);
      const token = await newResetToken(built, user.email);
      const agent = visitor();
      const [login, changed] = await Promise.all([
        agent.post("/api/auth/login", user),
        reset(token, "a new password"),
      ]);
      expect(changed.statusCode).toBe(200);
      expect([200, 401]).toContain(login.statusCode);
      expect((await agent.get("/api/auth/user")).statusCode).toBe(401);
    }
  });
});
