import { Readable } from "node:stream";
import { beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser, signedInOperator } from "../../../test/factories.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

it.each([
  ["/api/admin/toggle-access", { hasLifetimeAccess: true }],
  ["/api/admin/claims/timeToBlueprint", { isShown: false }],
])("an operator who is removed while %s arrives is signed in no more", async (path, body) => {
  const { id: userId } = await makeUser(built.deps);
  const { agent, operator } = await signedInOperator(built.app, built.deps);
  async function* removeThenSend() {
    await built.deps.db.deleteFrom("operators").where("id", "=", operator.id).execute();
    yield JSON.stringify({ userId, ...body });
  }
  const answer = await agent.post(path, Readable.from(removeThenSend(), { objectMode: false }), {
    headers: { "content-type": "application/json" },
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, "unauthorized"]);
  const user = await built.deps.db
    .selectFrom("users")
    .select("has_lifetime_access as hasAccess")
    .where("id", "=", userId)
    .executeTakeFirst();
  expect(user?.hasAccess).toBe(false);
});
