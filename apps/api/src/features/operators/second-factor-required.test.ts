import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../../test/contract-calls.ts";
import { makeOperator } from "../../../test/factories.ts";

const ADMIN = { origin: "http://localhost:3001" };

/** What an operator can do before the second factor is set up. */
const SETUP = [
  "operators.signOut",
  "operators.getCurrentOperator",
  "operators.getSecondFactor",
  "operators.startSecondFactor",
  "operators.confirmSecondFactor",
];

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp({
    configure: (config) => ({
      ...config,
      operator: { ...config.operator, requireSecondFactor: true },
    }),
  });
  return () => built.close();
});

async function newOperator() {
  const operator = await makeOperator(built.deps);
  const agent = createAgent(built.app, ADMIN);
  const { email, password } = operator;
  const answer = await agent.post("/api/admin/login", { email, password });
  return { agent, operator, answer };
}

const signInState = async (agent: Agent) =>
  (await agent.get("/api/admin/me")).json().mustSetUpSecondFactor;

describe("a required second factor", () => {
  it("closes every call of the panel but its setup to an operator without one", async () => {
    const { agent, answer } = await newOperator();
    expect(answer.json().mustSetUpSecondFactor).toBe(true);
    expect(await signInState(agent)).toBe(true);
    const calls = CONTRACT_CALLS.filter(({ access }) => access === "operator");
    expect(calls.length).toBeGreaterThan(15);
    const open = [];
    for (const { name, method, path } of calls) {
      const url = path.replace(/:\w+/g, crypto.randomUUID());
      // Each from a session of its own: signing out is one of them.
      const { agent: copy } = await newOperator();
      const { statusCode, body } =
        method === "GET"
          ? await copy.get(url)
          : method === "DELETE"
            ? await copy.delete(url)
            : await copy.post(url, {});
      const isClosed = statusCode === 403 && body.includes('"second_factor_required"');
      if (!isClosed) open.push(name);
    }
    expect(open.toSorted()).toEqual(SETUP.toSorted());
  });

  it("opens the panel as soon as it is set up, and asks for a code from then on", async () => {
    const { agent, operator } = await newOperator();
    const started = await agent.post("/api/admin/second-factor", { password: operator.password });
    const totp = new TOTP({ secret: Secret.fromBase32(started.json().secret) });
    expect((await agent.get("/api/admin/users")).statusCode).toBe(403);
    const confirmed = await agent.post("/api/admin/second-factor/confirm", {
      code: totp.generate(),
    });
    expect(confirmed.json().recoveryCodes).toHaveLength(10);
    expect(await signInState(agent)).toBe(false);
    expect((await agent.get("/api/admin/users")).statusCode).toBe(200);
    const { email, password } = operator;
    const next = createAgent(built.app, ADMIN);
    const asked = await next.post("/api/admin/login", { email, password });
    expect(asked.json().code).toBe("totp_required");
    const code = confirmed.json().recoveryCodes[0];
    const entered = await next.post("/api/admin/login", { email, password, code });
    expect(entered.json().mustSetUpSecondFactor).toBe(false);
  });

  it("closes the panel again when it is turned off", async () => {
    const { agent, operator } = await newOperator();
    const started = await agent.post("/api/admin/second-factor", { password: operator.password });
    const totp = new TOTP({ secret: Secret.fromBase32(started.json().secret) });
    const confirmed = await agent.post("/api/admin/second-factor/confirm", {
      code: totp.generate(),
    });
    const code = confirmed.json().recoveryCodes[0];
    expect((await agent.post("/api/admin/second-factor/remove", { code })).statusCode).toBe(204);
    expect((await agent.get("/api/admin/users")).statusCode).toBe(403);
    expect(await signInState(agent)).toBe(true);
  });
});
