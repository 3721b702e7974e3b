import type { FunnelReport } from "@cosmic/contracts";
import { FUNNEL_STEPS, type FunnelStep, funnelStepNumber } from "@cosmic/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { signedInOperator, signedInUser } from "../../../test/factories.ts";
import { closeFunnelDays } from "./index.ts";

// Figures are of everybody who came, so this suite has a database of its own.
let built: TestApp;
let operator: Agent;

beforeAll(async () => {
  const database = await openOwnDatabase();
  built = await buildTestApp({ database });
  operator = (await signedInOperator(built.app, built.deps)).agent;
  return async () => {
    await built.close();
    await database.close();
  };
});

const TABLES = [
  "funnel_events",
  "funnel_visits",
  "funnel_days",
  "funnel_spans",
  "funnel_closed_days",
  "purchases",
] as const;

beforeEach(async () => {
  built.clock.set("2026-11-20T12:00:00.000Z");
  for (const table of TABLES) await built.deps.db.deleteFrom(table).execute();
});

const event = (step: FunnelStep, sessionId: string, metadata?: Record<string, unknown>) => ({
  step,
  stepNumber: funnelStepNumber(step),
  stepName: step,
  value: null,
  sessionId,
  ...(metadata ? { metadata } : {}),
});

const tell = async (body: unknown, agent = createAgent(built.app)) =>
  (await agent.post("/api/funnel-events", body)).statusCode;

const report = async (from: string, to = from) => {
  const answer = await operator.get(`/api/admin/funnel?from=${from}&to=${to}`);
  return { status: answer.statusCode, ...answer.json<FunnelReport>() };
};

/** Thirty-two names: as many as an event may hold. */
const NAMES = Array.from({ length: 32 }, (_, index) => [`name${index}`, 1] as const);

const visitsIn = ({ steps }: Pick<FunnelReport, "steps">) => steps.map(({ visits }) => visits);
const fill = (...first: number[]) => [...first, ...Array<number>(11 - first.length).fill(0)];

async function pay(userId: string | null, at: string) {
  const id = crypto.randomUUID();
  await built.deps.db
    .insertInto("purchases")
    .values({
      id,
      session_id: `cs_test_${id}`,
      payment_intent_id: null,
      charge_id: null,
      user_id: userId,
      buyer_reference: "x",
      amount: 999,
      currency: "usd",
      paid_at: new Date(at),
      dispute_status: null,
      created_at: new Date(at),
      updated_at: new Date(at),
    })
    .execute();
}

/** A visit that goes from the landing page to a report, ten seconds for each step. */
async function visit(sessionId: string, steps: readonly FunnelStep[], source?: string) {
  for (const step of steps) {
    await tell(event(step, sessionId, source ? { source } : undefined));
    built.clock.set(new Date(built.clock.now().getTime() + 10_000).toISOString());
  }
}

describe("the funnel", () => {
  it("counts every step of a visit once, with the time from the step before", async () => {
    const steps = FUNNEL_STEPS.slice(0, 4);
    await visit("session_1_a", [...steps, "mbti_question_answered", "mbti_question_answered"]);
    await visit("session_1_b", ["landing_view"], "www.Example.com");
    const funnel = await report("2026-11-20");
    expect(visitsIn(funnel)).toEqual(fill(2, 1, 1, 1));
    expect(funnel.steps[1]).toMatchObject({
      name: "Quiz started",
      stepConversion: 0.5,
      overallConversion: 0.5,
      medianSeconds: 10,
    });
    expect(funnel.days).toEqual([{ day: "2026-11-20", visits: fill(2, 1, 1, 1) }]);
    expect(funnel.sources).toEqual([
      { source: "direct", visits: fill(1, 1, 1, 1) },
      { source: "example.com", visits: fill(1) },
    ]);
  });

  it("takes twenty steps at once, each at the time it says", async () => {
    const steps = [
      event("landing_view", "session_2", { msAgo: 9_000 }),
      event("quiz_start", "session_2", { msAgo: 4_000 }),
      event("birth_info_completed", "session_2", { msAgo: 0 }),
    ];
    expect(await tell(steps)).toBe(204);
    const funnel = await report("2026-11-20");
    expect(visitsIn(funnel)).toEqual(fill(1, 1, 1));
    expect(funnel.steps.slice(1, 3).map(({ medianSeconds }) => medianSeconds)).toEqual([5, 4]);
    expect(await tell(Array(21).fill(steps[0]))).toBe(400);
  });

  it("counts payments where they are booked, whatever browsers say", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    await tell(event("checkout_initiated", "session_3", { source: "friend.example" }), agent);
    for (let index = 0; index < 5; index += 1) {
      await tell(event("payment_completed", `session_3_${index}`));
    }
    await pay(user.id, "2026-11-20T23:59:59.999Z");
    await pay(null, "2026-11-21T00:00:00.000Z");
    const funnel = await report("2026-11-20");
    expect(visitsIn(funnel)[9]).toBe(1);
    expect(funnel.sources.find(({ source }) => source === "friend.example")?.visits[9]).toBe(1);
    expect(visitsIn(await report("2026-11-20", "2026-11-21"))[9]).toBe(2);
  });

  it("changes no figure for ten thousand payments that browsers make up", async () => {
    await visit("session_honest", FUNNEL_STEPS.slice(0, 9), "friend.example");
    await pay(null, "2026-11-20T12:30:00.000Z");
    const figures = async () => ({
      stats: (await operator.get("/api/admin/stats")).json<unknown>(),
      users: (await operator.get("/api/admin/users")).json<unknown>(),
      claims: (await operator.get("/api/admin/claims")).json<unknown>(),
      funnel: await report("2026-11-20"),
    });
    const before = await figures();
    const value = 9.99;
    for (let batch = 0; batch < 500; batch += 1) {
      const fakes = Array.from({ length: 20 }, (_, index) => ({
        ...event("payment_completed", `session_fake_${batch * 20 + index}`, {
          source: `made-up-${index}-${batch % 10}.example`,
        }),
        value,
      }));
      // From many addresses: one alone begins no more than so many visits.
      const remoteAddress = `198.51.100.${batch % 10}`;
      expect(await tell(fakes, createAgent(built.app, { remoteAddress }))).toBe(204);
    }
    const kept = await built.deps.db
      .selectFrom("funnel_events")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("value", "=", value)
      .executeTakeFirstOrThrow();
    expect(kept.count).toBe(10_000);
    expect(await figures()).toEqual(before);
    expect((await operator.post("/api/admin/alerts/check")).json()).toEqual({ newAlerts: 0 });
    built.clock.set("2026-11-23T12:00:00.000Z");
    expect(await closeFunnelDays(built.deps)).toBe(1);
    expect((await report("2026-11-20")).sources).toEqual(before.funnel.sources);
  }, 240_000);

  it("takes the user from the session, never from the body", async () => {
    const { agent, user } = await signedInUser(built.app, built.deps);
    await tell({ ...event("landing_view", "session_4"), userId: crypto.randomUUID() });
    await tell(event("landing_view", "session_5"), agent);
    const rows = await built.deps.db
      .selectFrom("funnel_visits")
      .select("user_id as userId")
      .execute();
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([user.id, null]));
    await operator.delete(`/api/admin/users/${user.id}`);
    expect(visitsIn(await report("2026-11-20"))).toEqual(fill(2));
  });

  it.each([
    {},
    [],
    { ...event("landing_view", "s"), step: "landed" },
    { ...event("landing_view", "s"), stepNumber: 12 },
    { ...event("landing_view", "s"), stepNumber: 5 },
    event("landing_view", ""),
    { ...event("landing_view", "s"), value: -1 },
    { ...event("landing_view", "s"), value: 1e308 },
    [event("landing_view", "s"), { ...event("quiz_start", "s"), stepNumber: 1 }],
    { ...event("landing_view", "s"), sessionId: "x".repeat(101) },
    { ...event("landing_view", "s"), metadata: { text: "x".repeat(4_096) } },
    { ...event("landing_view", "s"), metadata: { text: "é".repeat(2_048) } },
    { ...event("landing_view", "s"), metadata: { a: { b: { c: { d: { e: {} } } } } } },
    { ...event("landing_view", "s"), metadata: { a: Object.fromEntries(NAMES) } },
    { ...event("landing_view", "s"), metadata: { text: "\u0000" } },
    { ...event("landing_view", "s"), value: "9.99" },
  ])("refuses an odd event (%#)", async (body) => {
    expect(await tell(body)).toBe(400);
    expect(visitsIn(await report("2026-11-20"))).toEqual(fill());
  });

  it("takes details as large as they may be", async () => {
    for (const metadata of [
      { a: { b: { c: { d: { e: 1 } } } } },
      Object.fromEntries(NAMES),
      { text: "é".repeat(2_042) },
    ]) {
      expect(await tell(event("landing_view", "session_large", metadata))).toBe(204);
    }
  });

  it("keeps no more of where a visit came from than a plain name", async () => {
    await tell(
      event("landing_view", "session_campaign", {
        source: "ada@cosmic.test",
        utm_campaign: "Ada Lovelace, 1815",
        utm_medium: "x".repeat(41),
      }),
    );
    const kept = await built.deps.db.selectFrom("funnel_events").select("metadata").execute();
    expect(kept).toEqual([
      { metadata: { source: "other", utm_campaign: "other", utm_medium: "other" } },
    ]);
    expect((await report("2026-11-20")).sources.map(({ source }) => source)).toEqual(["other"]);
  });

  it("says which event of several is odd, and how", async () => {
    const answer = await createAgent(built.app).post("/api/funnel-events", [
      event("landing_view", "session_6"),
      { ...event("quiz_start", "session_6"), stepNumber: 10 },
    ]);
    expect(answer.json()).toMatchObject({
      issues: [{ path: "1.stepNumber", message: "This is not the number of the step." }],
    });
  });

  it("tells the same of days that are summed up as of days that are not", async () => {
    await visit("session_7", FUNNEL_STEPS.slice(0, 8), "a.example");
    await visit("session_8", FUNNEL_STEPS.slice(0, 3));
    await pay(null, "2026-11-20T13:00:00.000Z");
    const { status: _, ...before } = await report("2026-11-20");
    built.clock.set("2026-11-22T23:59:00.000Z");
    expect(await closeFunnelDays(built.deps)).toBe(0);
    built.clock.set("2026-11-23T00:01:00.000Z");
    expect(await closeFunnelDays(built.deps)).toBe(1);
    expect(await closeFunnelDays(built.deps)).toBe(0);
    expect(await report("2026-11-20")).toEqual({ status: 200, ...before });

    // A payment that is booked late counts all the same.
    await pay(null, "2026-11-20T14:00:00.000Z");
    const late = await report("2026-11-20");
    expect(visitsIn(late)[9]).toBe(2);
    expect(late.sources.at(-1)).toEqual({
      source: "other",
      visits: fill(0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    });
    await built.deps.db
      .deleteFrom("purchases")
      .where("paid_at", "=", new Date("2026-11-20T14:00:00.000Z"))
      .execute();

    // What comes after two days belongs to no figure.
    await tell(event("checkout_initiated", "session_7"));
    await built.deps.db.deleteFrom("funnel_visits").execute();
    expect(await report("2026-11-20")).toEqual({ status: 200, ...before });
  });

  it("names the twenty largest sources of many", async () => {
    for (let index = 0; index < 23; index += 1) {
      await tell(event("landing_view", `session_9_${index}`, { source: `site-${index}.example` }));
    }
    await tell(event("landing_view", "session_9", { source: "not a name!" }));
    const { sources } = await report("2026-11-20");
    expect(sources).toHaveLength(21);
    expect(sources.at(-1)).toEqual({ source: "other", visits: fill(4) });
  });

  it.each([
    ["2026-11-20", "2026-11-19"],
    ["2025-11-01", "2026-11-20"],
    ["yesterday", "2026-11-20"],
    ["2026-02-30", "2026-03-01"],
    ["9999-12-31", "9999-12-31"],
  ])("has no report from %s to %s", async (from, to) => {
    expect((await report(from, to)).status).toBe(400);
  });

  it("reports a leap year of days", async () => {
    const { days } = await report("2027-12-31", "2028-12-30");
    expect(days).toHaveLength(366);
  });

  it("hears of so many new visits from one address, and goes on with those that began", async () => {
    const { app, clock } = await buildAppForTest({
      database: built.deps.database,
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 1 } }),
    });
    clock.set("2026-11-20T12:00:00.000Z");
    const at = (remoteAddress: string) => createAgent(app, { remoteAddress });
    const crowd = at("198.51.100.77");
    for (let batch = 0; batch < 4; batch += 1) {
      const visits = Array.from({ length: 20 }, (_, index) =>
        event("landing_view", `session_crowd_${batch}_${index}`),
      );
      expect(await tell(visits, crowd)).toBe(204);
    }
    expect(await tell(event("quiz_start", "session_crowd_0_3"), crowd)).toBe(204);
    expect(await tell(event("quiz_start", "session_crowd_3_3"), crowd)).toBe(204);
    expect(visitsIn(await report("2026-11-20"))).toEqual(fill(60, 1));
    await tell(event("landing_view", "session_elsewhere"), at("198.51.100.78"));
    expect(visitsIn(await report("2026-11-20"))).toEqual(fill(61, 1));
    const judged = await built.deps.db
      .selectFrom("funnel_visits")
      .select("id")
      .where("is_extra", "=", false)
      .execute();
    expect(judged).toHaveLength(11);
  });

  it("stops listening to an address that tells without end", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 1 } }),
    });
    const flooder = createAgent(app, { remoteAddress: "198.51.100.9" });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push(await tell(event("landing_view", "session_flood"), flooder));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
