import type { AuditRecord } from "@cosmic/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { type MadeUser, makeUser, signedInOperator } from "../../../test/factories.ts";

const ADMIN = { origin: "http://localhost:3001" };

let built: TestApp;
let agent: Agent;
let operator: MadeUser;
let ada: MadeUser;
let gone: MadeUser;

beforeAll(async () => {
  const database = await openOwnDatabase();
  built = await buildTestApp({ database });
  ({ agent, operator } = await signedInOperator(built.app, built.deps));
  ada = await makeUser(built.deps);
  gone = await makeUser(built.deps);
  const wrong = { email: operator.email, password: "not the password" };
  await createAgent(built.app, ADMIN).post("/api/admin/login", wrong);
  await agent.post("/api/admin/toggle-access", { userId: ada.id, hasLifetimeAccess: true });
  await agent.delete(`/api/admin/users/${gone.id}`);
  await agent.post("/api/admin/claims/accuracyRating", { isShown: false });
  await agent.post("/api/admin/alerts/check");
  return async () => {
    await built.close();
    await database.close();
  };
});

async function read(query: Record<string, string> = {}) {
  const answer = await agent.get(`/api/admin/audit?${new URLSearchParams(query).toString()}`);
  return {
    status: answer.statusCode,
    records: answer.json<AuditRecord[]>(),
    next: answer.headers["x-next-cursor"] as string | undefined,
  };
}

const listActions = (records: readonly AuditRecord[]) => records.map(({ action }) => action);

describe("the audit log", () => {
  it("lists operator, action and subject, newest first", async () => {
    const { records, next } = await read();
    expect(next).toBeUndefined();
    const times = records.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(records.find(({ action }) => action === "access.granted")).toMatchObject({
      operatorId: operator.id,
      operatorEmail: operator.email,
      subject: ada.id,
      subjectName: ada.email,
      detail: null,
    });
    expect(records.find(({ action }) => action === "user.deleted")).toMatchObject({
      subject: gone.id,
      subjectName: null,
    });
    expect(records.find(({ action }) => action === "alerts.checked")?.detail).toEqual({
      newAlerts: 0,
    });
    expect(records.find(({ action }) => action === "operator.sign_in_failed")).toMatchObject({
      operatorId: null,
      operatorEmail: null,
      detail: { address: "127.0.0.1" },
    });
  });

  it("can be filtered by action, and by person as actor or subject", async () => {
    const failed = await read({ action: "operator.sign_in_failed" });
    expect(listActions(failed.records)).toEqual(["operator.sign_in_failed"]);
    expect(listActions((await read({ about: ada.id })).records)).toEqual(["access.granted"]);
    expect(listActions((await read({ about: ada.id.toUpperCase() })).records)).toHaveLength(1);
    const own = (await read({ about: operator.id })).records;
    expect(new Set(own.map(({ operatorId }) => operatorId))).toEqual(new Set([operator.id]));
    const both = await read({ about: operator.id, action: "user.deleted" });
    expect(both.records).toMatchObject([{ subject: gone.id }]);
  });

  it("is paged without repeats or gaps", async () => {
    const all = (await read()).records.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read({ limit: "2", ...(cursor ? { cursor } : {}) });
      expect(page.status).toBe(200);
      seen.push(...page.records.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(seen).toEqual(all);
  });

  it.each([
    { action: "user.invented" },
    { about: "all-users" },
    { cursor: "none" },
    { limit: "0" },
  ])("answers 400 to %j", async (query) => {
    expect((await read(query as Record<string, string>)).status).toBe(400);
  });
});
