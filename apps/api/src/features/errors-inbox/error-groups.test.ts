import type { ErrorGroup } from "@cosmic/contracts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { signedInOperator } from "../../../test/factories.ts";
import type { OpenDatabase } from "../../db/open-database.ts";
import { plainMessage } from "./plain-message.ts";

let database: OpenDatabase;
let built: TestApp;
let operator: Agent;

beforeAll(async () => {
  database = await openOwnDatabase();
  built = await buildTestApp({ database });
  operator = (await signedInOperator(built.app, built.deps)).agent;
  return async () => {
    await built.close();
    await database.close();
  };
});

beforeEach(async () => {
  built.clock.set("2026-11-20T12:00:00.000Z");
  for (const table of ["error_groups", "tallies"] as const) {
    await built.deps.db.deleteFrom(table).execute();
  }
});

const CRASH = {
  url: "http://localhost:3000/result?slug=abc",
  status: 0,
  message: "TypeError: report.chart is undefined\n    at x",
  severity: "HIGH",
};

const report = (body: unknown) => createAgent(built.app).post("/api/client-errors", body);

async function listed(query = "") {
  const answer = await operator.get(`/api/admin/errors${query}`);
  return {
    status: answer.statusCode,
    groups: answer.json<ErrorGroup[]>(),
    next: answer.headers["x-next-cursor"] as string | undefined,
  };
}

const countEvents = async (name: string) =>
  (
    await built.deps.db
      .selectFrom("tallies")
      .select("hits")
      .where("name", "=", name)
      .where("subject", "=", "")
      .executeTakeFirst()
  )?.hits ?? 0;

describe("error groups", () => {
  it("can be filtered by severity", async () => {
    await report([CRASH, { ...CRASH, severity: "MEDIUM", url: "/quiz" }]);
    expect((await listed("?severity=HIGH")).groups).toMatchObject([{ severity: "HIGH" }]);
    expect((await listed("?severity=LOW")).groups).toEqual([]);
    expect((await listed()).groups).toHaveLength(2);
    expect((await listed("?severity=ALL")).status).toBe(400);
  });

  it("count equal failures together, with the first and the last time", async () => {
    await report(CRASH);
    built.clock.set("2026-11-20T12:30:00.000Z");
    expect((await report([CRASH, { ...CRASH, url: "/quiz" }])).statusCode).toBe(204);
    const { groups } = await listed();
    expect(groups.map(({ place, count }) => [place, count])).toEqual(
      expect.arrayContaining([
        ["/result", 2],
        ["/quiz", 1],
      ]),
    );
    expect(groups.find(({ place }) => place === "/result")).toEqual({
      id: expect.any(String),
      source: "browser",
      message: "TypeError: report.chart is undefined",
      place: "/result",
      severity: "HIGH",
      status: 0,
      count: 2,
      firstSeen: "2026-11-20T12:00:00.000Z",
      lastSeen: "2026-11-20T12:30:00.000Z",
    });
  });

  it("name a refused call by its pattern and code, without treating it as a failure", async () => {
    await report({
      url: `/api/profiles/${"s".repeat(22)}`,
      status: 404,
      message: '404: {"message":"mona@cosmic.test","code":"not_found"}',
      severity: "MEDIUM",
    });
    expect((await listed()).groups).toMatchObject([
      { place: "/api/profiles/:slug", message: "Answered 404, not_found", status: 404 },
    ]);
    expect(await countEvents("error.browser")).toBe(0);
    await report(CRASH);
    expect(await countEvents("error.browser")).toBe(1);
  });

  it("contain no personal data from an error report", async () => {
    await report({
      ...CRASH,
      url: "/people/mona?birthDate=1990-01-15",
      message:
        'Error: "Mona" mona@cosmic.test 1990-01-15 https://x.test/?token=abc Zm9vYmFyYmF6cXV4MTIzNDU2 failed',
    });
    const { groups } = await listed();
    expect(groups).toMatchObject([{ message: "Error: … failed", place: "other" }]);
  });

  it("are paged", async () => {
    for (const [index, page] of ["/quiz", "/result", "/login"].entries()) {
      built.clock.set(`2026-11-20T12:0${index}:00.000Z`);
      await report({ ...CRASH, url: page });
    }
    const first = await listed("?limit=2");
    expect(first.groups.map(({ place }) => place)).toEqual(["/login", "/result"]);
    const second = await listed(`?limit=2&cursor=${first.next}`);
    expect(second.groups.map(({ place }) => place)).toEqual(["/quiz"]);
    expect(second.next).toBeUndefined();
    expect((await listed("?cursor=some")).status).toBe(400);
  });

  it("are limited in number, however many kinds of failure a client makes up", async () => {
    const at = built.clock.now();
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      id: crypto.randomUUID(),
      fingerprint: `made up ${index}`,
      source: "browser" as const,
      message: "made up",
      place: "other",
      severity: "LOW" as const,
      status: 0,
      hits: 1,
      first_seen: at,
      last_seen: at,
    }));
    await built.deps.db.insertInto("error_groups").values(rows).execute();
    built.clock.set("2026-11-20T13:00:00.000Z");
    await report({ ...CRASH, message: "Error: one" });
    await report({ ...CRASH, message: "Error: another" });
    const { groups } = await listed("?limit=2");
    expect(groups[0]).toMatchObject({ message: "Failures of other kinds", count: 2 });
    expect(groups[1]).toMatchObject({ message: "made up" });
    // A call that fails as calls do has a group of its own all the same.
    await report({
      url: "/api/create-checkout-session",
      status: 500,
      message: '500: {"code":"internal"}',
      severity: "HIGH",
    });
    expect((await listed()).groups).toContainEqual(
      expect.objectContaining({
        place: "/api/create-checkout-session",
        message: "Answered 500, internal",
        count: 1,
      }),
    );
  });

  it("accept a limited number of new free-text kinds from one address, without limiting others", async () => {
    const { app } = await buildAppForTest({
      database,
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 1 } }),
    });
    const from = (remoteAddress: string) => createAgent(app, { remoteAddress });
    const words = Array.from({ length: 30 }, (_, index) => "x".repeat(index + 1));
    const madeUp = words.map((word) => ({ ...CRASH, message: `Error: ${word}` }));
    const one = from("198.51.100.21");
    await one.post("/api/client-errors", madeUp.slice(0, 15));
    await one.post("/api/client-errors", madeUp.slice(15));
    await one.post("/api/client-errors", { ...CRASH, status: 500, url: "/api/quiz-answers" });
    await one.post("/api/client-errors", [
      { ...CRASH, status: 599, url: "/api/birth-info" },
      { ...CRASH, status: 503, url: "/api/birth-info" },
    ]);
    await from("198.51.100.22").post("/api/client-errors", CRASH);
    const { groups } = await listed("?limit=100");
    const counts = new Map(
      groups.map(({ place, message, count }) => [`${place} ${message}`, count]),
    );
    expect(counts.get("/api/birth-info Answered 503")).toBe(1);
    expect(counts.get("/result TypeError: report.chart is undefined")).toBe(1);
    expect([...counts.keys()].filter((name) => name.includes("Error: x"))).toHaveLength(20);
    expect(counts.get("other Failures of other kinds")).toBeGreaterThanOrEqual(11);
  });

  it("include the API's own failures, without any text of the request", async () => {
    const second = await buildTestApp({ database });
    second.clock.set("no time at all");
    const body = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    const answer = await createAgent(second.app).post("/api/generate-profile", body);
    expect(answer.statusCode).toBe(500);
    second.clock.set("2026-11-20T12:00:00.000Z");
    await second.close();
    expect((await listed()).groups).toMatchObject([
      {
        source: "api",
        place: "POST /api/generate-profile",
        message: "RangeError: Invalid time value",
        severity: "HIGH",
        status: 500,
        count: 1,
      },
    ]);
    expect(await countEvents("error.api")).toBe(1);
  });
});

describe("plain message", () => {
  it.each([
    ["TypeError: Failed to fetch", "TypeError: Failed to fetch"],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined …",
    ],
    ["Loading chunk 17 failed.", "Loading chunk … failed."],
    ["", "(no message)"],
    ["2026-11-20", "…"],
    ["=cmd()|' /C calc'!A0", "…"],
    ["x".repeat(2_000), "…"],
    ["word ".repeat(100), `${"word ".repeat(31)}word`],
  ])("of %j is %j", (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
  });
});
