import { randomBytes } from "node:crypto";
import { Signer } from "@fastify/cookie";
import { beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { makeUser, signedInOperator, signedInUser } from "../../test/factories.ts";
import { findSession, getSessionId, status } from "../../test/session-rows.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const countSessions = async () => {
  const { count } = await built.deps.db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

describe("the session cookie", () => {
  it("is bound to this host and hidden from scripts", async () => {
    const { email, password } = await makeUser(built.deps);
    const answer = await createAgent(built.app).post("/api/auth/login", { email, password });
    const lines = [answer.headers["set-cookie"]].flat();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^cosmic_device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(lines[1]).toMatch(
      /^cosmic_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it("has one beside it that scripts can read, while the user is signed in", async () => {
    const { email, password } = await makeUser(built.deps);
    const agent = createAgent(built.app);
    const marks = ({ headers }: Awaited<ReturnType<typeof agent.get>>) =>
      [headers["set-cookie"]].flat().filter((line) => line?.startsWith("cosmic_signed_in="));
    expect(marks(await agent.get("/api/auth/user"))).toEqual([]);
    const [mark] = marks(await agent.post("/api/auth/login", { email, password }));
    expect(mark).toMatch(/^cosmic_signed_in=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    expect(marks(await agent.get("/api/auth/user"))).toEqual([]);
    await built.deps.db.deleteFrom("sessions").execute();
    const [cleared] = marks(await agent.get("/api/auth/user"));
    expect(cleared).toMatch(/^cosmic_signed_in=; .*Expires=Thu, 01 Jan 1970/);
    await agent.post("/api/auth/login", { email, password });
    expect(marks(await agent.get("/api/logout"))).toEqual([cleared]);
  });

  it("is bound to https when the sites are, and works behind an http proxy", async () => {
    const { app, deps } = await buildAppForTest({
      configure: (config) => ({
        ...config,
        sites: {
          ...config.sites,
          webUrl: "https://app.test",
          adminUrl: "https://admin.app.test",
          secure: true,
        },
      }),
    });
    const agent = createAgent(app, { origin: "https://app.test" });
    const { email, password } = await makeUser(deps);
    const answer = await agent.post("/api/auth/login", { email, password });
    const [device, session, mark] = [answer.headers["set-cookie"]].flat();
    expect(session).toMatch(/^__Host-cosmic_session=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(/^__Host-cosmic_device=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(mark).toMatch(/^cosmic_signed_in=1; .*Secure; SameSite=Lax$/);
    expect(`${session}${device}${mark}`).not.toMatch(/domain/i);
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(await status(agent)).toBe(200);
    const out = await agent.get("/api/logout");
    expect([out.headers["set-cookie"]].flat()[0]).toMatch(/^__Host-cosmic_session=;.*Secure/);
  });

  it("cannot be derived from the table: rows hold a hash only", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const row = await findSession(built, getSessionId(agent));
    expect(row).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(getSessionId(agent));
  });

  it("never appears in a body or a URL", async () => {
    const { email, password } = await makeUser(built.deps);
    const agent = createAgent(built.app);
    const login = await agent.post("/api/auth/login", { email, password });
    expect(login.body).not.toContain(getSessionId(agent));
  });
});

describe("visitor session", () => {
  it("leaves no row, whatever is requested", async () => {
    const before = await countSessions();
    const secret = new Signer(built.config.secrets.session);
    const cookies = [
      "cosmic_session=",
      "cosmic_session=%00",
      "cosmic_session=__proto__",
      "__proto__=1; constructor=2",
      `cosmic_session=${"x".repeat(4_000)}`,
      `cosmic_session=${randomBytes(24).toString("base64url")}.forged`,
      `cosmic_session=${secret.sign(randomBytes(24).toString("base64url"))}`,
      `cosmic_session=${new Signer("another secret, just as long as the first").sign("abc")}`,
      "cosmic_session=a; cosmic_session=b",
      "cosmic_session=%E0%A4%A",
      ";;;=;",
    ];
    for (const sent of cookies) {
      const answer = await built.app.inject({ url: "/api/auth/user", headers: { cookie: sent } });
      expect(answer.statusCode).toBe(401);
    }
    for (const url of ["/api/auth/user", "/api/login", "/api/logout", "/healthz", "/api/nothing"]) {
      await built.app.inject({ url });
    }
    await createAgent(built.app).post("/api/auth/check-user", { email: "unknown@cosmic.test" });
    expect(await countSessions()).toBe(before);
  });
});

describe("session at sign-in", () => {
  it("gets a new id each time and ends the one before", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const first = agent.clone();
    const other = await makeUser(built.deps);
    await agent.post("/api/auth/login", other);
    expect(getSessionId(agent)).not.toBe(getSessionId(first));
    expect(await status(first)).toBe(401);
    expect((await agent.get("/api/auth/user")).json().id).toBe(other.id);
    await agent.post("/api/auth/login", user);
    expect((await agent.get("/api/auth/user")).json().id).toBe(user.id);
  });

  it("never uses an id sent with the request", async () => {
    const planted = randomBytes(24).toString("base64url");
    const signed = new Signer(built.config.secrets.session).sign(planted);
    const agent = createAgent(built.app, { cookies: new Map([["cosmic_session", signed]]) });
    const { email, password } = await makeUser(built.deps);
    await agent.post("/api/auth/login", { email, password });
    expect(getSessionId(agent)).not.toBe(planted);
    expect(await findSession(built, planted)).toBeNull();
  });

  it("is not possible for an account that has just been deleted", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    await built.deps.db.deleteFrom("users").where("id", "=", user.id).execute();
    expect(await status(agent)).toBe(401);
  });
});

describe("user and operator sessions", () => {
  it("grant no access to each other's site, even when the sites share cookies", async () => {
    const { agent: user } = await signedInUser(built.app, built.deps);
    const { agent: operator } = await signedInOperator(built.app, built.deps);
    const swapped = createAgent(built.app, {
      origin: "http://localhost:3001",
      cookies: new Map([["cosmic_operator", user.cookies.get("cosmic_session") ?? ""]]),
    });
    expect(await status(swapped, "/api/admin/me")).toBe(401);
    const asUser = createAgent(built.app, {
      cookies: new Map([["cosmic_session", operator.cookies.get("cosmic_operator") ?? ""]]),
    });
    expect(await status(asUser)).toBe(401);
    const both = createAgent(built.app, {
      origin: "http://localhost:3001",
      cookies: new Map([...user.cookies, ...operator.cookies]),
    });
    expect(await status(both, "/api/admin/me")).toBe(200);
    expect(await status(both)).toBe(401);
  });
});
