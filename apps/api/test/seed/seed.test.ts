import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/tables/index.ts";
import { listDriftedUsers } from "../../src/features/access/index.ts";
import { getAccuracy } from "../../src/features/trial/index.ts";
import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { openOwnDatabase } from "../database.ts";
import { makeUser, signedInOperator } from "../factories.ts";
import { insertIncidents } from "./recent-facts.ts";
import { seedDatabase } from "./seed-database.ts";
import { findRefusal, readSeedOptions } from "./seed-options.ts";

/** A visit whose events are no longer kept. */
async function insertVisit(db: Kysely<Database>, userId: string): Promise<void> {
  await sql`insert into funnel_visits (id, started_at, day, source, user_id, at_1, at_2)
    values (gen_random_uuid(), now() - interval '1 day',
      ((now() - interval '1 day') at time zone 'UTC')::date, 'direct', ${userId}, 0, 20)`.execute(
    db,
  );
}

const readBlueprintCount = (...args: string[]) => readSeedOptions(args)?.blueprints;

describe("making up a business", () => {
  it.each([
    ["production", null, true, "No users are made up with NODE_ENV=production."],
    [
      "production",
      "postgres://localhost/x",
      true,
      "No users are made up with NODE_ENV=production.",
    ],
    ["development", "postgres://db.example/x", false, "This database is on another machine."],
    ["development", "postgres://db.example/x", true, null],
    [undefined, "postgres://127.0.0.1:5433/x", false, null],
    [undefined, null, false, null],
  ])("in %s on %s, sure or not (%s), is refused with %j", (environment, url, isSure, refusal) => {
    const said = findRefusal(environment, url, isSure);
    expect(said?.startsWith(refusal ?? "-") ?? null).toBe(refusal === null ? null : true);
  });

  it("asks how many users", () => {
    expect(() => readSeedOptions([])).toThrow("--users N");
    expect(() => readSeedOptions(["--users", "many"])).toThrow("many is no number");
    expect(readSeedOptions(["--users", "50", "--incidents"])).toEqual({
      users: 50,
      events: 500,
      blueprints: 50,
      days: 180,
      hasIncidents: true,
      isSure: false,
    });
    expect(readSeedOptions(["--help"])).toBeNull();
    expect(readSeedOptions(["-h", "--users", "50"])).toBeNull();
  });

  it("writes as many reports as there are buyers by default", () => {
    expect(readBlueprintCount("--users", "100")).toBe(100);
    expect(readBlueprintCount("--users", "6000")).toBe(500);
    expect(readBlueprintCount("--users", "1000000")).toBe(5_000);
    expect(readBlueprintCount("--users", "6000", "--blueprints", "7")).toBe(7);
  });

  describe("of four hundred users", () => {
    let built: TestApp;
    const lines: string[] = [];
    /** An existing user, who joined after every generated one. */
    let known: string[] = [];

    beforeAll(async () => {
      const database = await openOwnDatabase();
      built = await buildTestApp({ database });
      const people = [];
      for (let count = 0; count < 24; count += 1) people.push(await makeUser(built.deps));
      known = people.map(({ id }) => id);
      await insertVisit(built.deps.db, known[0] ?? "");
      const size = { users: 400, events: 4_000, blueprints: 45, days: 60, hasIncidents: false };
      await seedDatabase(built.deps, size, (text) => lines.push(text));
      return async () => {
        await built.close();
        await database.close();
      };
    });

    it("keeps to every rule of the product: nothing drifts, nothing is wrong", async () => {
      const { agent } = await signedInOperator(built.app, built.deps);
      expect(await listDriftedUsers(built.deps.db, 10)).toEqual([]);
      const { db } = built.deps;
      const paid = await db
        .selectFrom("users")
        .select("id")
        .where("has_lifetime_access", "=", true)
        .execute();
      const stats = (await agent.get("/api/admin/stats")).json();
      expect(stats).toMatchObject({ totalUsers: 424, paidUsers: paid.length });
      expect(paid.length).toBeGreaterThan(0);
      expect((await agent.post("/api/admin/alerts/check")).json()).toEqual({ newAlerts: 0 });
      expect(lines.length).toBeGreaterThan(5);
    });

    it("gives a whole report to every buyer, before other users", async () => {
      const { rows } = await sql<{ isPaid: boolean; holders: number; readers: number }>`
        select has_lifetime_access as "isPaid", count(*)::int as holders,
          count(*) filter (where exists (
            select from blueprints where blueprints.user_id = users.id
          ))::int as readers
        from users group by 1 order by 1 desc`.execute(built.deps.db);
      const [buyers, others] = rows;
      expect(buyers?.readers).toBe(buyers?.holders);
      expect((buyers?.readers ?? 0) + (others?.readers ?? 0)).toBe(45);
    });

    it("counts one choice for each blind trial, of every kind", async () => {
      const { rows } = await sql<{ trials: number; choices: number }>`
        select (select count(*)::int from trials) as trials,
          (select sum(count)::int from trial_choices) as choices`.execute(built.deps.db);
      expect(rows[0]?.choices).toBe(rows[0]?.trials);
      const { overview, chapters } = await getAccuracy(built.deps);
      expect(overview.all.n + overview.check.n + chapters.all.n + chapters.check.n).toBe(
        rows[0]?.choices,
      );
      for (const { n } of overview.byDecoys) expect(n).toBeGreaterThan(0);
      expect(chapters.all.n).toBeGreaterThan(0);
    });

    it("does not change existing users", async () => {
      const { db } = built.deps;
      const { rows } = await sql<{ table: string }>`
        select 'access' as table from users
          where id = any(${known}::uuid[]) and has_lifetime_access
        union all select 'blueprints' from blueprints where user_id = any(${known}::uuid[])
        union all select 'trials' from trials where user_id = any(${known}::uuid[])
        union all select 'purchases' from purchases where user_id = any(${known}::uuid[])
        union all select 'checkouts' from checkout_attempts where user_id = any(${known}::uuid[])
        union all select 'events' from funnel_visits, funnel_events
          where user_id = any(${known}::uuid[]) and visit_id = funnel_visits.id`.execute(db);
      expect(rows).toEqual([]);
    });

    it("refuses a paid report to a user who has not paid", async () => {
      const { agent } = await signedInOperator(built.app, built.deps);
      const to = new Date().toISOString().slice(0, 10);
      const from = new Date(Date.now() - 69 * 86_400_000).toISOString().slice(0, 10);
      const { steps } = (await agent.get(`/api/admin/funnel?from=${from}&to=${to}`)).json<{
        steps: { visits: number }[];
      }>();
      const [checkouts = 0, payments = 0, opened = 0] = steps.slice(8).map(({ visits }) => visits);
      expect(opened).toBeGreaterThan(0);
      expect(payments).toBeGreaterThanOrEqual(opened);
      expect(checkouts).toBeGreaterThan(payments);
    });

    it("contains incidents when they are requested", async () => {
      const { agent } = await signedInOperator(built.app, built.deps);
      await insertIncidents(built.deps.db);
      expect((await agent.post("/api/admin/alerts/check")).json()).toEqual({ newAlerts: 2 });
    });

    it("gives every search of the panel something to find", async () => {
      const { agent } = await signedInOperator(built.app, built.deps);
      const found = await agent.get("/api/admin/users?search=example.org&limit=5");
      expect(found.json()).toHaveLength(5);
      const to = new Date().toISOString().slice(0, 10);
      const from = new Date(Date.now() - 59 * 86_400_000).toISOString().slice(0, 10);
      const funnel = (await agent.get(`/api/admin/funnel?from=${from}&to=${to}`)).json<{
        steps: { visits: number }[];
      }>();
      const visits = funnel.steps.map((step) => step.visits);
      expect(visits.every((count) => count > 0)).toBe(true);
    });
  });
});
