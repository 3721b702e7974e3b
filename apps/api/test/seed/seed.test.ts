import { beforeAll, describe, expect, it } from "vitest";
import { listDriftedUsers } from "../../src/features/access/index.ts";
import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { openOwnDatabase } from "../database.ts";
import { signedInOperator } from "../factories.ts";
import { insertTrouble } from "./recent-facts.ts";
import { seedDatabase } from "./seed-database.ts";
import { findRefusal, readSeedOptions } from "./seed-options.ts";

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
    expect(readSeedOptions(["--users", "50", "--trouble"])).toEqual({
      users: 50,
      events: 500,
      blueprints: 50,
      days: 180,
      hasTrouble: true,
      isSure: false,
    });
  });

  describe("of four hundred users", () => {
    let built: TestApp;
    const lines: string[] = [];

    beforeAll(async () => {
      const database = await openOwnDatabase();
      built = await buildTestApp({ database });
      const size = { users: 400, events: 4_000, blueprints: 3, days: 60, hasTrouble: false };
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
      expect(stats).toMatchObject({ totalUsers: 400, paidUsers: paid.length });
      expect(paid.length).toBeGreaterThan(0);
      expect((await agent.post("/api/admin/alerts/check")).json()).toEqual({ newAlerts: 0 });
      expect(lines.length).toBeGreaterThan(5);
    });

    it("gives a report to somebody who has paid, before everybody else", async () => {
      const readers = await built.deps.db
        .selectFrom("blueprints")
        .innerJoin("users", "users.id", "blueprints.user_id")
        .select("has_lifetime_access as isPaid")
        .execute();
      expect(readers.map(({ isPaid }) => isPaid)).toEqual([true, true, true]);
    });

    it("has trouble where trouble is asked for", async () => {
      const { agent } = await signedInOperator(built.app, built.deps);
      await insertTrouble(built.deps.db);
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
