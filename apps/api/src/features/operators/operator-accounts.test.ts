import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildTestApp, buildTestDeps, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { makeOperator, signedInOperator } from "../../../test/factories.ts";
import type { Deps } from "../../deps.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { createPasswordHasher } from "../passwords/index.ts";
import {
  addOperator,
  listOperators,
  removeOperator,
  resetOperator,
  resetSecondFactor,
} from "./index.ts";
import type { OperatorDeps } from "./operator-actions.ts";

const ADMIN = { origin: "http://localhost:3001" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const commandDeps = async (deps: Deps = built.deps): Promise<OperatorDeps> => ({
  ...deps,
  limiter: createRateLimiter(deps.db, deps.config),
  passwords: await createPasswordHasher(deps.config.passwords),
});

/** Operators of a database of their own. */
async function ownDeps(): Promise<OperatorDeps> {
  const database = await openOwnDatabase();
  onTestFinished(() => database.close());
  return commandDeps(await buildTestDeps({ database }));
}

const newEmail = () => `operator-${crypto.randomUUID()}@cosmic.test`;

const signIn = (email: string, password: string) =>
  createAgent(built.app, ADMIN).post("/api/admin/login", { email, password });

const listActionsOn = (deps: OperatorDeps) =>
  deps.db
    .selectFrom("audit_entries")
    .select(["action", "detail", "operator_id"])
    .where("subject", "is not", null)
    .orderBy("created_at")
    .execute();

describe("the operators' command", () => {
  it("adds an operator who can sign in with the returned password", async () => {
    const email = newEmail();
    const password = await addOperator(await commandDeps(), ` ${email.toUpperCase()} `);
    expect(password).toMatch(/^[\w-]{16}$/);
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  it("rejects an existing operator and an invalid address", async () => {
    const deps = await commandDeps();
    const { email, password } = await makeOperator(built.deps);
    await expect(addOperator(deps, email)).rejects.toThrow("is an operator already");
    await expect(addOperator(deps, "no address")).rejects.toThrow("not an email address");
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  it("resets an operator: new password, no session, no wait, and the second factor stays on", async () => {
    const deps = await commandDeps();
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    await built.deps.db
      .updateTable("operators")
      .set({ totp_secret: "x", totp_confirmed_at: new Date(), totp_last_step: 1 })
      .where("id", "=", operator.id)
      .execute();
    await built.deps.db
      .insertInto("operator_recovery_codes")
      .values({ operator_id: operator.id, code_hash: "x", used_at: null })
      .execute();
    for (const key of [operator.email, operator.id]) {
      const purpose = key === operator.id ? "operator-code" : "operator-login";
      await deps.limiter.attempt(purpose, key, () => Promise.resolve(null));
    }
    const countWaits = async () =>
      (
        await built.deps.db
          .selectFrom("rate_limits")
          .select("key")
          .where("key", "like", "operator-%")
          .where("hits", "=", 1)
          .where("key", "not like", "operator-sign-in%")
          .execute()
      ).length;
    const before = await countWaits();

    const { password, hasSecondFactor } = await resetOperator(deps, operator.email);
    expect(hasSecondFactor).toBe(true);
    expect((await agent.get("/api/admin/me")).statusCode).toBe(401);
    expect((await signIn(operator.email, operator.password)).statusCode).toBe(401);
    expect((await signIn(operator.email, password)).json().code).toBe("totp_required");
    expect(await countWaits()).toBe(before - 2);
    const left = await built.deps.db
      .selectFrom("operator_recovery_codes")
      .select("code_hash")
      .where("operator_id", "=", operator.id)
      .execute();
    expect(left).toHaveLength(1);
    await expect(resetOperator(deps, newEmail())).rejects.toThrow("is no operator");
  });

  it("takes a second factor off by a command of its own, and only then", async () => {
    const deps = await commandDeps();
    const { agent, operator } = await signedInOperator(built.app, built.deps);
    await expect(resetSecondFactor(deps, operator.email)).rejects.toThrow("has no second factor");
    await built.deps.db
      .updateTable("operators")
      .set({ totp_secret: "x", totp_confirmed_at: new Date(), totp_last_step: 1 })
      .where("id", "=", operator.id)
      .execute();
    await built.deps.db
      .insertInto("operator_recovery_codes")
      .values({ operator_id: operator.id, code_hash: "x", used_at: null })
      .execute();
    await resetSecondFactor(deps, operator.email);
    expect((await agent.get("/api/admin/me")).statusCode).toBe(401);
    expect((await signIn(operator.email, operator.password)).statusCode).toBe(200);
    const recorded = await listActionsOn(deps);
    expect(recorded).toContainEqual({
      action: "operator.second_factor_off",
      detail: { by: "command" },
      operator_id: null,
    });
    await expect(resetSecondFactor(deps, newEmail())).rejects.toThrow("is no operator");
  });

  it("lists operators, the first one first, and who has a second factor", async () => {
    const deps = await ownDeps();
    await addOperator(deps, "first@cosmic.test");
    await addOperator(deps, "second@cosmic.test");
    await deps.db
      .updateTable("operators")
      .set({ totp_confirmed_at: new Date() })
      .where("email", "=", "second@cosmic.test")
      .execute();
    expect(await listOperators(deps)).toEqual([
      { email: "first@cosmic.test", createdAt: expect.any(Date), hasSecondFactor: false },
      { email: "second@cosmic.test", createdAt: expect.any(Date), hasSecondFactor: true },
    ]);
  });

  it("never removes the last operator, not even when two are removed at the same time", async () => {
    const deps = await ownDeps();
    await addOperator(deps, "a@cosmic.test");
    for (let round = 0; round < 100; round += 1) {
      await addOperator(deps, `b${round}@cosmic.test`);
      const emails = (await listOperators(deps)).map(({ email }) => email);
      const results = await Promise.allSettled(emails.map((email) => removeOperator(deps, email)));
      expect(results.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
        "fulfilled",
        "rejected",
      ]);
      expect(await listOperators(deps)).toHaveLength(1);
    }
  });

  it("records every action in the audit log", async () => {
    const deps = await ownDeps();
    await addOperator(deps, "a@cosmic.test");
    await addOperator(deps, "b@cosmic.test");
    await resetOperator(deps, "a@cosmic.test");
    await removeOperator(deps, "a@cosmic.test");
    const entries = await listActionsOn(deps);
    expect(entries.map(({ action }) => action)).toEqual([
      "operator.added",
      "operator.added",
      "operator.reset",
      "operator.removed",
    ]);
    expect(entries[0]).toMatchObject({ operator_id: null, detail: { by: "command" } });
  });
});
