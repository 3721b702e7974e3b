import type { AuditEntry, AuditRecord, User, UserDetail, UserStats } from "@cosmic/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { makeUser, signedInOperator, signedInUser } from "../../../test/factories.ts";

let built: TestApp;
let operator: Agent;
let operatorEmail: string;

const PEOPLE = [
  { email: "ada@lovelace.test", firstName: "Ada", lastName: "Lovelace" },
  { email: "grace@navy.test", firstName: "Grace", lastName: "Hopper", hasLifetimeAccess: true },
  { email: "alan@park.test", firstName: null, lastName: null },
  { email: "100%_off@sale.test", firstName: "=cmd()", lastName: 'A "quoted", name' },
  { email: "linus@kernel.test", firstName: "Ada", lastName: null },
] as const;

beforeAll(async () => {
  const database = await openOwnDatabase();
  built = await buildTestApp({ database });
  for (const [index, person] of PEOPLE.entries()) {
    built.clock.set(`2026-11-0${index + 1}T10:00:00.000Z`);
    await makeUser(built.deps, person);
  }
  built.clock.set(null);
  const signedIn = await signedInOperator(built.app, built.deps);
  operator = signedIn.agent;
  operatorEmail = signedIn.operator.email;
  return async () => {
    await built.close();
    await database.close();
  };
});

async function list(query: Record<string, string | number> = {}) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const answer = await operator.get(`/api/admin/users?${text}`);
  const rows = answer.json<User[]>();
  return {
    status: answer.statusCode,
    emails: Array.isArray(rows) ? rows.map(({ email }) => email) : [],
    rows,
    next: answer.headers["x-next-cursor"] as string | undefined,
    total: answer.headers["x-total-count"],
  };
}

/** Every page of a list, one after the other. */
async function listAll(query: Record<string, string | number>) {
  const emails: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, limit: 2, ...(cursor ? { cursor } : {}) });
    emails.push(...page.emails);
    cursor = page.next;
  } while (cursor !== undefined);
  return emails;
}

const NEWEST_FIRST = PEOPLE.map(({ email }) => email).toReversed();

describe("the list of users", () => {
  it("is newest first, shows the fields a user sees, and counts all", async () => {
    const { emails, rows, total, next } = await list();
    expect(emails).toEqual(NEWEST_FIRST);
    expect([total, next]).toEqual(["5", undefined]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      "createdAt",
      "email",
      "firstName",
      "hasLifetimeAccess",
      "id",
      "lastName",
      "profileImageUrl",
      "updatedAt",
    ]);
  });

  it.each(["createdAt", "updatedAt", "email", "firstName", "lastName", "hasLifetimeAccess"])(
    "is paged without repeats or gaps when sorted by %s, both ways",
    async (sort) => {
      const up = await listAll({ sort, direction: "asc" });
      expect(up.toSorted()).toEqual(NEWEST_FIRST.toSorted());
      expect(await listAll({ sort, direction: "desc" })).toEqual(up.toReversed());
    },
  );

  it("puts those without a first name first", async () => {
    const { rows } = await list({ sort: "firstName", direction: "asc" });
    expect(rows.map(({ firstName }) => firstName)).toEqual([null, "=cmd()", "Ada", "Ada", "Grace"]);
  });

  it.each([
    ["LOVELACE", ["ada@lovelace.test"]],
    ["hopper", ["grace@navy.test"]],
    ["ada", ["linus@kernel.test", "ada@lovelace.test"]],
    [".test", NEWEST_FIRST],
    ["%_", ["100%_off@sale.test"]],
    ["da\\", []],
    ["<script>", []],
    [".*", []],
    ["ada lovelace", ["ada@lovelace.test"]],
    ["A LOVE", ["ada@lovelace.test"]],
    ["adalovelace", []],
    ["ada hopper", []],
    ["lovelace.test ada", []],
    ["  ada@l  ", ["ada@lovelace.test"]],
  ])("finds %j in addresses and names, and nothing else", async (search, emails) => {
    const found = await list({ search });
    expect(found.emails).toEqual(emails);
    expect(found.total).toBe(String(emails.length));
  });

  it("keeps the search from page to page", async () => {
    expect(await listAll({ search: "test", sort: "email", direction: "asc" })).toEqual(
      NEWEST_FIRST.toSorted(),
    );
  });

  it("refuses a cursor of another list, or of none", async () => {
    const { next = "" } = await list({ limit: 2 });
    expect((await list({ limit: 2, cursor: next })).status).toBe(200);
    for (const other of [{ sort: "email" }, { direction: "asc" }, { search: "a" }]) {
      expect((await list({ ...other, cursor: next })).status).toBe(400);
    }
    const forged = Buffer.from('["x","y","z"]').toString("base64url");
    expect((await list({ cursor: forged })).status).toBe(400);
    expect((await list({ cursor: "some text" })).status).toBe(400);
  });
});

describe("user counters", () => {
  it("follow every sign-up, grant, withdrawal and deletion", async () => {
    const read = async () => (await operator.get("/api/admin/stats")).json<UserStats>();
    expect(await read()).toEqual({ totalUsers: 5, paidUsers: 1, conversionRate: 20 });
    const { id } = await makeUser(built.deps);
    const toggle = (hasLifetimeAccess: boolean) =>
      operator.post("/api/admin/toggle-access", { userId: id, hasLifetimeAccess });
    await toggle(true);
    await toggle(true);
    expect(await read()).toEqual({ totalUsers: 6, paidUsers: 2, conversionRate: 33 });
    await toggle(false);
    await operator.delete(`/api/admin/users/${id}`);
    expect(await read()).toEqual({ totalUsers: 5, paidUsers: 1, conversionRate: 20 });
  });
});

describe("user detail", () => {
  it("contains blueprints, sessions and operators' actions", async () => {
    const { user, agent } = await signedInUser(built.app, built.deps);
    await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "INTJ" });
    await operator.post("/api/admin/toggle-access", { userId: user.id, hasLifetimeAccess: true });
    const answer = await operator.get(`/api/admin/users/${user.id}`);
    const detail = answer.json<UserDetail>();
    expect(answer.body).not.toContain("1990-07-14");
    expect(detail.user).toMatchObject({ id: user.id, hasLifetimeAccess: true });
    expect(detail.blueprints).toMatchObject([{ mbtiType: "INTJ", isPaid: true }]);
    expect(detail.sessions).toHaveLength(1);
    expect(detail.purchases).toEqual([]);
    expect(detail.audit).toMatchObject([{ action: "access.granted", operatorEmail }]);
    await operator.delete(`/api/admin/users/${user.id}`);
  });

  it("does not exist under an unknown id", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await operator.get(`/api/admin/users/${unknown}`)).statusCode).toBe(404);
    expect((await operator.delete(`/api/admin/users/${unknown}`)).statusCode).toBe(404);
    expect((await operator.get("/api/admin/users/1")).statusCode).toBe(404);
  });
});

describe("reading a user's record", () => {
  it("is recorded with who read it, in the audit log and not among what was done to the user", async () => {
    const { operator: reader, agent } = await signedInOperator(built.app, built.deps);
    const user = await makeUser(built.deps);
    const path = `/api/admin/users/${user.id}`;
    const detail = (await agent.get(path)).json<UserDetail>();
    await agent.get(`${path}/purchases`);
    expect(detail.audit).toEqual([]);
    expect((await agent.get(path)).json<UserDetail>().audit).toEqual([]);
    await agent.get(`/api/admin/users/${crypto.randomUUID()}`);
    const log = (await agent.get(`/api/admin/audit?about=${user.id}`)).json<AuditRecord[]>();
    const viewed = { operatorId: reader.id, action: "user.viewed", subjectName: user.email };
    expect(log).toMatchObject([viewed, { ...viewed, detail: { part: "purchases" } }, viewed]);
    const others = await agent.get(`/api/admin/audit?about=${reader.id}&action=user.viewed`);
    expect(others.json()).toHaveLength(3);
    await agent.delete(path);
  });
});

describe("user deletion", () => {
  it("ends the user's sessions, deletes personal data, is recorded, and happens once", async () => {
    const { user, agent } = await signedInUser(built.app, built.deps);
    await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "INTJ" });
    const headers = { "content-type": "application/json" };
    const path = `/api/admin/users/${user.id}`;
    expect((await operator.delete(path, { headers })).statusCode).toBe(204);
    expect((await operator.delete(path, { headers })).statusCode).toBe(404);

    expect((await agent.get("/api/auth/user")).statusCode).toBe(401);
    const { db } = built.deps;
    for (const table of ["blueprints", "sessions", "credentials"] as const) {
      const rows = await db
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "=", user.id)
        .execute();
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
    const entries = await db
      .selectFrom("audit_entries")
      .select("action")
      .where("subject", "=", user.id)
      .execute();
    expect(entries).toEqual<Pick<AuditEntry, "action">[]>([{ action: "user.deleted" }]);
  });

  it("leaves nothing behind in the middle of a generation", async () => {
    const { user, agent } = await signedInUser(built.app, built.deps);
    const generating = agent.post("/api/generate-profile", {
      birthDate: "1991-08-15",
      mbtiType: "ENFP",
    });
    await operator.delete(`/api/admin/users/${user.id}`);
    expect((await generating).statusCode).toBeLessThan(500);
    const left = await built.deps.db
      .selectFrom("blueprints")
      .select("id")
      .where("birth_date", "=", "1991-08-15")
      .execute();
    expect(left).toEqual([]);
  });
});

const download = async (query = "") => {
  const answer = await operator.get(`/api/admin/users.csv${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  return answer.body;
};

describe("user spreadsheet", () => {
  it("holds every user, one line each, and runs no formula", async () => {
    const lines = (await download()).split("\r\n");
    expect(lines).toHaveLength(PEOPLE.length + 2);
    expect(lines[0]).toBe(
      "\u{feff}ID,Email,First Name,Last Name,Status,Profile Image,Created,Updated",
    );
    const sale = lines.find((line) => line.includes("sale.test"));
    expect(sale).toContain(`100%_off@sale.test,'=cmd(),"A ""quoted"", name",Free,,2026-11-04`);
  });

  it("is limited to the search", async () => {
    const lines = (await download("?search=hopper")).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("grace@navy.test,Grace,Hopper,Premium");
  });
});
