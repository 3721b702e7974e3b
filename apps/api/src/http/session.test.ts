import { createHash, randomBytes } from "node:crypto";
import cookie, { Signer } from "@fastify/cookie";
import { type FastifyInstance, fastify } from "fastify";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../test/contract-calls.ts";
import { type MadeUser, makeUser, signedInOperator, signedInUser } from "../../test/factories.ts";
import { useSessions } from "./session.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

/** The session id inside a cookie value: what stands before the signature. */
const idOf = (agent: Agent, name = "cosmic_session") =>
  decodeURIComponent(agent.cookies.get(name) ?? "").split(".")[0] ?? "";

const hashOf = (id: string) => createHash("sha256").update(id).digest("hex");

const countSessions = async () => {
  const { count } = await built.deps.db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

async function findRow(id: string) {
  const row = await built.deps.db
    .selectFrom("sessions")
    .selectAll()
    .where("id_hash", "=", hashOf(id))
    .executeTakeFirst();
  return row ?? null;
}

/** Moves a session into the past by so many seconds. */
async function age(id: string, seconds: number) {
  const earlier = sql<Date>`make_interval(secs => ${seconds})`;
  await built.deps.db
    .updateTable("sessions")
    .set({
      last_seen_at: sql`last_seen_at - ${earlier}`,
      idle_expires_at: sql`idle_expires_at - ${earlier}`,
      expires_at: sql`expires_at - ${earlier}`,
    })
    .where("id_hash", "=", hashOf(id))
    .execute();
}

const status = async (agent: Agent, path = "/api/auth/user") => (await agent.get(path)).statusCode;

/** What the panel asks by itself, again and again. */
const OPERATOR_POLLS = CONTRACT_CALLS.filter(
  ({ access, isBackground }) => access === "operator" && isBackground,
).map(({ path }) => path);

/** What the public pages tell and ask by themselves. */
const PAGES_OWN = CONTRACT_CALLS.filter(
  ({ access, isBackground }) => access === "anyone" && isBackground,
).map(({ path }) => path);

const HOUR = 3_600;
const DAY = 24 * HOUR;

describe("the session cookie", () => {
  it("is held to this host and kept from scripts", async () => {
    const { email, password } = await makeUser(built.deps);
    const answer = await createAgent(built.app).post("/api/auth/login", { email, password });
    const lines = [answer.headers["set-cookie"]].flat();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^cosmic_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it("is bound to https where the sites are, and works behind a proxy that speaks http", async () => {
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
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-cosmic_session=.*; Secure; SameSite=Lax$/,
    );
    expect(answer.headers["set-cookie"]).not.toMatch(/domain/i);
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(await status(agent)).toBe(200);
    const out = await agent.get("/api/logout");
    expect(out.headers["set-cookie"]).toMatch(/^__Host-cosmic_session=;.*Secure/);
  });

  it("is no key to the table: rows hold a hash, and nothing the cookie carries", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const row = await findRow(idOf(agent));
    expect(row).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(idOf(agent));
  });

  it("never appears in a body or an address", async () => {
    const { email, password } = await makeUser(built.deps);
    const agent = createAgent(built.app);
    const login = await agent.post("/api/auth/login", { email, password });
    expect(login.body).not.toContain(idOf(agent));
  });
});

describe("visitors", () => {
  it("leave no row, whatever they call and send", async () => {
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
    await createAgent(built.app).post("/api/auth/check-user", { email: "nobody@cosmic.test" });
    expect(await countSessions()).toBe(before);
  });
});

describe("signing in", () => {
  it("takes a new session id each time and ends the one before", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const first = agent.clone();
    const other = await makeUser(built.deps);
    await agent.post("/api/auth/login", other);
    expect(idOf(agent)).not.toBe(idOf(first));
    expect(await status(first)).toBe(401);
    expect((await agent.get("/api/auth/user")).json().id).toBe(other.id);
    await agent.post("/api/auth/login", user);
    expect((await agent.get("/api/auth/user")).json().id).toBe(user.id);
  });

  it("never takes an id that came with the request", async () => {
    const planted = randomBytes(24).toString("base64url");
    const signed = new Signer(built.config.secrets.session).sign(planted);
    const agent = createAgent(built.app, { cookies: new Map([["cosmic_session", signed]]) });
    const { email, password } = await makeUser(built.deps);
    await agent.post("/api/auth/login", { email, password });
    expect(idOf(agent)).not.toBe(planted);
    expect(await findRow(planted)).toBeNull();
  });

  it("is not possible for an account that has just been deleted", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    await built.deps.db.deleteFrom("users").where("id", "=", user.id).execute();
    expect(await status(agent)).toBe(401);
  });
});

describe("the end of a session", () => {
  it("comes after fourteen days without use", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    await age(idOf(agent), 14 * DAY - HOUR);
    expect(await status(agent.clone())).toBe(200);
    await age(idOf(agent), 14 * DAY + HOUR);
    expect(await status(agent.clone())).toBe(401);
  });

  it("comes after thirty days whatever happens", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    for (let day = 0; day < 30; day += 5) {
      expect(await status(agent.clone())).toBe(200);
      await age(idOf(agent), 5 * DAY);
    }
    expect(await status(agent.clone())).toBe(401);
  });

  it("comes for an operator after half an hour in which only the panel's polls ran", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const id = idOf(agent, "cosmic_operator");
    const polls = ["/api/admin/users", "/api/admin/stats", "/api/admin/alerts", "/api/admin/me"];
    expect(OPERATOR_POLLS).toEqual(expect.arrayContaining(polls));
    const pollAll = () =>
      Promise.all(OPERATOR_POLLS.map((path) => status(agent.clone(), `${path}?search=a&limit=5`)));
    for (const minutes of [10, 10, 9]) {
      await age(id, minutes * 60);
      expect(new Set(await pollAll())).toEqual(new Set([200]));
    }
    await age(id, 2 * 60);
    expect(new Set(await pollAll())).toEqual(new Set([401]));
  });

  it("comes for a user after two weeks in which only the pages' own calls ran", async () => {
    const paths = ["/api/funnel-events", "/api/client-errors", "/api/claims"];
    expect(PAGES_OWN.toSorted()).toEqual(paths.toSorted());
    const { agent } = await signedInUser(built.app, built.deps);
    const step = { step: "landing_view", stepNumber: 1, stepName: "x", sessionId: "session_idle" };
    const failure = { url: "/", status: 0, message: "Error: x", severity: "LOW" };
    for (const days of [7, 6.9]) {
      await age(idOf(agent), days * DAY);
      const answers = await Promise.all([
        agent.clone().post("/api/funnel-events", step),
        agent.clone().post("/api/client-errors", failure),
        agent.clone().get("/api/claims"),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 200]);
    }
    await age(idOf(agent), 0.2 * DAY);
    expect(await status(agent)).toBe(401);
  });

  it("moves on with what an operator does, until twelve hours are over", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const id = idOf(agent, "cosmic_operator");
    for (let minutes = 0; minutes < 12 * 60; minutes += 25) {
      const act = await agent.clone().post("/api/admin/alerts/check");
      expect(act.statusCode).toBe(200);
      await age(id, 25 * 60);
    }
    expect(await status(agent.clone(), "/api/admin/me")).toBe(401);
  });

  it("is written at most once in a while", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const first = await findRow(idOf(agent));
    await status(agent);
    expect((await findRow(idOf(agent)))?.last_seen_at).toEqual(first?.last_seen_at);
    await age(idOf(agent), 10 * 60);
    await status(agent);
    const later = await findRow(idOf(agent));
    expect(later?.last_seen_at.getTime()).toBeGreaterThanOrEqual(
      first?.last_seen_at.getTime() ?? 0,
    );
  });
});

describe("the two kinds of session", () => {
  it("do not open each other's doors, though the sites share their cookies", async () => {
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

/** The session layer with a route that works for a while and then writes to its session. */
async function slowServer() {
  const app = fastify();
  await app.register(cookie);
  await app.register(async (scope) => {
    await useSessions(scope, built.deps, "user");
    scope.get("/slow", async (request) => {
      const { milliseconds, write } = request.query as Record<string, string>;
      await new Promise((resolve) => {
        setTimeout(resolve, Number(milliseconds));
      });
      if (write) request.session.data = { draft: randomBytes(4).toString("hex") };
      return {};
    });
  });
  onTestFinished(() => app.close());
  return app;
}

/** A browser of a new user, and what the ways to end its session need. */
interface Doomed {
  agent: Agent;
  user: MadeUser;
}

/** Mails are not read here: the token is put where a mailed link would find it. */
async function resetPassword({ user }: Doomed): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  await built.deps.db
    .insertInto("password_reset_tokens")
    .values({
      token_hash: hashOf(token),
      user_id: user.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
      used_at: null,
    })
    .execute();
  const body = { token, password: "a new password" };
  const answer = await createAgent(built.app).post("/api/auth/reset-password", body);
  expect(answer.statusCode).toBe(200);
}

/** Every way a session ends while it could still be used. */
const ENDS: readonly ((doomed: Doomed) => Promise<unknown>)[] = [
  ({ agent }) => agent.get("/api/logout"),
  ({ agent, user }) => agent.post("/api/auth/login", user),
  ({ agent }) => agent.post("/api/account/sign-out-everywhere"),
  ({ agent, user }) => agent.post("/api/account/delete", { email: user.email }),
  resetPassword,
  ({ user }) => built.deps.db.deleteFrom("users").where("id", "=", user.id).execute(),
];

const ROUNDS = 1_000;
const AT_ONCE = 20;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Ends a session while a slow request of it runs; true when it came back to life. */
async function isResurrected(slow: FastifyInstance, round: number): Promise<boolean> {
  const { agent, user } = await signedInUser(built.app, built.deps);
  const old = agent.clone();
  const headers = { cookie: `cosmic_session=${old.cookies.get("cosmic_session")}` };
  const write = round % 2 ? "&write=1" : "";
  const running = slow.inject({ url: `/slow?milliseconds=${round % 51}${write}`, headers });
  await pause((round * 7) % 53);
  await ENDS[round % ENDS.length]?.({ agent, user });
  await running;
  return (await findRow(idOf(old))) !== null || (await status(old)) !== 401;
}

describe("a session that ended while a slow request ran", () => {
  it("stays ended in a thousand interleavings", { timeout: 180_000 }, async () => {
    const slow = await slowServer();
    const resurrected: number[] = [];
    for (let first = 0; first < ROUNDS; first += AT_ONCE) {
      const rounds = Array.from({ length: AT_ONCE }, (_, index) => first + index);
      const outcomes = await Promise.all(rounds.map((round) => isResurrected(slow, round)));
      resurrected.push(...rounds.filter((_, index) => outcomes[index]));
    }
    expect(resurrected).toEqual([]);
  });

  it("keeps what a request wrote while the session lasts", async () => {
    const slow = await slowServer();
    const { agent } = await signedInUser(built.app, built.deps);
    const headers = { cookie: `cosmic_session=${agent.cookies.get("cosmic_session")}` };
    await slow.inject({ url: "/slow?milliseconds=0&write=1", headers });
    expect((await findRow(idOf(agent)))?.data).toHaveProperty("draft");
  });
});
