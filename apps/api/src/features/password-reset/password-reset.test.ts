import { createHash } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { type MadeUser, makeUser, signedInUser } from "../../../test/factories.ts";
import { countJobsNaming, mailsTo, templatesTo } from "../../../test/outbox.ts";
import type { Config } from "../../config/config.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { createPasswordHasher } from "../auth/index.ts";
import { mailResetLink, RESET_REQUEST_JOB } from "./password-reset.service.ts";

const SENT = "If an account with that email exists, we've sent password reset instructions.";
const INVALID = "This reset link is invalid or expired. Please request a new one.";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

const strict = (config: Config): Config => ({ ...config, limits: { ...config.limits, scale: 1 } });

/** Does what the worker does with a request for a link. */
async function handleRequest({ deps }: TestApp, email: string): Promise<void> {
  const limiter = createRateLimiter(deps.db, deps.config);
  const passwords = await createPasswordHasher(deps.config.passwords);
  await mailResetLink({ ...deps, limiter, passwords }, email);
}

/** The tokens mailed to an address, the oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  const mails = await mailsTo(built.deps.db, email);
  return mails.flatMap((mail) => (mail.template === "password-reset" ? [mail.token] : []));
}

async function newToken(email: string): Promise<string> {
  await handleRequest(built, email);
  return (await tokensOf(email)).at(-1) ?? "";
}

const reset = (token: unknown, password: unknown, agent = visitor()) =>
  agent.post("/api/auth/reset-password", { token, password });

const loginStatus = async ({ email }: Pick<MadeUser, "email">, password: string) =>
  (await visitor().post("/api/auth/login", { email, password })).statusCode;

describe("asking for a reset link", () => {
  it("answers alike for every address, and leaves the same behind", async () => {
    const known = await makeUser(built.deps);
    const unknown = `nobody-${crypto.randomUUID()}@cosmic.test`;
    const answers = [];
    for (const email of [known.email, unknown]) {
      const answer = await visitor().post("/api/auth/forgot-password", { email });
      expect(answer.statusCode).toBe(200);
      expect(await countJobsNaming(built.deps.db, RESET_REQUEST_JOB, email)).toBe(1);
      expect(await mailsTo(built.deps.db, email)).toEqual([]);
      answers.push(answer.json());
    }
    expect(answers).toEqual([{ message: SENT }, { message: SENT }]);
  });

  it("mails a link to the account's address only, whatever look-alike was typed", async () => {
    const name = crypto.randomUUID();
    const { email } = await makeUser(built.deps, { email: `mike-${name}@cosmic.test` });
    for (const lookalike of [`m\u0131ke-${name}@cosmic.test`, `mi\u212Ae-${name}@cosmic.test`]) {
      await visitor().post("/api/auth/forgot-password", { email: lookalike });
      await handleRequest(built, lookalike);
    }
    expect(await mailsTo(built.deps.db, email)).toEqual([]);
    expect(await countJobsNaming(built.deps.db, "send-mail", name)).toBe(0);
  });

  it("keeps a hash of 256 random bits, not the token", async () => {
    const { email, id } = await makeUser(built.deps);
    const token = await newToken(email);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await built.deps.db
      .selectFrom("password_reset_tokens")
      .selectAll()
      .where("user_id", "=", id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toMatchObject([{ token_hash: createHash("sha256").update(token).digest("hex") }]);
    const [row] = rows;
    expect(Number(row?.expires_at) - Number(row?.created_at)).toBe(3_600_000);
  });

  it("mails three links an hour to one account, and says nothing of the rest", async () => {
    const strictApp = await buildAppForTest({ configure: strict });
    const { email } = await makeUser(built.deps);
    for (let index = 0; index < 8; index += 1) {
      const agent = createAgent(strictApp.app, { remoteAddress: `198.51.100.${index}` });
      const spelling = index % 2 ? email.toUpperCase() : email;
      const answer = await agent.post("/api/auth/forgot-password", { email: spelling });
      expect(answer.json()).toEqual({ message: SENT });
      await handleRequest(strictApp, email);
    }
    expect(await templatesTo(built.deps.db, email)).toEqual(Array(3).fill("password-reset"));
  });

  it("is refused after ten times an hour from one network address, with the time to wait", async () => {
    const { app } = await buildAppForTest({ configure: strict });
    const agent = createAgent(app, { remoteAddress: "203.0.113.91" });
    const ask = () =>
      agent.post("/api/auth/forgot-password", { email: `${crypto.randomUUID()}@cosmic.test` });
    for (let index = 0; index < 10; index += 1) expect((await ask()).statusCode).toBe(200);
    const refusal = await ask();
    expect(refusal.statusCode).toBe(429);
    expect(Number(refusal.headers["retry-after"])).toBeGreaterThan(3_500);
    expect(refusal.json().message).toMatch(/try again in (59|60) minutes\.$/);
  });

  it("leads from the request to the mail without anybody waiting for it", async () => {
    const database = await openOwnDatabase();
    onTestFinished(() => database.close());
    const working = await buildAppForTest({
      database,
      configure: (config) => ({
        ...config,
        jobs: { workers: true },
        // Nobody listens there: the mail stays in the outbox.
        secrets: { ...config.secrets, smtpUrl: "smtp://127.0.0.1:9" },
      }),
    });
    const { email } = await makeUser(working.deps);
    await createAgent(working.app).post("/api/auth/forgot-password", { email });
    while ((await mailsTo(working.deps.db, email)).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await templatesTo(working.deps.db, email)).toEqual(["password-reset"]);
    while ((await countJobsNaming(working.deps.db, RESET_REQUEST_JOB, email)) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
});

describe("setting a new password by a mailed link", () => {
  it("lets the new password in and the old one not, and starts no session", async () => {
    const user = await makeUser(built.deps);
    const token = await newToken(user.email);
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

  it("ends every session of the account and nobody else's", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const { agent: neighbour } = await signedInUser(built.app, built.deps);
    const second = visitor();
    await second.post("/api/auth/login", user);
    // The same browser asks: it is signed out like the others.
    await reset(await newToken(user.email), "a new password", agent);
    for (const old of [agent, second]) {
      expect((await old.get("/api/auth/user")).statusCode).toBe(401);
    }
    expect((await neighbour.get("/api/auth/user")).statusCode).toBe(200);
  });

  it("takes a token once, also when many try it at the same moment", async () => {
    const user = await makeUser(built.deps);
    const token = await newToken(user.email);
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

  it("keeps the token good after a password that is too short or too long", async () => {
    const user = await makeUser(built.deps);
    const token = await newToken(user.email);
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

  it("refuses a token after an hour, after a newer one, and of a deleted user", async () => {
    const user = await makeUser(built.deps);
    const first = await newToken(user.email);
    const second = await newToken(user.email);
    expect(second).not.toBe(first);
    expect((await reset(first, "a new password")).json().message).toBe(INVALID);
    await built.deps.db
      .updateTable("password_reset_tokens")
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where("user_id", "=", user.id)
      .execute();
    expect((await reset(second, "a new password")).json().message).toBe(INVALID);
    const third = await newToken(user.email);
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
  ])("refuses %j as a token", async (token, message) => {
    const answer = await reset(token, "a new password");
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
  });

  it("is refused after ten tries an hour from one network address", async () => {
    const { app } = await buildAppForTest({ configure: strict });
    const agent = createAgent(app, { remoteAddress: "203.0.113.92" });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await reset("A".repeat(43), "a new password", agent)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it("ends the wait that wrong passwords brought", async () => {
    const { app, deps } = await buildAppForTest({
      configure: (config) => ({
        ...strict(config),
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
    // Locking somebody out on purpose leaves those who are signed in alone.
    expect((await live.get("/api/auth/user")).statusCode).toBe(200);
    await reset(await newToken(user.email), "a new password");
    expect((await tryLogin("a new password")).statusCode).toBe(200);
  });

  it("gives an account that signs in with Google only its first password, and says so", async () => {
    const user = await makeUser(built.deps);
    const { db } = built.deps;
    await db.deleteFrom("credentials").where("user_id", "=", user.id).execute();
    await reset(await newToken(user.email), "a first password");
    expect(await loginStatus(user, "a first password")).toBe(200);
    expect((await mailsTo(db, user.email)).at(-1)).toMatchObject({
      template: "sign-in-method-added",
      method: "password",
    });
  });

  it("proves that the address is the account's", async () => {
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
    const token = await newToken(user.email);
    expect(await verifiedAt()).toBeNull();
    await reset(token, "a new password");
    expect(await verifiedAt()).toBeInstanceOf(Date);
  });

  it("leaves no session to a sign-in that checked the old password meanwhile", async () => {
    for (let round = 0; round < 12; round += 1) {
      const user = await makeUser(built.deps);
      const token = await newToken(user.email);
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
