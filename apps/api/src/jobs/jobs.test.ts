import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildTestDeps } from "../../test/build-test-app.ts";
import { openOwnDatabase } from "../../test/database.ts";
import { makeUser } from "../../test/factories.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import type { AttemptState } from "../db/tables/checkout-attempts.ts";
import type { StepColumn } from "../db/tables/funnel.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { purge } from "./purge.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: OpenDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openOwnDatabase();
  deps = await buildTestDeps({ database });
});

afterAll(() => database.close());

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

async function addSession(userId: string, idleEnds: Date, ends: Date): Promise<string> {
  const id = deps.ids.uuid();
  await deps.db
    .insertInto("sessions")
    .values({
      id_hash: id,
      kind: "user",
      user_id: userId,
      operator_id: null,
      data: "{}",
      created_at: ago(DAY),
      last_seen_at: ago(DAY),
      idle_expires_at: idleEnds,
      expires_at: ends,
    })
    .execute();
  return id;
}

async function addBlueprint(holder: { user_id: string } | { claim_hash: string }, made: Date) {
  const id = deps.ids.uuid();
  await deps.db
    .insertInto("blueprints")
    .values({
      id,
      slug: deps.ids.slug(),
      user_id: null,
      claim_hash: null,
      ...holder,
      birth_date: "1990-01-15",
      mbti_type: "INTJ",
      sun_sign: "Capricorn",
      archetype: "",
      overview: "",
      writer_version: "1",
      report: "{}",
      fingerprint: id,
      generated_at: made,
    })
    .execute();
  return id;
}

const addCounter = (key: string, started: Date, blockedUntil: Date | null) =>
  deps.db
    .insertInto("rate_limits")
    .values({ key, window_started_at: started, hits: 1, blocked_until: blockedUntil })
    .execute();

const addLease = (name: string, expires: Date) =>
  deps.db
    .insertInto("leases")
    .values({ name, holder: deps.ids.uuid(), expires_at: expires })
    .execute();

const addPaymentEvent = (id: string, received: Date, handled: Date | null) =>
  deps.db
    .insertInto("payment_events")
    .values({
      id,
      type: "checkout.session.completed",
      session_id: null,
      payment_intent_id: null,
      charge_id: null,
      created_at: received,
      received_at: received,
      handled_at: handled,
    })
    .execute();

const addCheckout = (userId: string, state: AttemptState, created: Date) =>
  deps.db
    .insertInto("checkout_attempts")
    .values({
      id: deps.ids.uuid(),
      user_id: userId,
      idempotency_key: deps.ids.uuid(),
      return_to: "/dashboard",
      amount: 999,
      currency: "usd",
      session_id: null,
      url: null,
      expires_at: created,
      state,
      looked_at: null,
      created_at: created,
    })
    .execute();

const addResetToken = (tokenHash: string, userId: string, expires: Date) =>
  deps.db
    .insertInto("password_reset_tokens")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: ago(DAY),
      expires_at: expires,
      used_at: null,
    })
    .execute();

const addFinishedSignIn = (stateHash: string, finished: Date) =>
  deps.db
    .insertInto("finished_sign_ins")
    .values({ state_hash: stateHash, finished_at: finished })
    .execute();

/** What was recorded of a visit and of a failure then. */
async function addRecords(at: Date): Promise<void> {
  const visitId = crypto.randomUUID();
  const steps = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`at_${index + 1}`, null]),
  ) as Record<StepColumn, null>;
  const day = at.toISOString().slice(0, 10);
  await deps.db
    .insertInto("funnel_visits")
    .values({ ...steps, id: visitId, started_at: at, day, source: "direct", user_id: null })
    .execute();
  await deps.db
    .insertInto("funnel_events")
    .values({ visit_id: visitId, step: 1, occurred_at: at, value: null, metadata: null })
    .execute();
  await deps.db
    .insertInto("tallies")
    .values({ name: "of the purge", slot: at, subject: visitId, hits: 1 })
    .execute();
  await deps.db
    .insertInto("error_groups")
    .values({
      id: crypto.randomUUID(),
      fingerprint: crypto.randomUUID(),
      source: "api",
      message: "Error",
      place: "other",
      severity: "LOW",
      status: 500,
      hits: 1,
      first_seen: at,
      last_seen: at,
    })
    .execute();
}

const idsOf = async (rows: Promise<object[]>) => (await rows).flatMap((row) => Object.values(row));

const countJobs = async (name: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = ${name}`.execute(deps.db);
  return rows[0]?.count;
};

describe("the purge", () => {
  it("deletes what is over, in batches, and nothing else", async () => {
    const { id: userId } = await makeUser(deps);
    const soon = new Date(Date.now() + HOUR);
    const live = await addSession(userId, soon, soon);
    for (let count = 0; count < 5; count += 1) await addSession(userId, ago(HOUR), soon);
    await addSession(userId, soon, ago(HOUR));

    await addCounter("fresh", ago(HOUR), null);
    await addCounter("stale", ago(3 * DAY), ago(2 * DAY));
    await addCounter("blocked", ago(3 * DAY), soon);

    const owned = await addBlueprint({ user_id: userId }, ago(30 * DAY));
    const young = await addBlueprint({ claim_hash: "young" }, ago(6 * DAY));
    await addBlueprint({ claim_hash: "old" }, ago(8 * DAY));

    await addResetToken("live", userId, soon);
    await addResetToken("over", userId, ago(HOUR));
    await addFinishedSignIn("recent", ago(HOUR));
    await addFinishedSignIn("old", ago(2 * DAY));

    await addLease("running", soon);
    await addLease("abandoned", ago(HOUR));

    await addRecords(ago(8 * DAY));
    for (const days of [10, 91, 91, 91, 401]) await addRecords(ago(days * DAY));

    await addPaymentEvent("recent", ago(80 * DAY), ago(80 * DAY));
    await addPaymentEvent("old", ago(100 * DAY), ago(91 * DAY));
    await addPaymentEvent("never dealt with", ago(100 * DAY), null);
    for (const state of ["complete", "expired", "given_up"] as const) {
      await addCheckout(userId, state, ago(91 * DAY));
      await addCheckout(userId, state, ago(80 * DAY));
    }

    const retention = { ...deps.config.retention, purgeBatch: 2, sessionBatch: 2 };
    expect(await purge(deps.db, { retention })).toEqual({
      sessions: 6,
      rateLimits: 1,
      ownerlessBlueprints: 1,
      leases: 1,
      resetTokens: 1,
      finishedSignIns: 1,
      funnelEvents: 4,
      visits: 1,
      tallies: 5,
      errorGroups: 4,
      paymentEvents: 1,
      unpaidCheckouts: 2,
    });
    const { db } = deps;
    expect(await idsOf(db.selectFrom("sessions").select("id_hash").execute())).toEqual([live]);
    expect(
      await idsOf(db.selectFrom("rate_limits").select("key").orderBy("key").execute()),
    ).toEqual(["blocked", "fresh"]);
    expect(await idsOf(db.selectFrom("leases").select("name").execute())).toEqual(["running"]);
    expect(new Set(await idsOf(db.selectFrom("blueprints").select("id").execute()))).toEqual(
      new Set([owned, young]),
    );
    expect(await purge(deps.db, deps.config)).toEqual({
      sessions: 0,
      rateLimits: 0,
      ownerlessBlueprints: 0,
      leases: 0,
      resetTokens: 0,
      finishedSignIns: 0,
      funnelEvents: 0,
      visits: 0,
      tallies: 0,
      errorGroups: 0,
      paymentEvents: 0,
      unpaidCheckouts: 0,
    });
  });
});

/** A queue that does its jobs, on the suite's database; stopped with the test. */
async function buildWorkingDeps(onLog?: (line: string) => void): Promise<Deps> {
  const working = await buildTestDeps({
    database,
    configure: (config) => ({ ...config, jobs: { workers: true } }),
    ...(onLog ? { onLog } : {}),
  });
  onTestFinished(() => working.jobs.stop());
  return working;
}

const send = ({ db, jobs }: Deps, name: string, data: object) =>
  inTransaction(db, (tx) => jobs.sendWithin(tx, name, data));

/** Looks every 50 ms for what is waited for; the test's own time-out ends a wait in vain. */
async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe("the job queue", () => {
  it("starts, schedules the purge, sends with a transaction only when it commits, and stops", async () => {
    const { db, jobs } = await buildWorkingDeps();
    jobs.handle("count-stars", async () => {}, { pollInterval: 60 });
    await jobs.start();
    const { rows } = await sql<{ name: string; cron: string }>`
      select name, cron from pgboss.schedule`.execute(db);
    expect(rows).toEqual([{ name: "purge-expired-rows", cron: "17 * * * *" }]);

    const undone = inTransaction(db, async (tx) => {
      await jobs.sendWithin(tx, "count-stars", {});
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await countJobs("count-stars")).toBe(0);

    await inTransaction(db, (tx) => jobs.sendWithin(tx, "count-stars", {}));
    expect(await countJobs("count-stars")).toBe(1);
  });

  it("does a job once, with what was queued, and forgets it when asked to", async () => {
    const working = await buildWorkingDeps();
    const done: unknown[] = [];
    working.jobs.handle("whisper", async (data) => void done.push(data), {
      pollInterval: 0.5,
      forgetWhenDone: true,
    });
    await working.jobs.start();
    await send(working, "whisper", { secret: "moonrise" });
    await waitUntil(async () => done.length > 0 && (await countJobs("whisper")) === 0);
    expect(done).toEqual([{ secret: "moonrise" }]);
  });

  it("tries a failed job again, alone of its batch, and logs the failure without the data", async () => {
    const lines: string[] = [];
    const working = await buildWorkingDeps((line) => lines.push(line));
    const seen: string[] = [];
    working.jobs.handle(
      "knock",
      async (data, { attempt }) => {
        const { door } = data as { door: string };
        seen.push(`${door} ${attempt}`);
        if (door === "stuck" && attempt === 1) throw new Error("no answer");
      },
      { pollInterval: 0.5, concurrency: 2, retryDelay: 1 },
    );
    await working.jobs.start();
    await inTransaction(working.db, async (tx) => {
      await working.jobs.sendWithin(tx, "knock", { door: "stuck" });
      await working.jobs.sendWithin(tx, "knock", { door: "open" });
    });
    await waitUntil(() => seen.length === 3);
    expect(seen.toSorted()).toEqual(["open 1", "stuck 1", "stuck 2"]);
    expect(lines.filter((line) => line.includes("no answer"))).toHaveLength(1);
    expect(lines.join("")).not.toContain("stuck");
  });

  it("lets one job of a kind and key wait, beside those of other keys", async () => {
    deps.jobs.handle("polish", async () => {}, { oneWaitsPerKey: true });
    await deps.jobs.start();
    const polish = (key: string) =>
      inTransaction(deps.db, (tx) => deps.jobs.sendWithin(tx, "polish", { key }, key));
    for (const key of ["brass", "brass", "silver", "brass"]) await polish(key);
    expect(await countJobs("polish")).toBe(2);
    await deps.jobs.stop();
  });

  it("begins the next job while a long one runs", async () => {
    const working = await buildWorkingDeps();
    const long = Promise.withResolvers<void>();
    const seen: string[] = [];
    working.jobs.handle(
      "stroll",
      async (data) => {
        const { way } = data as { way: string };
        seen.push(way);
        if (way === "long") await long.promise;
      },
      { pollInterval: 0.5, workers: 2, heartbeat: 10 },
    );
    await working.jobs.start();
    await send(working, "stroll", { way: "long" });
    await waitUntil(() => seen.length === 1);
    await send(working, "stroll", { way: "short" });
    await waitUntil(() => seen.length === 2);
    long.resolve();
    expect(seen).toEqual(["long", "short"]);
  });

  it("only queues where the process does no jobs", async () => {
    const done: unknown[] = [];
    deps.jobs.handle("wait", async (data) => void done.push(data), { pollInterval: 0.5 });
    await deps.jobs.start();
    await send(deps, "wait", {});
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(done).toEqual([]);
    expect(await countJobs("wait")).toBe(1);
    await deps.jobs.stop();
  });

  it("does what comes round until it is stopped, also after a round that failed", async () => {
    const lines: string[] = [];
    const working = await buildWorkingDeps((line) => lines.push(line));
    let rounds = 0;
    working.jobs.repeat("watch-the-sky", 50, async () => {
      rounds += 1;
      if (rounds === 1) throw new Error("clouds");
    });
    expect(rounds).toBe(0);
    await working.jobs.start();
    await waitUntil(() => rounds >= 3);
    await working.jobs.stop();
    const done = rounds;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(rounds).toBe(done);
    expect(lines.filter((line) => line.includes("clouds"))).toHaveLength(1);
  });

  it("takes no more kinds of job once it has started", async () => {
    await deps.jobs.start();
    expect(() => deps.jobs.handle("late", async () => {})).toThrow("has started without late");
    await deps.jobs.stop();
  });

  it("can be stopped without having been started, and started again after a stop", async () => {
    await deps.jobs.stop();
    await deps.jobs.start();
    await deps.jobs.stop();
    await expect(send(deps, "anything", {})).rejects.toThrow("The job queue has not been started");
  });
});
