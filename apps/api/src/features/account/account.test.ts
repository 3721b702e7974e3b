import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { addIdentity } from "../../../test/settled-user.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const isSignedIn = async (agent: Agent) => (await agent.get("/api/auth/user")).statusCode === 200;

describe("account", () => {
  it("shows its owner the sign-in methods and the number of sessions, and no secret", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps, { firstName: "Ada" });
    await createAgent(built.app).post("/api/auth/login", user);
    await addIdentity(built, user.id, "ada@gmail.test");
    const answer = await agent.get("/api/account");
    expect(answer.json()).toEqual({
      user: (await agent.get("/api/auth/user")).json(),
      signInMethods: [
        { kind: "password", email: user.email, addedAt: expect.any(String) },
        { kind: "google", email: "ada@gmail.test", addedAt: "2026-03-01T10:00:00.000Z" },
      ],
      isEmailConfirmed: false,
      emailChange: null,
      sessions: 2,
    });
    expect(answer.body).not.toMatch(/argon2|hash|subject|issuer/);
  });

  it("stores a new name, trimmed, and removes an empty one", async () => {
    const { agent } = await signedInUser(built.app, built.deps, { firstName: "Ada" });
    const answer = await agent.post("/api/account/name", {
      firstName: "  Zoë ",
      lastName: "O’Neill-山田",
      hasLifetimeAccess: true,
    });
    expect(answer.json()).toMatchObject({ firstName: "Zoë", lastName: "O’Neill-山田" });
    expect((await agent.get("/api/auth/user")).json()).toMatchObject({
      firstName: "Zoë",
      lastName: "O’Neill-山田",
      hasLifetimeAccess: false,
    });
    await agent.post("/api/account/name", { firstName: "Zoë", lastName: " " });
    expect((await agent.get("/api/auth/user")).json()).toMatchObject({ lastName: null });
  });

  it.each([
    ["firstName", "x".repeat(101), "Names can have at most 100 characters"],
    ["firstName", "two\nlines", "Names must be one line of text"],
    ["lastName", "a\0b", "Names must be one line of text"],
    ["lastName", 7, "Names must be one line of text"],
  ])("refuses %s = %j, naming the field and the reason", async (field, value, message) => {
    const { agent } = await signedInUser(built.app, built.deps);
    const answer = await agent.post("/api/account/name", { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, issues: [{ path: field, message }] });
  });
});

describe("sign-out everywhere", () => {
  it("ends every session of the user and of no other user", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const { agent: neighbour } = await signedInUser(built.app, built.deps);
    const copy = agent.clone();
    const other = createAgent(built.app);
    await other.post("/api/auth/login", user);
    const answer = await agent.post("/api/account/sign-out-everywhere");
    expect(answer.statusCode).toBe(204);
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(agent.cookies.has("cosmic_session")).toBe(false);
    expect(await isSignedIn(copy)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(neighbour)).toBe(true);
    expect((await copy.post("/api/account/sign-out-everywhere")).statusCode).toBe(401);
  });
});
