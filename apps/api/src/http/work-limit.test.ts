import { describe, expect, it } from "vitest";
import { createAgent } from "../../test/agent.ts";
import { buildAppForTest } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../test/contract-calls.ts";
import { signedInUser } from "../../test/factories.ts";
import { createAllowances, WORK } from "./work-limit.ts";

describe("an address's share of the CPU", () => {
  it("is used up by five seconds of work, and comes back by a quarter of a second each second", () => {
    let now = 0;
    const { take } = createAllowances(1, () => now);
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
    const { take } = createAllowances(2, () => now);
    now += 3_600_000;
    for (let count = 0; count < 100; count += 1) expect(take("a", 100)).toBeNull();
    expect(take("a", 100)).not.toBeNull();
  });

  it("is remembered for the addresses that called last", () => {
    const { take } = createAllowances(1, () => 0, 2);
    take("a", 6_000);
    take("b", 6_000);
    expect(take("a", 1)).not.toBeNull();
    take("c", 1);
    expect(take("a", 1)).not.toBeNull();
    expect(take("b", 1)).toBeNull();
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
