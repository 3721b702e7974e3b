import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../../test/contract-calls.ts";
import { signedInUser } from "../../../test/factories.ts";
import { ageSession, getSessionId } from "../../../test/session-rows.ts";

let built: TestApp;
beforeAll(async () => {
  built = await buildTestApp();
});
afterAll(() => built.close());

const MINUTE = 60;

/** A user whose sign-in was so many seconds ago. */
async function signedInBefore(seconds: number) {
  const signedIn = await signedInUser(built.app, built.deps);
  await ageSession(built, getSessionId(signedIn.agent), seconds);
  return signedIn;
}

const copy = (agent: Agent) => agent.get("/api/account/export");
const remove = (agent: Agent, email: string) => agent.post("/api/account/delete", { email });

describe("a fresh sign-in", () => {
  it("is what the archive, the deletion and a change of the address take, and nothing else", () => {
    const names = CONTRACT_CALLS.filter(({ takesFreshSignIn }) => takesFreshSignIn);
    expect(names.map(({ name }) => name).toSorted()).toEqual([
      "account.deleteAccount",
      "account.exportAccount",
      "addresses.changeEmail",
    ]);
  });

  it("is less than ten minutes old", async () => {
    const { agent } = await signedInBefore(9 * MINUTE);
    expect((await copy(agent)).statusCode).toBe(200);
  });

  it("is asked for after ten minutes of use, and given by signing in again", async () => {
    const { agent, user } = await signedInBefore(11 * MINUTE);
    for (const answer of [await copy(agent), await remove(agent, user.email)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { code: "fresh_sign_in_required" },
      ]);
    }
    expect((await agent.get("/api/account")).statusCode).toBe(200);
    const { email, password } = user;
    const wrong = { email, password: "not the password", returnTo: "/your-data" };
    expect((await agent.post("/api/auth/login", wrong)).statusCode).toBe(401);
    expect((await remove(agent, email)).statusCode).toBe(403);
    await agent.post("/api/auth/login", { email, password, returnTo: "/your-data" });
    expect((await copy(agent)).statusCode).toBe(200);
    expect((await remove(agent, email)).statusCode).toBe(204);
  });
});
