import { FUNNEL_STEPS } from "@cosmic/domain";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import {
  event,
  type FunnelSite,
  fill,
  openFunnelSite,
  visitsIn,
} from "../../../test/funnel-site.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

let site: FunnelSite;

beforeAll(async () => {
  site = await openFunnelSite();
  return () => site.close();
});
beforeEach(() => site.forget());

const listEvents = () =>
  site.deps.db
    .selectFrom("funnel_events")
    .select(["step", "question", "metadata"])
    .orderBy("step")
    .orderBy("question")
    .execute();

/** Changes whenever the row of the one visit is written. */
const findVersion = () =>
  site.deps.db.selectFrom("funnel_visits").select(sql<string>`xmin::text`.as("version")).execute();

const countVisits = async () => visitsIn(await site.report("2026-11-20"))[0];

/** With other limits, on the same database: begins a visit from an address. */
async function openWith(rates: Partial<TestApp["config"]["limits"]["rates"]>) {
  const { app, deps, clock } = await buildAppForTest({
    database: site.deps.database,
    configure: ({ limits, ...config }) => ({
      ...config,
      limits: { scale: 1, rates: { ...limits.rates, ...rates } },
    }),
  });
  clock.set("2026-11-20T12:00:00.000Z");
  await deps.db.deleteFrom("rate_limits").execute();
  return (remoteAddress: string) =>
    site.send(
      event("landing_view", `session_${crypto.randomUUID()}`),
      createAgent(app, { remoteAddress }),
    );
}

describe("funnel events", () => {
  it("are recorded twenty at once, each at its own time", async () => {
    const steps = [
      event("landing_view", "session_2", { msAgo: 9_000 }),
      event("quiz_start", "session_2", { msAgo: 4_000 }),
      event("birth_info_completed", "session_2", { msAgo: 0 }),
    ];
    expect(await site.send(steps)).toBe(204);
    const funnel = await site.report("2026-11-20");
    expect(visitsIn(funnel)).toEqual(fill(1, 1, 1));
    expect(funnel.steps.slice(1, 3).map(({ medianSeconds }) => medianSeconds)).toEqual([5, 4]);
    expect(await site.send(Array(21).fill(steps[0]))).toBe(400);
  });

  it("are linked to the session's user after consent alone, never to one in the body", async () => {
    const { agent, user } = await signedInUser(site.app, site.deps);
    const hasConsent = true;
    await site.send({
      ...event("landing_view", "session_4"),
      hasConsent,
      userId: crypto.randomUUID(),
    });
    await site.send(event("landing_view", "session_5"), agent);
    await site.send({ ...event("landing_view", "session_6"), hasConsent: false }, agent);
    const listUsers = () =>
      site.deps.db.selectFrom("funnel_visits").select("user_id as userId").execute();
    expect((await listUsers()).map(({ userId }) => userId)).toEqual([null, null, null]);
    await site.send([{ ...event("quiz_start", "session_5"), hasConsent }], agent);
    expect(new Set((await listUsers()).map(({ userId }) => userId))).toEqual(
      new Set([user.id, null]),
    );
    await site.operator.delete(`/api/admin/users/${user.id}`);
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill(3, 1));
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
    { ...event("landing_view", "s"), metadata: "preview" },
    { ...event("landing_view", "s"), metadata: { source: "x".repeat(201) } },
    { ...event("landing_view", "s"), metadata: { source: "\u0000" } },
    { ...event("report_viewed", "s"), metadata: { view: "all" } },
    { ...event("mbti_type_selected", "s"), metadata: { way: { chosen: true } } },
    { ...event("mbti_question_answered", "s"), metadata: { question: 9 } },
    { ...event("mbti_question_answered", "s"), metadata: { question: 1.5 } },
    { ...event("landing_view", "s"), value: "9.99" },
  ])("are refused when invalid (%#)", async (body) => {
    expect(await site.send(body)).toBe(400);
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill());
  });

  it("keep the details that are known, and no others", async () => {
    const free = { text: "x".repeat(3_000), question: 3, msAgo: 5 };
    await site.send([
      event("landing_view", "session_free", free),
      event("mbti_type_selected", "session_free", { way: "chosen", other: { deep: true } }),
      event("report_viewed", "session_free", { view: "preview" }),
    ]);
    expect(await listEvents()).toEqual([
      { step: 1, question: 0, metadata: null },
      { step: 5, question: 0, metadata: { way: "chosen" } },
      { step: 7, question: 0, metadata: { view: "preview" } },
    ]);
  });

  it("are stored once for their visit, however often a browser sends them", async () => {
    const steps = FUNNEL_STEPS.flatMap((step) =>
      [1, 2, 3, 4, 5, 6, 7, 8, undefined].map((question) =>
        event(step, "session_again", { question }),
      ),
    );
    const batches = Array.from({ length: 5 }, (_, at) => steps.slice(at * 20, at * 20 + 20));
    const statuses = await Promise.all(
      [...batches, ...batches, ...batches].map((batch) => site.send(batch)),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    const stored = await listEvents();
    expect(stored).toHaveLength(19);
    expect(stored.filter(({ step }) => step === 4).map(({ question }) => question)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const before = await findVersion();
    for (const batch of batches) await site.send(batch);
    expect(await findVersion()).toEqual(before);
  });

  it("keep only a plain name of a visit's source", async () => {
    await site.send(
      event("landing_view", "session_campaign", {
        source: "ada@cosmic.test",
        utm_campaign: "Ada Lovelace, 1815",
      }),
    );
    expect(await listEvents()).toMatchObject([{ metadata: { source: "other" } }]);
    expect((await site.report("2026-11-20")).sources.map(({ source }) => source)).toEqual([
      "other",
    ]);
  });

  it("name the invalid event of several, and why", async () => {
    const answer = await createAgent(site.app).post("/api/funnel-events", [
      event("landing_view", "session_6"),
      { ...event("quiz_start", "session_6"), stepNumber: 10 },
    ]);
    expect(answer.json()).toMatchObject({
      issues: [{ path: "1.stepNumber", message: "This is not the number of the step." }],
    });
  });

  it("are limited to so many new visits from one address, without limiting visits under way", async () => {
    const { app, clock } = await buildAppForTest({
      database: site.deps.database,
      configure: withProductionLimits,
    });
    clock.set("2026-11-20T12:00:00.000Z");
    const at = (remoteAddress: string) => createAgent(app, { remoteAddress });
    const crowd = at("198.51.100.77");
    for (let batch = 0; batch < 4; batch += 1) {
      const visits = Array.from({ length: 20 }, (_, index) =>
        event("landing_view", `session_crowd_${batch}_${index}`),
      );
      expect(await site.send(visits, crowd)).toBe(204);
    }
    expect(await site.send(event("quiz_start", "session_crowd_0_3"), crowd)).toBe(204);
    expect(await site.send(event("quiz_start", "session_crowd_3_3"), crowd)).toBe(204);
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill(60, 1));
    await site.send(event("landing_view", "session_elsewhere"), at("198.51.100.78"));
    expect(visitsIn(await site.report("2026-11-20"))).toEqual(fill(61, 1));
    const judged = await site.deps.db
      .selectFrom("funnel_visits")
      .select("id")
      .where("is_extra", "=", false)
      .execute();
    expect(judged).toHaveLength(11);
  });

  it("are limited to so many new visits from the networks around an address, and from all", async () => {
    const sendNarrow = await openWith({ newVisits: [{ max: 1, windowSeconds: 3_600 }] });
    for (let index = 0; index < 15; index += 1) await sendNarrow(`2001:db8:7:${index}::1`);
    expect(await countVisits()).toBe(10);
    await sendNarrow("2001:db8:8::1");
    expect(await countVisits()).toBe(11);
    const sendAny = await openWith({ allVisits: [{ max: 3, windowSeconds: 86_400 }] });
    for (let index = 0; index < 5; index += 1) {
      expect(await sendAny(`198.18.${index}.1`)).toBe(204);
    }
    expect(await countVisits()).toBe(12);
    for (let index = 0; index < 5; index += 1) await sendAny(`198.${20 + index}.0.1`);
    expect(await countVisits()).toBe(14);
  });

  it("are refused from an address that sends without end", async () => {
    const { app } = await buildAppForTest({
      configure: withProductionLimits,
    });
    const flooder = createAgent(app, { remoteAddress: "198.51.100.9" });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push(await site.send(event("landing_view", "session_flood"), flooder));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
