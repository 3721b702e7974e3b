import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildAppForTest } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../test/contract-calls.ts";
import { signedInUser } from "../../test/factories.ts";
import { createShares, WORK } from "./work-limit.ts";

describe("an address's share of the CPU", () => {
  it("is used up by five seconds of work, and comes back by a quarter of a second each second", () => {
    let now = 0;
    const { take } = createShares(1, () => now);
    for (let count = 0; count < 50; count += 1) expect(take("a", 100)).toBeNull();
    expect(take("a", 100)).toBe(0);
    expect(take("b", 100)).toBeNull();
    now += 1_000;
    for (let count = 0; count < 2; count += 1) expect(take("a", 200)).toBeNull();
    // 150 ms too many were taken, which takes 0.6 seconds.
    expect(take("a", 1)).toBeCloseTo(0.6, 9);
  });

  it("is not saved up, and grows with the scale of all limits", () => {
    let now = 0;
    const { take } = createShares(2, () => now);
    now += 3_600_000;
    for (let count = 0; count < 100; count += 1) expect(take("a", 100)).toBeNull();
    expect(take("a", 100)).not.toBeNull();
  });

  it("is remembered for the addresses that called last", () => {
    const { take } = createShares(1, () => 0, 2);
    take("a", 6_000);
    take("b", 6_000);
    expect(take("a", 1)).not.toBeNull();
    take("c", 1);
    expect(take("a", 1)).not.toBeNull();
    expect(take("b", 1)).toBeNull();
  });
});

describe("a wider network's share of the CPU", () => {
  it.each([
    ["IPv4", (host: number) => `198.51.100.${host}`, "198.51.101.1"],
    ["IPv6", (host: number) => `2001:db8:1:${host.toString(16)}::/64`, "2001:db8:2:0::/64"],
  ])("is that of two addresses, however many it has (%s)", (_, addressAt, ofAnother) => {
    let now = 0;
    const { take } = createShares(1, () => now);
    for (let host = 0; host < 2; host += 1) expect(take(addressAt(host), 5_000)).toBeNull();
    expect(take(addressAt(2), 500)).toBe(0);
    expect(take(ofAnother, 1)).toBeNull();
    now += 1_000;
    // Half a second of work came back.
    expect(take(addressAt(3), 500)).toBeNull();
    expect(take(addressAt(4), 1)).toBe(0);
  });

  it("is used up by what its addresses were allowed only", () => {
    const { take } = createShares(1, () => 0);
    take("198.51.100.1", 5_000);
    for (let count = 0; count < 100; count += 1) {
      expect(take("198.51.100.1", 5_000)).not.toBeNull();
    }
    expect(take("198.51.100.2", 5_000)).toBeNull();
    expect(take("198.51.100.3", 1)).not.toBeNull();
  });

  it("stays used up when its addresses are forgotten", () => {
    const { take } = createShares(1, () => 0, 2);
    const takeAsOneOfThree = (count: number) => take(`2001:db8:1:${count % 3}::/64`, 5_000);
    for (let count = 0; count < 2; count += 1) expect(takeAsOneOfThree(count)).toBeNull();
    for (let count = 0; count < 10; count += 1) expect(takeAsOneOfThree(count)).not.toBeNull();
  });

  it("leaves out calls that a service signs, which get theirs back", () => {
    const { take, takeAlone, giveBack } = createShares(1, () => 0);
    for (let host = 1; host < 3; host += 1) take(`198.51.100.${host}`, 5_000);
    expect(take("198.51.100.3", 1)).not.toBeNull();
    for (let count = 0; count < 50; count += 1) {
      expect(takeAlone("198.51.100.4", 5_000)).toBeNull();
      giveBack("198.51.100.4", 5_000);
    }
  });
});

describe("calls of one address without end", () => {
  it("are refused before the session is read, and no other address's", async () => {
    const { app, deps } = await buildAppForTest({
      // 50 ms at once and 2.5 ms a second, so that it is used up however slow the machine is.
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 0.01 } }),
    });
    const { agent } = await signedInUser(app, deps, {}, { remoteAddress: "198.51.100.50" });
    const search = () => agent.get("/api/places?search=sa%2C%20nowhere");
    expect((await search()).statusCode).toBe(200);
    for (let count = 0; count < 7; count += 1) await search();
    const refused = await agent.get("/api/auth/user");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await agent.get("/healthz")).statusCode).toBe(200);
    const other = createAgent(app, { remoteAddress: "198.51.100.51", cookies: agent.cookies });
    expect((await other.get("/api/auth/user")).statusCode).toBe(200);
  });
});

/** Addresses of it may take five seconds times the scale at once; no other limit refuses anything. */
const buildAppAtScale = (scale: number) =>
  buildAppForTest({
    configure: (config) => ({
      ...config,
      limits: {
        scale,
        rates: Object.fromEntries(
          Object.keys(config.limits.rates).map((name) => [name, []]),
        ) as unknown as typeof config.limits.rates,
      },
    }),
  });

describe("calls that the guards refuse", () => {
  it.each([
    ["another site loads the archive as an image", { "sec-fetch-site": "cross-site" }, 403],
    ["no user is signed in", {}, 401],
  ])("take no more than a common one when %s", async (_, headers, status) => {
    const { app, deps } = await buildAppAtScale(0.01);
    const remoteAddress = "198.51.100.60";
    const { agent } = await signedInUser(app, deps, {}, { remoteAddress: "198.51.100.61" });
    const shop = createAgent(app, { remoteAddress });
    for (let count = 0; count < 13; count += 1) {
      const refused = await shop.get("/api/account/export", { headers });
      expect(refused.statusCode).toBe(status);
    }
    const neighbor = createAgent(app, { remoteAddress, cookies: agent.cookies });
    expect((await neighbor.get("/api/account/export")).statusCode).toBe(200);
    // That one was carried out.
    expect((await neighbor.get("/api/auth/user")).statusCode).toBe(429);
  });

  it("take nothing for the body when it comes from another site", async () => {
    const { app } = await buildAppAtScale(0.01);
    const visitor = createAgent(app, { remoteAddress: "198.51.100.62" });
    const signUp = { email: "a@b.test", password: "long enough for all" };
    for (let count = 0; count < 13; count += 1) {
      const options = { headers: { origin: "https://elsewhere.test" } };
      expect((await visitor.post("/api/auth/signup", signUp, options)).statusCode).toBe(403);
    }
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(401);
  });
});

const newAccount = () => ({
  email: `${randomUUID()}@share.test`,
  password: "correct horse battery",
});

describe("the work of a call", () => {
  it.each<[string, number, (agent: Agent, count: number) => Promise<{ statusCode: number }>]>([
    [
      "a new report",
      56,
      (agent, count) =>
        agent.post("/api/generate-profile", { birthDate: `1990-07-1${count}`, mbtiType: "INTJ" }),
    ],
    ["a sign-up", 43, (agent) => agent.post("/api/auth/signup", newAccount())],
    ["a sign-in", 25, (agent) => agent.post("/api/auth/login", newAccount())],
    [
      "a new password by a link",
      25,
      (agent) =>
        agent.post("/api/auth/reset-password", { token: "a".repeat(43), password: "long enough" }),
    ],
    [
      "an operator's sign-in",
      25,
      (agent) =>
        agent.post("/api/admin/login", newAccount(), {
          headers: { host: "localhost:3001", origin: "http://localhost:3001" },
        }),
    ],
    ["a place search", 15, (agent) => agent.get("/api/places?search=sa%2C%20nowhere")],
  ])("takes the share of its address: %s %d ms", async (_, milliseconds, call) => {
    const { app, deps } = await buildAppForTest();
    const { agent } = await signedInUser(app, deps);
    // Of calls that come one after the other, where the allowance is that of so many.
    const countAllowed = async (calls: number, remoteAddress: string) => {
      const limited = await buildAppAtScale((milliseconds * calls) / 5_000);
      const caller = createAgent(limited.app, { remoteAddress, cookies: agent.cookies });
      for (let count = 0; count < 4; count += 1) {
        if ((await call(caller, count)).statusCode === 429) return count;
      }
      return 4;
    };
    expect(await countAllowed(0.6, "198.51.100.70")).toBe(1);
    expect(await countAllowed(1.6, "198.51.100.71")).toBe(2);
  });
});

it("calls of one network's many addresses without end are refused, and no other network's", async () => {
  const { app } = await buildAppForTest({
    // 10 ms at once for a network and half a millisecond a second, 5 for an address: one search takes that.
    configure: (config) => ({ ...config, limits: { ...config.limits, scale: 0.001 } }),
  });
  const searchFrom = async (remoteAddress: string) =>
    (await createAgent(app, { remoteAddress }).get("/api/places?search=sa%2C%20nowhere"))
      .statusCode;
  const statuses: number[] = [];
  for (let subnet = 0; subnet < 20; subnet += 1) {
    statuses.push(await searchFrom(`2001:db8:1:${subnet.toString(16)}::1`));
  }
  // None of them is signed in.
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  expect(await searchFrom("2001:db8:2::1")).toBe(401);
});

it("a batch of error reports takes as much of the share as the reports in it", async () => {
  const { app } = await buildAppForTest({
    // 50 ms at once, and as many batches as one likes.
    configure: (config) => ({
      ...config,
      limits: { scale: 0.01, rates: { ...config.limits.rates, clientErrors: [] } },
    }),
  });
  const report = { url: "/api/places", status: 500, message: "It failed.", severity: "HIGH" };
  const send = async (remoteAddress: string, body: object) =>
    (await createAgent(app, { remoteAddress }).post("/api/client-errors", body)).statusCode;
  const batch = Array.from({ length: 20 }, () => report);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push(await send("198.51.100.52", batch));
  expect(statuses).toEqual([204, 204, 429]);
  for (let count = 0; count < 3; count += 1) {
    expect(await send("198.51.100.53", report)).toBe(204);
  }
});

it("the work of calls is listed for calls that there are", () => {
  const calls = CONTRACT_CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(WORK).filter((call) => !calls.includes(call))).toEqual([]);
});
