import { randomBytes } from "node:crypto";
import cookie from "@fastify/cookie";
import { type FastifyInstance, fastify } from "fastify";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { type MadeUser, signedInUser } from "../../test/factories.ts";
import { findSession, getSessionId, hashId, status } from "../../test/session-rows.ts";
import { useSessions } from "./session.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
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
      token_hash: hashId(token),
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
  return (await findSession(built, getSessionId(old))) !== null || (await status(old)) !== 401;
}

describe("session that ended during a slow request", () => {
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
    expect((await findSession(built, getSessionId(agent)))?.data).toHaveProperty("draft");
  });
});
