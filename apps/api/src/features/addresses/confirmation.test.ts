import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { countJobsNaming, mailsTo } from "../../../test/outbox.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

/** A user who has just signed up, with the token of the welcome mail. */
async function signUp(app = built.app, remoteAddress = "127.0.0.1") {
  const agent = createAgent(app, { remoteAddress });
  const email = `new-${crypto.randomUUID()}@cosmic.test`;
  const body = { email, password: "a password", firstName: "Buy now at evil.test" };
  expect((await agent.post("/api/auth/signup", body)).statusCode).toBe(200);
  return { agent, email, token: await newestToken(email) };
}

async function newestToken(email: string): Promise<string> {
  const mails = await mailsTo(built.deps.db, email);
  const tokens = mails.flatMap((mail) => ("token" in mail && mail.token ? [mail.token] : []));
  return tokens.at(-1) ?? "";
}

const confirm = async (agent: Agent, token: unknown) =>
  (await agent.post("/api/account/confirm-email", { token })).statusCode;

const isConfirmed = async (agent: Agent) =>
  (await agent.get("/api/account")).json<{ isEmailConfirmed: boolean }>().isEmailConfirmed;

describe("the link of the welcome mail", () => {
  it("confirms the address of the signed-in user, and may be opened again", async () => {
    const { agent, token } = await signUp();
    expect(await isConfirmed(agent)).toBe(false);
    expect([await confirm(agent, token), await isConfirmed(agent)]).toEqual([200, true]);
    expect(await confirm(agent, token)).toBe(200);
  });

  it("is told from any other also once the address is confirmed", async () => {
    const { agent, token } = await signUp();
    const stranger = await signUp();
    expect(await confirm(agent, token)).toBe(200);
    for (const other of [stranger.token, "made up"]) expect(await confirm(agent, other)).toBe(400);
  });

  it("confirms nothing for a stranger who received it", async () => {
    const { agent, token } = await signUp();
    const stranger = await signUp();
    expect(await confirm(createAgent(built.app), token)).toBe(401);
    expect(await confirm(stranger.agent, token)).toBe(400);
    expect([await isConfirmed(agent), await isConfirmed(stranger.agent)]).toEqual([false, false]);
  });

  it("has no name beside it: the address may be another person's", async () => {
    const { email } = await signUp();
    expect(JSON.stringify(await mailsTo(built.deps.db, email))).not.toContain("Buy now");
  });

  it("ends after a week", async () => {
    const { agent, token } = await signUp();
    await built.deps.db
      .updateTable("email_confirmations")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    expect([await confirm(agent, token), await isConfirmed(agent)]).toEqual([400, false]);
  });

  it.each(["", null, [], "x".repeat(10_000), "' or 1=1 --"])("is refused as %j", async (token) => {
    const { agent } = await signUp();
    expect(await confirm(agent, token)).toBe(400);
  });

  it("is stored as a hash, and waits sealed", async () => {
    const { token } = await signUp();
    const rows = await built.deps.db.selectFrom("email_confirmations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await countJobsNaming(built.deps.db, "send-mail", token)).toBe(0);
  });
});

describe("another link", () => {
  it("replaces the one before", async () => {
    const { agent, email, token } = await signUp();
    expect((await agent.post("/api/account/send-confirmation")).statusCode).toBe(204);
    const newer = await newestToken(email);
    expect(newer).not.toBe(token);
    expect([await confirm(agent, token), await confirm(agent, newer)]).toEqual([400, 200]);
  });

  it("is not sent once the address is confirmed", async () => {
    const { agent, email, token } = await signUp();
    await confirm(agent, token);
    expect((await agent.post("/api/account/send-confirmation")).statusCode).toBe(204);
    expect(await mailsTo(built.deps.db, email)).toHaveLength(1);
  });

  it("is sent three times a day at most", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const { agent } = await signUp(app, "203.0.113.121");
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await agent.post("/api/account/send-confirmation")).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 429]);
  });
});
