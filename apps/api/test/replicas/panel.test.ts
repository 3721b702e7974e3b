import type { Alert, FunnelSummary } from "@cosmic/contracts";
import { FUNNEL_STEPS, funnelStepNumber } from "@cosmic/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { COUNTERS, toSlot } from "../../src/features/counters/index.ts";
import { closeFunnelDays } from "../../src/features/funnel/index.ts";
import { purge } from "../../src/jobs/purge.ts";
import { type Agent, createAgent } from "../agent.ts";
import { makeUser, signedInOperator } from "../factories.ts";
import { mailsTo } from "../outbox.ts";
import { atOnce, countStatuses, type Replicas, startReplicas } from "./replicas.ts";

let replicas: Replicas;
let operator: Agent;
let operatorEmail: string;

beforeAll(async () => {
  replicas = await startReplicas();
  const { app, deps } = replicas.first;
  const signedIn = await signedInOperator(app, deps);
  operator = signedIn.agent;
  operatorEmail = signedIn.operator.email;
});

afterAll(() => replicas.close());

/** The operator's browser, when it meets the one process or the other. */
const operatorAt = (index: number) =>
  createAgent(replicas.at(index).app, {
    origin: replicas.first.deps.config.sites.adminUrl,
    cookies: operator.cookies,
  });

const setClocks = (now: string) => {
  for (const replica of [replicas.first, replicas.second]) replica.clock.set(now);
};

const LONG_AGO = new Date("2020-01-01T00:00:00.000Z");
const NOW = "2026-11-20T12:05:00.000Z";

beforeEach(async () => {
  setClocks(NOW);
  const { db } = replicas.first.deps;
  for (const table of ["alerts", "tallies"] as const) await db.deleteFrom(table).execute();
});

const failSignIns = (hits: number) =>
  replicas.first.deps.db
    .insertInto("tallies")
    .values({ name: COUNTERS.signInFailed, slot: toSlot(new Date(NOW)), subject: "", hits })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "slot", "subject"])
        .doUpdateSet({ hits: sql`tallies.hits + ${hits}` }),
    )
    .execute();

const checkAtOnce = async (times: number) => {
  const answers = await atOnce(times, (index) => operatorAt(index).post("/api/admin/alerts/check"));
  expect(countStatuses(answers)).toEqual({ 200: times });
  return answers.reduce((sum, answer) => sum + answer.json<{ newAlerts: number }>().newAlerts, 0);
};

const listAlerts = async () => (await operator.get("/api/admin/alerts")).json<Alert[]>();
const countMails = async () =>
  (await mailsTo(replicas.first.deps.db, operatorEmail)).filter(
    ({ template }) => template === "alert",
  ).length;

describe("ten health checks at once, in both processes", () => {
  it("raise one alert and email it once", async () => {
    const mails = await countMails();
    await failSignIns(80);
    expect(await checkAtOnce(10)).toBe(1);
    expect(await listAlerts()).toMatchObject([
      { type: "AUTHENTICATION_FAILURE", severity: "HIGH", resolved: false },
    ]);
    expect((await countMails()) - mails).toBe(1);
  });

  it("email an alert that has become worse once", async () => {
    await replicas.first.deps.db
      .insertInto("tallies")
      .values({
        name: COUNTERS.signInSucceeded,
        slot: toSlot(new Date(NOW)),
        subject: "",
        hits: 30,
      })
      .execute();
    await failSignIns(22);
    expect(await checkAtOnce(10)).toBe(1);
    expect(await listAlerts()).toMatchObject([{ severity: "LOW" }]);
    const mails = await countMails();
    await failSignIns(400);
    expect(await checkAtOnce(10)).toBe(0);
    expect(await listAlerts()).toMatchObject([{ severity: "HIGH" }]);
    expect((await countMails()) - mails).toBe(1);
  });

  it("leave a resolved alert resolved, whichever process resolves it", async () => {
    await failSignIns(80);
    await checkAtOnce(2);
    const [alert] = await listAlerts();
    const answers = await atOnce(10, (index) =>
      operatorAt(index).post(`/api/admin/alerts/${alert?.id}/resolve`),
    );
    expect(countStatuses(answers)).toEqual({ 200: 10 });
    expect(await checkAtOnce(10)).toBe(0);
    expect(await listAlerts()).toMatchObject([{ id: alert?.id, resolved: true }]);
  });
});

describe("operator actions in both processes at once", () => {
  it("delete a user once", async () => {
    const { id } = await makeUser(replicas.first.deps);
    const answers = await atOnce(6, (index) => operatorAt(index).delete(`/api/admin/users/${id}`));
    expect(countStatuses(answers)).toEqual({ 204: 1, 404: 5 });
  });
});

/** The steps of a few visits, sent to one process and the other in turn. */
const recordVisits = (visits: number) =>
  atOnce(visits, (index) =>
    replicas.browser(index).post(
      "/api/funnel-events",
      FUNNEL_STEPS.slice(0, 4).map((step, at) => ({
        step,
        stepNumber: funnelStepNumber(step),
        stepName: step,
        value: null,
        sessionId: `session_${index}`,
        metadata: { msAgo: (4 - at) * 1_000 },
      })),
    ),
  );

const report = async () =>
  (await operator.get("/api/admin/funnel?from=2026-11-17&to=2026-11-20")).json<FunnelSummary>();

const bothAtOnce = (times: number, act: (deps: Replicas["first"]["deps"]) => Promise<number>) =>
  atOnce(times, (index) => act(replicas.at(index).deps));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe("the funnel of two processes", () => {
  it("counts a visit once when both receive it, and sums a day up once", async () => {
    setClocks("2026-11-17T12:05:00.000Z");
    await recordVisits(8);
    await Promise.all([recordVisits(8), recordVisits(8)]);
    const before = await report();
    expect(before.steps.slice(0, 5).map(({ visits }) => visits)).toEqual([8, 8, 8, 8, 0]);

    setClocks("2026-11-20T12:05:00.000Z");
    await bothAtOnce(6, closeFunnelDays);
    expect(await report()).toEqual(before);
    expect(await bothAtOnce(2, closeFunnelDays)).toEqual([0, 0]);
  });

  it("deletes old visits and steps once, and keeps their sums", async () => {
    const { db, config } = replicas.first.deps;
    const before = await report();
    expect(before.steps[0]?.visits).toBeGreaterThan(0);
    const count = async (table: "funnel_events" | "funnel_visits") =>
      (await db.selectFrom(table).select("id").execute()).length;
    const stored = { events: await count("funnel_events"), visits: await count("funnel_visits") };
    await db.updateTable("funnel_events").set({ occurred_at: LONG_AGO }).execute();
    await db.updateTable("funnel_visits").set({ started_at: LONG_AGO }).execute();

    const retention = { ...config.retention, purgeBatch: 3 };
    const outcomes = await atOnce(4, (index) => purge(replicas.at(index).deps.db, { retention }));
    expect(sum(outcomes.map(({ funnelEvents }) => funnelEvents))).toBe(stored.events);
    expect(sum(outcomes.map(({ visits }) => visits))).toBe(stored.visits);
    expect(await count("funnel_visits")).toBe(0);
    expect(await report()).toEqual(before);
  });
});
