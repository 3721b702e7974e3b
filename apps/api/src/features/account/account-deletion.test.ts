import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { mailsTo, templatesTo } from "../../../test/outbox.ts";
import { settledUser } from "../../../test/settled-user.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const isSignedIn = async (agent: Agent) => (await agent.get("/api/auth/user")).statusCode === 200;

const PERSONAL = [
  "credentials",
  "identities",
  "sessions",
  "birth_infos",
  "quiz_results",
  "trials",
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

describe("account deletion", () => {
  it("deletes all personal data at once, and is confirmed by email", async () => {
    const { agent, user } = await settledUser(built, { firstName: "Ada" });
    expect(Object.values(await countPersonalRows(user.id)).every((count) => count > 0)).toBe(true);
    const copy = agent.clone();
    const answer = await agent.post("/api/account/delete", {
      email: ` ${user.email.toUpperCase()}`,
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(agent.cookies.has("cosmic_session")).toBe(false);
    expect(await isSignedIn(copy)).toBe(false);
    expect(Object.values(await countPersonalRows(user.id))).toEqual(PERSONAL.map(() => 0));
    expect((await mailsTo(built.deps.db, user.email)).at(-1)).toEqual({
      template: "account-deleted",
      to: user.email,
    });
    expect((await copy.post("/api/account/delete", { email: user.email })).statusCode).toBe(401);
    expect((await createAgent(built.app).post("/api/auth/login", user)).statusCode).toBe(401);
  });

  it("leaves the address free for a new account, which starts empty", async () => {
    const { agent, user } = await settledUser(built, { hasLifetimeAccess: true });
    await agent.post("/api/account/delete", { email: user.email });
    const again = createAgent(built.app);
    const body = { email: user.email, password: "another one" };
    expect((await again.post("/api/auth/signup", body)).statusCode).toBe(200);
    expect((await again.get("/api/profiles")).json()).toEqual([]);
    expect((await again.get("/api/birth-info")).json()).toBeNull();
    expect((await again.get("/api/auth/user")).json()).toMatchObject({ hasLifetimeAccess: false });
  });

  it.each([
    ["another-user@cosmic.test", "This is not the email address of this account."],
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

  it("sends few emails when accounts under one address are created and deleted all day", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const email = `victim-${crypto.randomUUID()}@cosmic.test`;
    for (let round = 0; round < 6; round += 1) {
      const agent = createAgent(app, { remoteAddress: `198.51.104.${round}` });
      const signUp = await agent.post("/api/auth/signup", { email, password: "a password" });
      expect(signUp.statusCode).toBe(200);
      expect((await agent.post("/api/account/delete", { email })).statusCode).toBe(204);
    }
    const emails = await templatesTo(built.deps.db, email);
    expect(emails.filter((template) => template === "welcome")).toHaveLength(3);
    expect(emails.filter((template) => template === "account-deleted")).toHaveLength(3);
  });

  it("happens once, with one email, when it is requested twice at the same time", async () => {
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

  it("leaves no orphaned blueprint when one is being generated", async () => {
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
