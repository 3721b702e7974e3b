import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser } from "../../../test/factories.ts";
import { withProductionLimits } from "../../../test/test-config.ts";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

const newEmail = () => `${crypto.randomUUID()}@cosmic.test`;

describe("check-user", () => {
  it("returns whether the account exists and nothing else", async () => {
    const { email } = await makeUser(built.deps);
    const known = await visitor().post("/api/auth/check-user", {
      email: ` ${email.toUpperCase()}`,
    });
    expect(known.json()).toEqual({ exists: true });
    const unknown = await visitor().post("/api/auth/check-user", { email: newEmail() });
    expect(unknown.json()).toEqual({ exists: false });
    const bad = await visitor().post("/api/auth/check-user", { email: "no-address" });
    expect(bad.statusCode).toBe(400);
  });

  it("does not match a look-alike address", async () => {
    await makeUser(built.deps, { email: `mike-${crypto.randomUUID()}@cosmic.test` });
    const { email } = await makeUser(built.deps, { email: `kim-${crypto.randomUUID()}@x.test` });
    for (const lookalike of [email.replace("k", "\u212A"), email.replace("i", "\u0131")]) {
      const answer = await visitor().post("/api/auth/check-user", { email: lookalike });
      expect([200, 400]).toContain(answer.statusCode);
      expect(answer.json().exists ?? false).toBe(false);
    }
  });

  it("is limited to ten times a minute", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const agent = createAgent(app, { remoteAddress: "203.0.113.78" });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const answer = await agent.post("/api/auth/check-user", { email: newEmail() });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
