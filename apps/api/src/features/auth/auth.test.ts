import { hash } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser, signedInUser } from "../../../test/factories.ts";
import type { Config } from "../../config/config.ts";

let built: TestApp;
let visitor: () => Agent;

const newEmail = () => `${crypto.randomUUID()}@cosmic.test`;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

/** The limits of production, with waits that no slow machine outlasts. */
const strict = (config: Config): Config => ({
  ...config,
  limits: { ...config.limits, scale: 1 },
  signInDelay: { ...config.signInDelay, firstSeconds: 600 },
});

const countUsers = async (email: string) => {
  const { count } = await built.deps.db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return count;
};

describe("signing up", () => {
  it("creates the account, signs in and shows exactly the eight fields of a user", async () => {
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

  it("leads to the dashboard where the return path is missing, foreign or no text", async () => {
    for (const returnTo of [undefined, "//evil.test", "/..//evil.test", "/api/logout", 7, [], {}]) {
      const body = { email: newEmail(), password: "secret", returnTo };
      const answer = await visitor().post("/api/auth/signup", body);
      expect(answer.json()).toMatchObject({ redirectUrl: "/dashboard" });
    }
  });

  it("lets nobody give themselves more than an account", async () => {
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
    expect(answer.json().message).toMatch(/already exists/);
    expect(agent.cookies.size).toBe(0);
    const { email } = owner;
    const login = await visitor().post("/api/auth/login", { email, password: "the first one" });
    expect(login.json()).toMatchObject({ user: { firstName: "Ada" } });
    const stolen = await visitor().post("/api/auth/login", { email, password: "another one" });
    expect(stolen.statusCode).toBe(401);
  });

  it("succeeds once when many sign up under one address at the same moment", async () => {
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
  ])("refuses %j with a plain sentence", async (body, message) => {
    const answer = await visitor().post("/api/auth/signup", JSON.stringify(body), {
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, code: "invalid_input" });
  });
});

describe("signing in", () => {
  it("accepts the right password and no other spelling of it", async () => {
    const { email } = await makeUser(built.deps, { password: "Secret ✨ " });
    const tries = ["Secret ✨ ", "Secret ✨", "secret ✨ ", " Secret ✨ "].map(async (password) => {
      const { statusCode } = await visitor().post("/api/auth/login", { email, password });
      return statusCode;
    });
    expect(await Promise.all(tries)).toEqual([200, 401, 401, 401]);
  });

  it("answers alike for a wrong password, an unknown address and an account without password", async () => {
    const known = await makeUser(built.deps);
    const google = await makeUser(built.deps);
    await built.deps.db.deleteFrom("credentials").where("user_id", "=", google.id).execute();
    const bodies = await Promise.all(
      [known.email, google.email, newEmail()].map(async (email) => {
        const answer = await visitor().post("/api/auth/login", { email, password: "wrong" });
        expect(answer.statusCode).toBe(401);
        expect(answer.headers["set-cookie"]).toBeUndefined();
        const { requestId: _, ...body } = answer.json();
        return body;
      }),
    );
    expect(bodies[0]).toEqual({
      message: "Invalid email or password",
      code: "invalid_credentials",
    });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it("renews a hash that was made with older parameters", async () => {
    const { id, email, password } = await makeUser(built.deps);
    const older = await hash(password, { memoryCost: 32, timeCost: 1, parallelism: 1 });
    const { db } = built.deps;
    await db
      .updateTable("credentials")
      .set({ password_hash: older })
      .where("user_id", "=", id)
      .execute();
    const answer = await visitor().post("/api/auth/login", { email, password });
    expect(answer.statusCode).toBe(200);
    const row = await db
      .selectFrom("credentials")
      .select("password_hash")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toContain("m=64,t=1,p=1");
    expect((await visitor().post("/api/auth/login", { email, password })).statusCode).toBe(200);
  });

  it("makes whoever guesses wait, known account or not, whatever the spelling and the network", async () => {
    const { app, deps } = await buildAppForTest({
      configure: strict,
    });
    const { email: known, password } = await makeUser(deps);
    for (const email of [known, newEmail()]) {
      const statuses: number[] = [];
      const waits: unknown[] = [];
      for (let index = 0; index < 12; index += 1) {
        const agent = createAgent(app, { remoteAddress: `198.51.100.${index}` });
        const spelling = index % 2 ? email.toUpperCase() : email;
        const answer = await agent.post("/api/auth/login", { email: spelling, password: "wrong" });
        statuses.push(answer.statusCode);
        waits.push(answer.headers["retry-after"]);
      }
      expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
      expect(waits.slice(0, 5)).toEqual(Array(5).fill(undefined));
      expect(Number(waits[5])).toBeGreaterThan(500);
      expect(Number(waits[5])).toBeLessThanOrEqual(600);
    }

    const owner = createAgent(app, { remoteAddress: "198.51.100.200" });
    expect((await owner.post("/api/auth/login", { email: known, password })).statusCode).toBe(429);
    await deps.db
      .updateTable("rate_limits")
      .set({ blocked_until: new Date(0) })
      .where("key", "like", "login:%")
      .execute();
    expect((await owner.post("/api/auth/login", { email: known, password })).statusCode).toBe(200);
    // Success ends the count: the next mistake costs no wait.
    await owner.post("/api/auth/login", { email: known, password: "wrong" });
    expect((await owner.post("/api/auth/login", { email: known, password })).statusCode).toBe(200);
  });

  it("processes few of many parallel guesses", async () => {
    const { app, deps } = await buildAppForTest({
      configure: strict,
    });
    const { email } = await makeUser(deps);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        createAgent(app, { remoteAddress: `198.51.101.${index}` }).post("/api/auth/login", {
          email,
          password: "wrong",
        }),
      ),
    );
    const processed = answers.filter(({ statusCode }) => statusCode === 401);
    expect(processed).toHaveLength(5);
  });

  it("allows twenty tries a minute from one network address, sign-ups included", async () => {
    const { app } = await buildAppForTest({
      configure: strict,
    });
    const agent = createAgent(app, { remoteAddress: "203.0.113.77" });
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      const path = index % 3 ? "/api/auth/login" : "/api/auth/signup";
      const answer = await agent.post(path, { email: newEmail(), password: "wrong one" });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  });
});

describe("asking whether an address has an account", () => {
  it("tells that and nothing else", async () => {
    const { email } = await makeUser(built.deps);
    const known = await visitor().post("/api/auth/check-user", {
      email: ` ${email.toUpperCase()}`,
    });
    expect(known.json()).toEqual({ exists: true });
    const unknown = await visitor().post("/api/auth/check-user", { email: newEmail() });
    expect(unknown.json()).toEqual({ exists: false });
    const bad = await visitor().post("/api/auth/check-user", { email: "nobody" });
    expect(bad.statusCode).toBe(400);
  });

  it("never takes a look-alike for the account", async () => {
    await makeUser(built.deps, { email: `mike-${crypto.randomUUID()}@cosmic.test` });
    const { email } = await makeUser(built.deps, { email: `kim-${crypto.randomUUID()}@x.test` });
    for (const lookalike of [email.replace("k", "\u212A"), email.replace("i", "\u0131")]) {
      const answer = await visitor().post("/api/auth/check-user", { email: lookalike });
      expect([200, 400]).toContain(answer.statusCode);
      expect(answer.json().exists ?? false).toBe(false);
    }
  });

  it("is refused after ten times a minute", async () => {
    const { app } = await buildAppForTest({
      configure: strict,
    });
    const agent = createAgent(app, { remoteAddress: "203.0.113.78" });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const answer = await agent.post("/api/auth/check-user", { email: newEmail() });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe("navigations", () => {
  it("lead to the choice of sign-in methods and keep a path of this site", async () => {
    const login = await visitor().get("/api/login?returnTo=%2Fquiz%3Fa%3D1");
    expect(login.statusCode).toBe(302);
    expect(login.headers.location).toBe("/auth-select?returnTo=%2Fquiz%3Fa%3D1");
    const google = await visitor().get("/api/auth/google?returnTo=%2Fresult");
    expect(google.headers.location).toBe("/auth?error=google_unavailable&returnTo=%2Fresult");
  });

  const HOSTILE = [
    "//evil.test",
    "/\\evil.test",
    "\\/evil.test",
    "/\t/evil.test",
    "/%2F/evil.test",
    "/..//evil.test",
    "/.//evil.test",
    "https://evil.test",
    "https:evil.test",
    "javascript:alert(1)",
    "/x\r\nSet-Cookie: a=b",
    "\0//evil.test",
    "",
    "null",
    "/".repeat(5_000),
  ];

  it.each(["/api/login", "/api/logout", "/api/auth/google"])(
    "%s never leads off the site or adds a header",
    async (path) => {
      for (const returnTo of HOSTILE) {
        const answer = await visitor().get(`${path}?returnTo=${encodeURIComponent(returnTo)}`);
        expect(answer.statusCode).toBe(302);
        const target = new URL(String(answer.headers.location), "http://localhost:3000");
        expect(target.origin).toBe("http://localhost:3000");
        const inner = target.searchParams.get("returnTo") ?? "/";
        expect(new URL(inner, "http://localhost:3000").origin).toBe("http://localhost:3000");
        expect(JSON.stringify(answer.headers)).not.toContain("a=b");
      }
    },
  );

  it("refuse a return path given twice", async () => {
    const answer = await visitor().get("/api/login?returnTo=/a&returnTo=//evil.test");
    expect(answer.statusCode).toBe(400);
  });
});

describe("signing out", () => {
  it("ends the session, clears the cookie and what the browser stored", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const copy = agent.clone();
    const answer = await agent.get("/api/logout?returnTo=%2Fhome");
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe("/home");
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(agent.cookies.size).toBe(0);
    expect((await copy.get("/api/auth/user")).statusCode).toBe(401);
  });

  it("answers the site's own code without a page", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const answer = await agent.get("/api/logout", {
      headers: {
        "sec-fetch-mode": "cors",
        "sec-fetch-dest": "empty",
        "sec-fetch-site": "same-origin",
      },
    });
    expect(answer.statusCode).toBe(204);
    expect((await agent.get("/api/auth/user")).statusCode).toBe(401);
  });

  it("does nothing for images, prefetches, HEAD and visitors", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    for (const headers of [{ "sec-fetch-dest": "image" }, { "sec-purpose": "prefetch" }]) {
      expect((await agent.get("/api/logout", { headers })).statusCode).toBe(403);
    }
    const { cookies } = agent;
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const head = await built.app.inject({
      method: "HEAD",
      url: "/api/logout",
      headers: { cookie },
    });
    expect(head.statusCode).toBe(404);
    expect((await visitor().get("/api/logout")).statusCode).toBe(302);
  });
});
