import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { type MadeUser, makeUser } from "../../test/factories.ts";
import { newResetToken } from "../../test/mailed-links.ts";
import { withProductionLimits } from "../../test/test-config.ts";

const ATTACKER = { remoteAddress: "198.51.104.1" };
const DAY = 86_400_000;

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp({
    configure: (config) => ({
      ...withProductionLimits(config),
      signInDelay: { ...config.signInDelay, firstSeconds: 600 },
    }),
  });
  return () => built.close();
});

let address = 0;
const newBrowser = () => {
  address += 1;
  return createAgent(built.app, { remoteAddress: `203.0.114.${address}` });
};

const login = async (agent: Agent, { email, password }: Pick<MadeUser, "email" | "password">) =>
  (await agent.post("/api/auth/login", { email, password })).statusCode;

/** Whether the account can still be tried from an address that failed too often, with the agent's cookies. */
async function isKnown(agent: Agent, user: MadeUser): Promise<boolean> {
  address += 1;
  const from = { remoteAddress: `203.0.114.${address}` };
  const attacker = createAgent(built.app, from);
  for (let index = 0; index < 5; index += 1) await login(attacker, { ...user, password: "wrong" });
  const copy = createAgent(built.app, { ...from, cookies: agent.cookies });
  return (await login(copy, user)) === 200;
}

describe("a known browser", () => {
  it("is known for every account that signed in there lately, the last three", async () => {
    const agent = newBrowser();
    const users = [];
    for (let index = 0; index < 4; index += 1) {
      const user = await makeUser(built.deps);
      expect(await login(agent, user)).toBe(200);
      users.push(user);
    }
    const known = [];
    for (const user of users) known.push(await isKnown(agent, user));
    expect(known).toEqual([false, true, true, true]);
  });

  it("is unknown after a new password: the one who knew the old one gains no guesses", async () => {
    const agent = newBrowser();
    const user = await makeUser(built.deps);
    await login(agent, user);
    const token = await newResetToken(built, user.email);
    const owner = newBrowser();
    await owner.post("/api/auth/reset-password", { token, password: "a newer password" });
    expect(await isKnown(agent, { ...user, password: "a newer password" })).toBe(false);
  });

  it("is unknown half a year after its last sign-in", async () => {
    const agent = newBrowser();
    const user = await makeUser(built.deps);
    const start = Date.parse("2026-11-21T12:00:00Z");
    built.clock.set(new Date(start).toISOString());
    await login(agent, user);
    const known = [];
    for (const days of [179, 181]) {
      built.clock.set(new Date(start + days * DAY).toISOString());
      known.push(await isKnown(agent, user));
    }
    built.clock.set(null);
    expect(known).toEqual([true, false]);
  });

  it("is not one that failed, or that holds a forged or foreign cookie", async () => {
    const user = await makeUser(built.deps);
    const failed = newBrowser();
    await login(failed, { ...user, password: "wrong" });
    expect(failed.cookies.size).toBe(0);
    const real = newBrowser();
    await login(real, user);
    const cookie = real.cookies.get("cosmic_device") ?? "";
    for (const forged of ["", "x", "%00", "%7B%7D.x", `${cookie}x`, `x${cookie}`]) {
      const agent = createAgent(built.app, { cookies: new Map([["cosmic_device", forged]]) });
      expect(await isKnown(agent, user)).toBe(false);
    }
    expect(
      await isKnown(createAgent(built.app, { ...ATTACKER, cookies: real.cookies }), user),
    ).toBe(true);
  });

  it("tells its cookie nothing of the account", async () => {
    const agent = newBrowser();
    const user = await makeUser(built.deps);
    await login(agent, user);
    const [value = ""] = (agent.cookies.get("cosmic_device") ?? "").split(".");
    const text = Buffer.from(value, "base64url").toString();
    expect(text).toMatch(/^\[\[/);
    expect(text).not.toContain(user.id);
    expect(text).not.toContain(user.email);
  });
});
