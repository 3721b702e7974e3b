import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser } from "../../../test/factories.ts";
import { templatesTo } from "../../../test/outbox.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

const newEmail = () => `${crypto.randomUUID()}@cosmic.test`;

const countUsers = async (email: string) => {
  const { count } = await built.deps.db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return count;
};

describe("sign-up", () => {
  it("creates the account, signs in and returns exactly the eight fields of a user", async () => {
    const email = newEmail();
    const agent = visitor();
    const answer = await agent.post("/api/auth/signup", {
      email: ` ${email.toUpperCase()} `,
      password: "secret",
      firstName: " Ada ",
      lastName: "",
      returnTo: "/quiz?step=2",
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ redirectUrl: "/quiz?step=2", user: { email } });

    const user = (await agent.get("/api/auth/user")).json();
    expect(Object.keys(user).toSorted()).toEqual([
      "createdAt",
      "email",
      "firstName",
      "hasLifetimeAccess",
      "id",
      "lastName",
      "profileImageUrl",
      "updatedAt",
    ]);
    expect(user).toMatchObject({ firstName: "Ada", lastName: null, hasLifetimeAccess: false });
  });

  it("welcomes the spellings of one address by a few emails a day", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const name = `dots${crypto.randomUUID().replaceAll("-", "")}`;
    const spellings = [name, `d.${name.slice(1)}`, `do.${name.slice(2)}`, `${name}+1`, `${name}+2`];
    const sent = [];
    for (const [at, spelling] of spellings.entries()) {
      const email = `${spelling}@gmail.com`;
      const agent = createAgent(app, { remoteAddress: `203.0.113.${100 + at}` });
      const answer = await agent.post("/api/auth/signup", { email, password: "secret" });
      expect(answer.statusCode).toBe(200);
      sent.push(...(await templatesTo(built.deps.db, email)));
    }
    expect(sent).toEqual(["welcome", "welcome", "welcome"]);
  });

  it("redirects to the dashboard when the return path is missing, foreign or not text", async () => {
    for (const returnTo of [undefined, "//evil.test", "/..//evil.test", "/api/logout", 7, [], {}]) {
      const body = { email: newEmail(), password: "secret", returnTo };
      const answer = await visitor().post("/api/auth/signup", body);
      expect(answer.json()).toMatchObject({ redirectUrl: "/dashboard" });
    }
  });

  it("grants no access or role from extra fields", async () => {
    const agent = visitor();
    await agent.post("/api/auth/signup", {
      email: newEmail(),
      password: "secret",
      id: "00000000-0000-0000-0000-000000000000",
      role: "operator",
      hasLifetimeAccess: true,
      isPaid: true,
      passwordHash: "x",
      createdAt: "2000-01-01T00:00:00.000Z",
    });
    const user = (await agent.get("/api/auth/user")).json();
    expect(user.hasLifetimeAccess).toBe(false);
    expect(user.id).not.toMatch(/^0{8}/);
    expect(user.createdAt).not.toContain("2000");
  });

  it("changes nothing for an address that has an account, and sets no cookie", async () => {
    const owner = await makeUser(built.deps, { password: "the first one", firstName: "Ada" });
    const agent = visitor();
    const answer = await agent.post("/api/auth/signup", {
      email: owner.email.toUpperCase(),
      password: "another one",
      firstName: "Eve",
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(
      "An account with this email already exists. Please sign in.",
    );
    expect(agent.cookies.size).toBe(0);
    const { email } = owner;
    const login = await visitor().post("/api/auth/login", { email, password: "the first one" });
    expect(login.json()).toMatchObject({ user: { firstName: "Ada" } });
    const stolen = await visitor().post("/api/auth/login", { email, password: "another one" });
    expect(stolen.statusCode).toBe(401);
  });

  it("succeeds once when many sign up under one address at the same time", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        visitor().post("/api/auth/signup", {
          email: index % 2 ? email.toUpperCase() : email,
          password: `secret ${index}`,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
    expect(await countUsers(email)).toBe(1);
  });

  it.each([
    [{ email: "no address", password: "secret" }, "Please enter a valid email address"],
    [
      { email: "a@x.test\r\nBcc: v@x.test", password: "secret" },
      "Please enter a valid email address",
    ],
    [{ email: "a@x.test", password: "12345" }, "Password must be at least 6 characters"],
    [{ email: "a@x.test" }, "Password is required"],
    [{}, "Please enter a valid email address"],
    [null, "Please enter a valid email address"],
    [[], "Please enter a valid email address"],
  ])("refuses %j with a readable message", async (body, message) => {
    const answer = await visitor().post("/api/auth/signup", JSON.stringify(body), {
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, code: "invalid_input" });
  });
});
