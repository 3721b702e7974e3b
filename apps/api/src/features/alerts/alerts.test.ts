import type { Alert } from "@cosmic/contracts";
import { FUNNEL_STEPS } from "@cosmic/domain";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { makeUser, signedInOperator } from "../../../test/factories.ts";
import { mailsTo } from "../../../test/outbox.ts";
import type { StepColumn } from "../../db/tables/funnel.ts";
import { bySubject, slotOf, TALLIES } from "../tallies/index.ts";

// What is wrong is found in everything that was recorded, so this suite has a database of its own.
let built: TestApp;
let operator: Agent;
let operatorEmail: string;

const NOW = new Date("2026-11-20T12:05:00.000Z");
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);

beforeAll(async () => {
  const database = await openOwnDatabase();
  built = await buildTestApp({ database });
  built.clock.set(NOW.toISOString());
  const signedIn = await signedInOperator(built.app, built.deps);
  operator = signedIn.agent;
  operatorEmail = signedIn.operator.email;
  return async () => {
    await built.close();
    await database.close();
  };
});

beforeEach(async () => {
  built.clock.set(NOW.toISOString());
  for (const table of ["alerts", "tallies", "funnel_visits", "payment_events"] as const) {
    await built.deps.db.deleteFrom(table).execute();
  }
  await sql`delete from audit_entries where operator_id is null`.execute(built.deps.db);
});

async function seed(name: string, at: Date, hits: number, subject = "") {
  await built.deps.db
    .insertInto("tallies")
    .values({ name, slot: slotOf(at), subject, hits })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "slot", "subject"])
        .doUpdateSet({ hits: sql`tallies.hits + ${hits}` }),
    )
    .execute();
}

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
  if (rows.length > 0) await built.deps.db.insertInto("funnel_visits").values(rows).execute();
}

/** A week like any other, and a day and an hour like it. */
async function seedHealthyMonth() {
  for (let day = 1; day <= 7; day += 1) {
    const at = ago(day * 24 * 60 + 30);
    await seed(TALLIES.signInSucceeded, at, 200);
    await seed(TALLIES.signInFailed, at, 30);
    await seed(bySubject(TALLIES.sessionStarted, "address"), at, 9, "an office");
    await seed(TALLIES.generationSucceeded, at, 150);
    await seed(TALLIES.checkoutStarted, at, 20);
    await seed(bySubject(TALLIES.browserError, "address"), at, 4, `browser ${day}`);
    await seedVisits(at, [100, 60, 50, 40, 40, 38, 38]);
  }
  await seedVisits(ago(90), [60, 37, 30, 24, 24, 23, 23]);
  await seed(TALLIES.signInSucceeded, ago(20), 20);
  await seed(TALLIES.signInFailed, ago(20), 4);
  await seed(TALLIES.generationSucceeded, ago(20), 12);
  await seed(TALLIES.checkoutStarted, ago(20), 2);
}

const check = async (agent = operator) =>
  (await agent.post("/api/admin/alerts/check")).json<{ newAlerts: number }>().newAlerts;
const list = async () => (await operator.get("/api/admin/alerts")).json<Alert[]>();
const found = async () =>
  (await list()).map(({ type, severity, title }) => `${severity} ${type}: ${title}`);

/** The same for each of many subjects. */
const manySubjects = async (name: string, count: number) => {
  for (let index = 0; index < count; index += 1) await seed(name, ago(5), 1, `subject ${index}`);
};

describe("a health check", () => {
  it("finds nothing in a healthy month, nor where nothing has happened", async () => {
    expect(await check()).toBe(0);
    await seedHealthyMonth();
    expect(await check()).toBe(0);
    expect(await list()).toEqual([]);
  });

  it.each<[string, () => Promise<void>, string, Alert["metrics"]]>([
    [
      "failed sign-ins",
      async () => {
        await seed(TALLIES.signInFailed, ago(5), 116);
        await manySubjects(bySubject(TALLIES.signInFailed, "account"), 12);
      },
      "HIGH AUTHENTICATION_FAILURE: Sign-ins are failing",
      { affected_users: 12, failure_rate: 120 / 140, time_range: "last hour" },
    ],
    [
      "sessions of one address",
      () => seed(bySubject(TALLIES.sessionStarted, "address"), ago(5), 130, "a program"),
      "MEDIUM SESSION_ANOMALY: One address signs in again and again",
      { time_range: "last hour" },
    ],
    [
      "sessions of one user",
      () => seed(bySubject(TALLIES.sessionStarted, "user"), ago(5), 25, "somebody"),
      "LOW SESSION_ANOMALY: Accounts with very many sessions",
      { affected_users: 1, time_range: "last hour" },
    ],
    [
      "a step that nobody reaches",
      () => seedVisits(ago(100), [150, 90, 2]),
      'HIGH CONVERSION_DROP: Fewer visits reach "Birth information completed"',
      { affected_users: 74, failure_rate: 95 / 127, time_range: "visits of 6 hours" },
    ],
    [
      "events of the payment provider that wait",
      async () => {
        await built.deps.db
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
      "HIGH PAYMENT_FAILURE: Paid, and perhaps still locked",
      { affected_users: 1 },
    ],
    [
      "checkouts that do not start",
      async () => {
        await seed(TALLIES.checkoutFailed, ago(5), 6);
        await manySubjects(bySubject(TALLIES.checkoutFailed, "user"), 3);
      },
      "HIGH PAYMENT_FAILURE: Checkouts cannot be started",
      { affected_users: 3, failure_rate: 0.75, time_range: "last hour" },
    ],
    [
      "reports that fail",
      async () => {
        await seed(TALLIES.generationFailed, ago(5), 6);
        await manySubjects(bySubject(TALLIES.generationFailed, "user"), 5);
      },
      "MEDIUM GENERATION_FAILURE: Reports cannot be written",
      { affected_users: 5, failure_rate: 6 / 18, time_range: "last hour" },
    ],
    [
      "an AI that is away",
      async () => {
        await seed(TALLIES.generationFellBack, ago(5), 8);
        await seed(TALLIES.generationReworded, ago(5), 2);
      },
      "MEDIUM GENERATION_FAILURE: The AI re-words no reports",
      { failure_rate: 0.8, time_range: "last hour" },
    ],
    [
      "an API that fails",
      () => manySubjects(bySubject(TALLIES.apiError, "address"), 14),
      "LOW ERROR_BURST: The API is failing",
      { affected_users: 14, time_range: "last 30 minutes" },
    ],
    [
      "pages that fail in many browsers",
      () => manySubjects(bySubject(TALLIES.browserError, "address"), 40),
      "MEDIUM ERROR_BURST: Pages are failing in people's browsers",
      { affected_users: 40, time_range: "last 30 minutes" },
    ],
  ])("finds exactly %s", async (_, inject, alert, metrics) => {
    await seedHealthyMonth();
    await inject();
    expect(await check()).toBe(1);
    expect(await found()).toEqual([alert]);
    expect((await list())[0]?.metrics).toEqual(metrics);
    expect(await check()).toBe(0);
  });

  it("judges no conversion by the many visits of one address", async () => {
    await seedHealthyMonth();
    await seedVisits(ago(100), [150, 90, 2], true);
    expect(await check()).toBe(0);
  });

  it("takes one browser that reports without end for no burst", async () => {
    await seed(bySubject(TALLIES.browserError, "address"), ago(5), 500, "one browser");
    expect(await check()).toBe(0);
  });

  it("finds sign-ins that really failed", async () => {
    const { email } = await makeUser(built.deps);
    for (let index = 0; index < 22; index += 1) {
      const agent = createAgent(built.app, { remoteAddress: `198.51.100.${index}` });
      await agent.post("/api/auth/login", { email: `${index}-${email}`, password: "wrong" });
    }
    expect(await check()).toBe(1);
    expect(await list()).toMatchObject([
      { type: "AUTHENTICATION_FAILURE", metrics: { affected_users: 22, failure_rate: 1 } },
    ]);
  });
});

describe("checks by hand", () => {
  it("are six a minute for an operator, and the list goes on answering", async () => {
    const strict = await buildAppForTest({
      database: built.deps.database,
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 1 } }),
    });
    const { agent: signedIn } = await signedInOperator(built.app, built.deps);
    const agent = createAgent(strict.app, {
      cookies: signedIn.cookies,
      origin: "http://localhost:3001",
    });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await agent.post("/api/admin/alerts/check")).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
    expect((await agent.get("/api/admin/alerts")).statusCode).toBe(200);
  });
});

const failSignIns = (hits: number) => seed(TALLIES.signInFailed, ago(5), hits);

describe("an alert", () => {
  it("is raised once by ten checks at a time", async () => {
    await failSignIns(50);
    const counts = await Promise.all(Array.from({ length: 10 }, () => check()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it("is mailed to the operators when it is one of the worst, once", async () => {
    const before = (await mailsTo(built.deps.db, operatorEmail)).length;
    await failSignIns(50);
    await seed(bySubject(TALLIES.sessionStarted, "user"), ago(5), 25, "somebody");
    expect(await check()).toBe(2);
    await check();
    const mails = (await mailsTo(built.deps.db, operatorEmail)).slice(before);
    expect(mails).toMatchObject([{ template: "alert", title: "Sign-ins are failing" }]);
  });

  it("is told anew, and mailed, when it becomes worse", async () => {
    const before = (await mailsTo(built.deps.db, operatorEmail)).length;
    await seed(TALLIES.signInSucceeded, ago(5), 30);
    await failSignIns(22);
    await check();
    expect(await found()).toEqual(["LOW AUTHENTICATION_FAILURE: Sign-ins are failing"]);
    await failSignIns(400);
    expect(await check()).toBe(0);
    expect(await found()).toEqual(["HIGH AUTHENTICATION_FAILURE: Sign-ins are failing"]);
    expect((await mailsTo(built.deps.db, operatorEmail)).length - before).toBe(1);
  });

  it("can be resolved twice, stays resolved, and is not raised from the same hour again", async () => {
    await failSignIns(50);
    await check();
    const [alert] = await list();
    const resolve = () => operator.post(`/api/admin/alerts/${alert?.id}/resolve`);
    expect((await resolve()).json()).toMatchObject({ id: alert?.id, resolved: true });
    expect((await resolve()).statusCode).toBe(200);
    expect(await check()).toBe(0);
    expect(await list()).toMatchObject([
      { resolved: true, resolvedAt: NOW.toISOString(), resolvedBy: operatorEmail },
    ]);

    built.clock.set(new Date(NOW.getTime() + 90 * MINUTE).toISOString());
    await seed(TALLIES.signInFailed, built.clock.now(), 50);
    expect(await check()).toBe(1);
    expect(await list()).toMatchObject([
      { resolved: false, resolvedAt: null, resolvedBy: null },
      { resolved: true },
    ]);
    const deeds = await built.deps.db
      .selectFrom("audit_entries")
      .select("action")
      .where("subject", "=", alert?.id ?? "")
      .execute();
    expect(deeds).toEqual([{ action: "alert.resolved" }]);
  });

  it("stands before all that are dealt with, however new those are", async () => {
    await seed(bySubject(TALLIES.sessionStarted, "user"), ago(5), 25, "somebody");
    await check();
    built.clock.set(new Date(NOW.getTime() + MINUTE).toISOString());
    await failSignIns(50);
    await check();
    const newest = (await list()).find(({ type }) => type === "AUTHENTICATION_FAILURE");
    await operator.post(`/api/admin/alerts/${newest?.id}/resolve`);
    expect((await list()).map(({ type, resolved }) => [type, resolved])).toEqual([
      ["SESSION_ANOMALY", false],
      ["AUTHENTICATION_FAILURE", true],
    ]);
  });

  it("does not exist under an unknown id", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await operator.post(`/api/admin/alerts/${unknown}/resolve`)).statusCode).toBe(404);
    expect((await operator.post("/api/admin/alerts/1/resolve")).statusCode).toBe(404);
  });
});
