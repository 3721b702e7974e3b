import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser, signedInUser } from "../../../test/factories.ts";
import { newResetToken } from "../../../test/mailed-links.ts";
import { mailsTo, templatesTo } from "../../../test/outbox.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const newEmail = () => `new-${crypto.randomUUID()}@cosmic.test`;

async function newUser({ isConfirmed = true } = {}) {
  const made = await signedInUser(built.app, built.deps);
  if (isConfirmed) {
    await built.deps.db
      .updateTable("users")
      .set({ email_verified_at: new Date() })
      .where("id", "=", made.user.id)
      .execute();
  }
  return made;
}

const change = async (agent: Agent, email: string) =>
  (await agent.post("/api/account/email", { email })).statusCode;

const confirm = async (agent: Agent, token: string) => {
  const answer = await agent.post("/api/account/confirm-email", { token });
  return answer.statusCode === 200
    ? answer.json<{ missing: unknown }>().missing
    : answer.statusCode;
};

async function tokenFor(address: string): Promise<string> {
  const mails = await mailsTo(built.deps.db, address);
  return (
    mails.flatMap((mail) => (mail.template === "change-email" ? [mail.token] : [])).at(-1) ?? ""
  );
}

const getEmail = async (agent: Agent) =>
  (await agent.get("/api/auth/user")).json<{ email: string }>().email;

describe("a change of address", () => {
  it.each(["old first", "new first"])(
    "is made when both addresses confirmed it, %s",
    async (order) => {
      const { agent, user } = await newUser();
      const email = newEmail();
      expect(await change(agent, ` ${email.toUpperCase()} `)).toBe(204);
      const sides = [user.email, email];
      const [first = "", second = ""] = order === "old first" ? sides : sides.toReversed();
      expect(await confirm(agent, await tokenFor(first))).toBe(
        order === "old first" ? "new" : "old",
      );
      expect(await getEmail(agent)).toBe(user.email);
      expect(await confirm(agent, await tokenFor(second))).toBeNull();
      expect(await getEmail(agent)).toBe(email);
      // Its links have done their work, and may be opened again.
      for (const side of sides) expect(await confirm(agent, await tokenFor(side))).toBeNull();
      expect(await confirm(agent, "made up")).toBe(400);
      expect((await agent.get("/api/account")).json()).toMatchObject({
        isEmailConfirmed: true,
        emailChange: null,
      });
      const login = { email, password: user.password };
      const visitor = createAgent(built.app);
      expect((await visitor.post("/api/auth/login", login)).statusCode).toBe(200);
      expect((await visitor.post("/api/auth/login", user)).statusCode).toBe(401);
      for (const address of sides) {
        expect(await templatesTo(built.deps.db, address)).toEqual([
          "change-email",
          "email-changed",
        ]);
      }
    },
  );

  it("shows no token while it waits, and tells the new address nothing of the old one", async () => {
    const { agent, user } = await newUser();
    const email = newEmail();
    await change(agent, email);
    const account = await agent.get("/api/account");
    expect(account.json()).toMatchObject({
      emailChange: { newEmail: email, isOldConfirmed: false, isNewConfirmed: false },
    });
    expect(account.body).not.toMatch(/hash|token/i);
    expect(JSON.stringify(await mailsTo(built.deps.db, email))).not.toContain(user.email);
  });

  it("asks the new address alone where the old one was never confirmed", async () => {
    const { agent, user } = await newUser({ isConfirmed: false });
    const email = newEmail();
    await change(agent, email);
    expect(await templatesTo(built.deps.db, user.email)).toEqual([]);
    expect(await confirm(agent, await tokenFor(email))).toBeNull();
    expect(await getEmail(agent)).toBe(email);
  });

  it("is confirmed by its user alone", async () => {
    const { agent, user } = await newUser();
    const stranger = await newUser({ isConfirmed: false });
    const email = newEmail();
    await change(agent, email);
    for (const address of [user.email, email]) {
      expect(await confirm(stranger.agent, await tokenFor(address))).toBe(400);
      expect(await confirm(createAgent(built.app), await tokenFor(address))).toBe(401);
    }
    expect(await getEmail(agent)).toBe(user.email);
  });

  it("ends when it is canceled, replaced or too old", async () => {
    const { agent, user } = await newUser();
    const [first, second] = [newEmail(), newEmail()];
    await change(agent, first);
    await change(agent, second);
    await confirm(agent, await tokenFor(user.email));
    expect(await confirm(agent, await tokenFor(first))).toBe(400);
    expect((await agent.post("/api/account/cancel-email-change")).statusCode).toBe(204);
    await confirm(agent, await tokenFor(second));
    await change(agent, second);
    await built.deps.db
      .updateTable("email_changes")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("user_id", "=", user.id)
      .execute();
    for (const address of [user.email, second]) await confirm(agent, await tokenFor(address));
    expect(await getEmail(agent)).toBe(user.email);
  });

  it("is refused to a taken address, also one that is taken while it waits, and to the same one", async () => {
    const { agent, user } = await newUser();
    const { email: taken } = await makeUser(built.deps);
    expect(await change(agent, taken)).toBe(409);
    expect(await change(agent, user.email)).toBe(400);
    expect(await change(agent, "no address")).toBe(400);
    const email = newEmail();
    await change(agent, email);
    await confirm(agent, await tokenFor(user.email));
    await makeUser(built.deps, { email });
    expect(await confirm(agent, await tokenFor(email))).toBe(409);
    expect(await getEmail(agent)).toBe(user.email);
  });

  it("ends reset links that went to the address before", async () => {
    const { agent, user } = await newUser();
    const token = await newResetToken(built, user.email);
    const email = newEmail();
    await change(agent, email);
    for (const address of [user.email, email]) await confirm(agent, await tokenFor(address));
    const body = { token, password: "a new password" };
    const reset = await createAgent(built.app).post("/api/auth/reset-password", body);
    expect(reset.statusCode).toBe(400);
  });
});
