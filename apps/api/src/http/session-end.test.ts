import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../test/contract-calls.ts";
import { signedInOperator, signedInUser } from "../../test/factories.ts";
import { ageSession, findSession, getSessionId, status } from "../../test/session-rows.ts";
import { createSessionStore } from "./session.store.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

/** What the panel asks by itself, again and again. */
const OPERATOR_POLLS = CONTRACT_CALLS.filter(
  ({ access, isBackground }) => access === "operator" && isBackground,
).map(({ path }) => path);

/** Requests that the public pages send by themselves. */
const PAGES_OWN = CONTRACT_CALLS.filter(
  ({ access, isBackground }) => access === "anyone" && isBackground,
).map(({ path }) => path);

const HOUR = 3_600;
const DAY = 24 * HOUR;

describe("the end of a session", () => {
  it("comes after fourteen days without use", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    await ageSession(built, getSessionId(agent), 14 * DAY - HOUR);
    expect(await status(agent.clone())).toBe(200);
    await ageSession(built, getSessionId(agent), 14 * DAY + HOUR);
    expect(await status(agent.clone())).toBe(401);
  });

  it("comes after thirty days whatever happens", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    for (let day = 0; day < 30; day += 5) {
      expect(await status(agent.clone())).toBe(200);
      await ageSession(built, getSessionId(agent), 5 * DAY);
    }
    expect(await status(agent.clone())).toBe(401);
  });

  it("comes for the oldest when an account has more than a hundred", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    const { sessions, freshSignIn } = built.deps.config;
    const store = createSessionStore(built.deps.db, "user", { ...sessions.user, freshSignIn });
    const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
    for (const id of ids) await store.insert(id, user.id, {});
    const { count } = await built.deps.db
      .selectFrom("sessions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(100);
    expect(await status(agent.clone())).toBe(401);
    for (const id of [ids.at(0), ids.at(-1)]) {
      expect(await store.findLive(id ?? "")).not.toBeNull();
    }
  });

  it("comes for an operator after half an hour in which only the panel's polls ran", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const id = getSessionId(agent, "cosmic_operator");
    const polls = ["/api/admin/users", "/api/admin/stats", "/api/admin/alerts", "/api/admin/me"];
    expect(OPERATOR_POLLS).toEqual(expect.arrayContaining(polls));
    const pollAll = () =>
      Promise.all(OPERATOR_POLLS.map((path) => status(agent.clone(), `${path}?search=a&limit=5`)));
    for (const minutes of [10, 10, 9]) {
      await ageSession(built, id, minutes * 60);
      expect(new Set(await pollAll())).toEqual(new Set([200]));
    }
    await ageSession(built, id, 2 * 60);
    expect(new Set(await pollAll())).toEqual(new Set([401]));
  });

  it("comes for a user after two weeks in which only the pages' own calls ran", async () => {
    const paths = ["/api/funnel-events", "/api/client-errors", "/api/claims"];
    expect(PAGES_OWN.toSorted()).toEqual(paths.toSorted());
    const { agent } = await signedInUser(built.app, built.deps);
    const step = { step: "landing_view", stepNumber: 1, stepName: "x", sessionId: "session_idle" };
    const failure = { url: "/", status: 0, message: "Error: x", severity: "LOW" };
    for (const days of [7, 6.9]) {
      await ageSession(built, getSessionId(agent), days * DAY);
      const answers = await Promise.all([
        agent.clone().post("/api/funnel-events", step),
        agent.clone().post("/api/client-errors", failure),
        agent.clone().get("/api/claims"),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 200]);
    }
    await ageSession(built, getSessionId(agent), 0.2 * DAY);
    expect(await status(agent)).toBe(401);
  });

  it("is extended by an operator's actions, up to twelve hours", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const id = getSessionId(agent, "cosmic_operator");
    for (let minutes = 0; minutes < 12 * 60; minutes += 25) {
      const act = await agent.clone().post("/api/admin/alerts/check");
      expect(act.statusCode).toBe(200);
      await ageSession(built, id, 25 * 60);
    }
    expect(await status(agent.clone(), "/api/admin/me")).toBe(401);
  });

  it("is written at most once in a while", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const first = await findSession(built, getSessionId(agent));
    await status(agent);
    expect((await findSession(built, getSessionId(agent)))?.last_seen_at).toEqual(
      first?.last_seen_at,
    );
    await ageSession(built, getSessionId(agent), 10 * 60);
    await status(agent);
    const later = await findSession(built, getSessionId(agent));
    expect(later?.last_seen_at.getTime()).toBeGreaterThanOrEqual(
      first?.last_seen_at.getTime() ?? 0,
    );
  });
});
