import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { type MadeUser, makeUser } from "../../../test/factories.ts";
import { newResetToken } from "../../../test/mailed-links.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

const INVALID = "This reset link is invalid or expired. Please request a new one.";

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

describe("password reset token", () => {
  it("is accepted once, also when it is sent many times at once", async () => {
    const user = await makeUser(built.deps);
    const token = await newResetToken(built, user.email);
    const passwords = Array.from({ length: 20 }, (_, index) => `new password ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe(INVALID);
    }
    for (const password of passwords.slice(0, 4).concat(won)) {
      expect(await loginStatus(user, password)).toBe(won.includes(password) ? 200 : 401);
    }
    expect((await reset(token, "once more, please")).statusCode).toBe(400);
  });

  it("stays valid after a password that is too short or too long", async () => {
    const user = await makeUser(built.deps);
    const token = await newResetToken(built, user.email);
    for (const [password, message] of [
      ["1234567", "Password must be at least 8 characters"],
      ["x".repeat(1_025), "Password must be at most 1,024 bytes"],
      [undefined, "Password is required"],
    ]) {
      const answer = await reset(token, password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message, issues: [{ path: "password" }] });
    }
    expect((await reset(token, "12345678")).statusCode).toBe(200);
    expect(await loginStatus(user, "12345678")).toBe(200);
  });

  it("is refused after an hour, after a newer one, and for a deleted user", async () => {
    const user = await makeUser(built.deps);
    const first = await newResetToken(built, user.email);
    const second = await newResetToken(built, user.email);
    expect(second).not.toBe(first);
    expect((await reset(first, "a new password")).json().message).toBe(INVALID);
    await built.deps.db
      .updateTable("password_reset_tokens")
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where("user_id", "=", user.id)
      .execute();
    expect((await reset(second, "a new password")).json().message).toBe(INVALID);
    const third = await newResetToken(built, user.email);
    await built.deps.db.deleteFrom("users").where("id", "=", user.id).execute();
    expect((await reset(third, "a new password")).statusCode).toBe(400);
    expect(await loginStatus(user, user.password)).toBe(401);
  });

  it.each([
    ["", "Reset token is missing."],
    [[], "Reset token is missing."],
    [null, "Reset token is missing."],
    ["a\0b", "Reset token is missing."],
    ["' or 1=1 --", INVALID],
    ["A".repeat(43), INVALID],
  ])("is refused when it is %j", async (token, message) => {
    const answer = await reset(token, "a new password");
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
  });

  it("is refused after ten tries an hour from one network address", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const agent = createAgent(app, { remoteAddress: "203.0.113.92" });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await reset("A".repeat(43), "a new password", agent)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it("works while others at the owner's address have used up their tries", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const agent = createAgent(app, { remoteAddress: "203.0.113.95" });
    const user = await makeUser(built.deps);
    const token = await newResetToken(built, user.email);
    for (let index = 0; index < 11; index += 1) await reset("B".repeat(43), "a password", agent);
    expect((await reset(token, "a new password", agent)).statusCode).toBe(200);
  });
});
