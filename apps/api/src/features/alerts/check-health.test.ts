import type { Alert } from "@cosmic/contracts";
import { FUNNEL_STEPS } from "@cosmic/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { makeUser } from "../../../test/factories.ts";
import { ago, openWatchedSite, seed, type WatchedSite } from "../../../test/watched-site.ts";
import type { StepColumn } from "../../db/tables/funnel.ts";
import { bySubject, COUNTERS } from "../counters/index.ts";

let site: WatchedSite;

beforeAll(async () => {
  site = await openWatchedSite();
  return () => site.close();
});
beforeEach(() => site.forget());

/** Visits that began then: how many reached each of the first steps and then stopped. */
async function seedVisits(startedAt: Date, reached: readonly number[], isExtra = false) {
  const rows = reached.flatMap((visits, index) => {
    const steps = FUNNEL_STEPS.slice(0, index + 1).map((_, at) => [
      `at_${at + 1}` as StepColumn,
      at * 10,
    ]);
    const columns = Object.fromEntries(
      FUNNEL_STEPS.map((_, at) => [`at_${at + 1}`, steps[at]?.[1] ?? null]),
    ) as Record<StepColumn, number | null>;
    const stopped = visits - (reached[index + 1] ?? 0);
    return Array.from({ length: stopped }, () => ({
      id: crypto.randomUUID(),
      started_at: startedAt,
      day: startedAt.toISOString().slice(0, 10),
      source: "direct",
      user_id: null,
      is_extra: isExtra,
      ...columns,
    }));
  });
  if (rows.length > 0) await site.deps.db.insertInto("funnel_visits").values(rows).execute();
}

/** A week like any other, and a day and an hour like it. */
async function seedHealthyMonth() {
  for (let day = 1; day <= 7; day += 1) {
    const at = ago(day * 24 * 60 + 30);
    await seed(site, COUNTERS.signInSucceeded, at, 200);
    await seed(site, COUNTERS.signInFailed, at, 30);
    await seed(site, bySubject(COUNTERS.sessionStarted, "address"), at, 9, "an office");
    await seed(site, COUNTERS.generationSucceeded, at, 150);
    await seed(site, COUNTERS.checkoutStarted, at, 20);
    await seed(site, bySubject(COUNTERS.browserError, "address"), at, 4, `browser ${day}`);
    await seedVisits(at, [100, 60, 50, 40, 40, 38, 38]);
  }
  await seedVisits(ago(90), [60, 37, 30, 24, 24, 23, 23]);
  await seed(site, COUNTERS.signInSucceeded, ago(20), 20);
  await seed(site, COUNTERS.signInFailed, ago(20), 4);
  await seed(site, COUNTERS.generationSucceeded, ago(20), 12);
  await seed(site, COUNTERS.checkoutStarted, ago(20), 2);
}

/** The same for each of many subjects. */
const manySubjects = async (name: string, count: number) => {
  for (let index = 0; index < count; index += 1)
    await seed(site, name, ago(5), 1, `subject ${index}`);
};

describe("health check", () => {
  it("finds nothing in a healthy month, or without any data", async () => {
    expect(await site.check()).toBe(0);
    await seedHealthyMonth();
    expect(await site.check()).toBe(0);
    expect(await site.list()).toEqual([]);
  });

  it.each<[string, () => Promise<void>, string, Alert["metrics"]]>([
    [
      "failed sign-ins",
      async () => {
        await seed(site, COUNTERS.signInFailed, ago(5), 116);
        await manySubjects(bySubject(COUNTERS.signInFailed, "account"), 12);
      },
      "HIGH AUTHENTICATION_FAILURE: Sign-ins are failing",
      { affected_users: 12, failure_rate: 120 / 140, time_range: "last hour" },
    ],
    [
      "sessions of one address",
      () => seed(site, bySubject(COUNTERS.sessionStarted, "address"), ago(5), 130, "a program"),
      "MEDIUM SESSION_ANOMALY: One address signs in again and again",
      { time_range: "last hour" },
    ],
    [
      "sessions of one user",
      () => seed(site, bySubject(COUNTERS.sessionStarted, "user"), ago(5), 25, "one-user"),
      "LOW SESSION_ANOMALY: Accounts with very many sessions",
      { affected_users: 1, time_range: "last hour" },
    ],
    [
      "a step that no visit reaches",
      () => seedVisits(ago(100), [150, 90, 2]),
      'HIGH CONVERSION_DROP: Fewer visits reach "Birth information completed"',
      { affected_users: 74, failure_rate: 95 / 127, time_range: "visits of 6 hours" },
    ],
    [
      "events of the payment provider that wait",
      async () => {
        await site.deps.db
          .insertInto("payment_events")
          .values({
            id: "evt_waiting",
            type: "checkout.session.completed",
            session_id: null,
            payment_intent_id: null,
            charge_id: null,
            created_at: ago(60),
            received_at: ago(60),
            handled_at: null,
          })
          .execute();
      },
      "HIGH PAYMENT_FAILURE: Buyers may still be locked out",
      { affected_users: 1 },
    ],
    [
      "checkouts that do not start",
      async () => {
        await seed(site, COUNTERS.checkoutFailed, ago(5), 6);
        await manySubjects(bySubject(COUNTERS.checkoutFailed, "user"), 3);
      },
      "HIGH PAYMENT_FAILURE: Checkouts cannot be started",
      { affected_users: 3, failure_rate: 0.75, time_range: "last hour" },
    ],
    [
      "reports that fail",
      async () => {
        await seed(site, COUNTERS.generationFailed, ago(5), 6);
        await manySubjects(bySubject(COUNTERS.generationFailed, "user"), 5);
      },
      "MEDIUM GENERATION_FAILURE: Reports cannot be written",
      { affected_users: 5, failure_rate: 6 / 18, time_range: "last hour" },
    ],
    [
      "an AI that is away",
      async () => {
        await seed(site, COUNTERS.generationFellBack, ago(5), 8);
        await seed(site, COUNTERS.generationReworded, ago(5), 2);
      },
      "MEDIUM GENERATION_FAILURE: The AI re-words no reports",
      { failure_rate: 0.8, time_range: "last hour" },
    ],
    [
      "an API that fails",
      () => manySubjects(bySubject(COUNTERS.apiError, "address"), 14),
      "LOW ERROR_BURST: The API is failing",
      { affected_users: 14, time_range: "last 30 minutes" },
    ],
    [
      "pages that fail in many browsers",
      () => manySubjects(bySubject(COUNTERS.browserError, "address"), 40),
      "MEDIUM ERROR_BURST: Pages are failing in people's browsers",
      { affected_users: 40, time_range: "last 30 minutes" },
    ],
    [
      "visits that pile up",
      () => seedVisits(ago(30), [2_000, 2_000], true),
      "LOW STORAGE_GROWTH: Far more is stored than usual",
      { time_range: "last hour" },
    ],
    [
      "accounts' sessions that pile up",
      () => seed(site, COUNTERS.sessionStarted, ago(5), 3_000),
      "MEDIUM STORAGE_GROWTH: Far more is stored than usual",
      { time_range: "last hour" },
    ],
    [
      "quiz results that pile up",
      () => seed(site, COUNTERS.quizAnswered, ago(5), 3_000),
      "MEDIUM STORAGE_GROWTH: Far more is stored than usual",
      { time_range: "last hour" },
    ],
    [
      "checkouts that pile up",
      () => seed(site, COUNTERS.checkoutStarted, ago(5), 300),
      "LOW STORAGE_GROWTH: Far more is stored than usual",
      { time_range: "last hour" },
    ],
  ])("finds exactly %s", async (_, inject, alert, metrics) => {
    await seedHealthyMonth();
    await inject();
    expect(await site.check()).toBe(1);
    expect(await site.found()).toEqual([alert]);
    expect((await site.list())[0]?.metrics).toEqual(metrics);
    expect(await site.check()).toBe(0);
  });

  it("does not judge conversion by many visits from one address", async () => {
    await seedHealthyMonth();
    await seedVisits(ago(100), [150, 90, 2], true);
    expect(await site.check()).toBe(0);
  });

  it("does not treat one browser that reports endlessly as an error burst", async () => {
    await seed(site, bySubject(COUNTERS.browserError, "address"), ago(5), 500, "one browser");
    expect(await site.check()).toBe(0);
  });

  it("finds sign-ins that failed through the API", async () => {
    const { email } = await makeUser(site.deps);
    for (let index = 0; index < 22; index += 1) {
      const agent = createAgent(site.app, { remoteAddress: `198.51.100.${index}` });
      await agent.post("/api/auth/login", { email: `${index}-${email}`, password: "wrong" });
    }
    expect(await site.check()).toBe(1);
    expect(await site.list()).toMatchObject([
      { type: "AUTHENTICATION_FAILURE", metrics: { affected_users: 22, failure_rate: 1 } },
    ]);
  });
});
