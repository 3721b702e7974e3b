import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildTestDeps } from "../../test/build-test-app.ts";
import { openOwnDatabase } from "../../test/database.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";

let database: OpenDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openOwnDatabase();
  deps = await buildTestDeps({ database });
});

afterAll(() => database.close());

const countJobs = async (name: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = ${name}`.execute(deps.db);
  return rows[0]?.count;
};

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

  it("runs a job once, with its data, and deletes it when configured to", async () => {
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

  it("retries a failed job, alone of its batch, and logs the failure without the data", async () => {
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

  it("queues one job per kind and key", async () => {
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

  it("only queues when the process runs no jobs", async () => {
    const done: unknown[] = [];
    deps.jobs.handle("wait", async (data) => void done.push(data), { pollInterval: 0.5 });
    await deps.jobs.start();
    await send(deps, "wait", {});
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(done).toEqual([]);
    expect(await countJobs("wait")).toBe(1);
    await deps.jobs.stop();
  });

  it("repeats scheduled work until it is stopped, also after a failure", async () => {
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

  it("refuses new kinds of job once it has started", async () => {
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
