import { beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInOperator } from "../../../test/factories.ts";
import { csvCell } from "./user-export.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const CSV = "/api/admin/users.csv?search=no-such-user";

const exportsBy = async (operatorId: string) =>
  await built.deps.db
    .selectFrom("audit_entries")
    .select("id")
    .where("operator_id", "=", operatorId)
    .where("action", "=", "users.exported")
    .execute();

const fetched = (mode: string, dest: string, site: string, more: Record<string, string> = {}) => ({
  headers: { "sec-fetch-mode": mode, "sec-fetch-dest": dest, "sec-fetch-site": site, ...more },
});

describe("user list export", () => {
  it.each([
    ["a prefetch", fetched("navigate", "document", "same-origin", { "sec-purpose": "prefetch" })],
    ["a picture", fetched("no-cors", "image", "same-origin")],
    ["a frame", fetched("navigate", "iframe", "same-origin")],
    ["a link of another site", fetched("navigate", "document", "cross-site")],
    ["a link of a neighbouring host", fetched("navigate", "document", "same-site")],
    ["a script of another site", fetched("cors", "empty", "cross-site")],
  ])("is refused, and not recorded, for %s", async (_, options) => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    expect((await agent.get(CSV, options)).statusCode).toBe(403);
    expect(await exportsBy(operator.id)).toEqual([]);
  });

  it.each([
    ["a link in the panel", fetched("navigate", "document", "same-origin")],
    ["the panel's link that saves it", fetched("navigate", "empty", "same-origin")],
    ["a typed address", fetched("navigate", "document", "none")],
    ["the panel's own call", fetched("cors", "empty", "same-origin")],
  ])("is served and recorded for %s", async (_, options) => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    expect((await agent.get(CSV, options)).statusCode).toBe(200);
    expect(await exportsBy(operator.id)).toHaveLength(1);
  });

  it("is limited per hour, and not recorded beyond the limit", async () => {
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 1 } }),
    });
    const other = createAgent(app, { cookies: agent.cookies, origin: "http://localhost:3001" });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await other.get(CSV)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await exportsBy(operator.id)).toHaveLength(20);
  });
});

describe("CSV cell", () => {
  it.each([
    ["plain", "plain"],
    ["a-b+c=d@e", "a-b+c=d@e"],
    ["=cmd()", "'=cmd()"],
    ["＝cmd()", "'＝cmd()"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠sum", "'＠sum"],
    ["\tx", '"\'\tx"'],
    ["Ada;=cmd()", '"Ada;\'=cmd()"'],
    ["Ada; =cmd()", '"Ada;\' =cmd()"'],
    ["Ada\t@cmd", '"Ada\t\'@cmd"'],
    ['Ada;"=cmd()"', '"Ada;\'""=cmd()"""'],
    ["Ada\n=cmd()", '"Ada\n\'=cmd()"'],
    ["Ada; Byron", '"Ada; Byron"'],
    ["Ada;\t =cmd()", '"Ada;\t\' =cmd()"'],
    [null, ""],
  ])("with %j is %j", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe("list parameter", () => {
  it.each([
    "users?search[]=x",
    "users?search%5B%5D=x",
    "users?odd[a]=x",
    "users?odd=1&odd=2",
    "users?search=x&search=y",
    "users.csv?search[]=x",
    "errors?limit[]=5",
    "funnel?from=2026-11-01&to=2026-11-02&to=2026-11-03",
  ])("is refused when it is doubled or named as a list: %s", async (path) => {
    const { agent } = await signedInOperator(built.app, built.deps);
    expect((await agent.get(`/api/admin/${path}`)).statusCode).toBe(400);
  });
});
