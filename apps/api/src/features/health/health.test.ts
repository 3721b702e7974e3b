import { describe, expect, it, onTestFinished } from "vitest";
import { buildAppForTest, buildTestDeps } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { migrateOnce, prepareDatabase } from "../../start.ts";

describe("health", () => {
  it("reports that the process answers and that it is ready", async () => {
    const { app } = await buildAppForTest();
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("looks at the database once for all who ask at the same time", async () => {
    const database = await openOwnDatabase();
    onTestFinished(() => database.close());
    let statements = 0;
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { app } = await buildAppForTest({ database: { ...database, db } });
    await app.ready();
    statements = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject("/readyz")));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(statements).toBeLessThan(20);
  });

  it("is alive but not ready before the newest migration", async () => {
    const database = await openOwnDatabase();
    onTestFinished(() => database.close());
    await database.db.schema.dropTable("schema_migrations").execute();
    const { app } = await buildAppForTest({ database });
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    const answer = await app.inject("/readyz");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
  });

  it("is alive but not ready without a database, and other calls answer 503", async () => {
    const database = await openOwnDatabase();
    const { app } = await buildAppForTest({ database });
    await database.close();
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    const login = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: "a@cosmic.test", password: "secret" },
    });
    expect(login.statusCode).toBe(503);
    expect(login.headers["retry-after"]).toBe("2");
  });

  it("serves the contract as JSON and, outside production, as pages", async () => {
    const { app } = await buildAppForTest();
    const document = (await app.inject("/api/openapi.json")).json();
    expect(document).toMatchObject({ openapi: "3.1.0" });
    expect((await app.inject("/api/docs/")).statusCode).toBe(200);
    const production = await buildAppForTest({
      configure: (config) => ({ ...config, production: true }),
    });
    expect((await production.app.inject("/api/docs/")).statusCode).toBe(404);
  });
});

describe("start", () => {
  it("waits for a database that does not answer yet", async () => {
    const deps = await buildTestDeps();
    let calls = 0;
    const migrate = async () => {
      calls += 1;
      if (calls < 2) throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    };
    const jobs = { ...deps.jobs, start: async () => {} };
    await prepareDatabase({ ...deps, jobs, database: { ...deps.database, migrate } }, () => false);
    expect(calls).toBe(2);
  });

  it("rejects with a failure that waiting cannot fix", async () => {
    const deps = await buildTestDeps();
    const database = {
      ...deps.database,
      migrate: () => Promise.reject(new Error("a migration is broken")),
    };
    await expect(prepareDatabase({ ...deps, database }, () => false)).rejects.toThrow("broken");
  });

  it("stops waiting when the process is stopping", async () => {
    const deps = await buildTestDeps();
    let calls = 0;
    const migrate = async () => {
      calls += 1;
      throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    };
    await prepareDatabase({ ...deps, database: { ...deps.database, migrate } }, () => calls > 0);
    expect(calls).toBe(1);
  });

  it("of the migration step times out and names what it waited for", async () => {
    const deps = await buildTestDeps();
    await expect(migrateOnce(deps, () => true)).rejects.toThrow(/DATABASE_URL/);
  });
});
