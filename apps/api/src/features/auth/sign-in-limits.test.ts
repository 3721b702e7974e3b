import { describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import { makeUser } from "../../../test/factories.ts";
import { withProductionLimits } from "../../../test/test-config.ts";
import type { Config } from "../../config/config.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";

const newEmail = () => `${crypto.randomUUID()}@cosmic.test`;

/** The limits of production, with waits that no slow machine outlasts. */
const strict = (config: Config): Config => ({
  ...withProductionLimits(config),
  signInDelay: { ...config.signInDelay, firstSeconds: 600 },
});

describe("sign-in limits", () => {
  it("make a guesser wait, known account or not, in any spelling and from any network", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email: known, password } = await makeUser(deps);
    for (const email of [known, newEmail()]) {
      const statuses: number[] = [];
      const waits: unknown[] = [];
      for (let index = 0; index < 12; index += 1) {
        const agent = createAgent(app, { remoteAddress: `198.51.100.${index}` });
        const spelling = index % 2 ? email.toUpperCase() : email;
        const answer = await agent.post("/api/auth/login", { email: spelling, password: "wrong" });
        statuses.push(answer.statusCode);
        waits.push(answer.headers["retry-after"]);
      }
      expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
      expect(waits.slice(0, 5)).toEqual(Array(5).fill(undefined));
      expect(Number(waits[5])).toBeGreaterThan(500);
      expect(Number(waits[5])).toBeLessThanOrEqual(600);
    }

    const owner = createAgent(app, { remoteAddress: "198.51.100.200" });
    expect((await owner.post("/api/auth/login", { email: known, password })).statusCode).toBe(429);
    await deps.db
      .updateTable("rate_limits")
      .set({ blocked_until: new Date(0) })
      .where("key", "like", "login%")
      .execute();
    expect((await owner.post("/api/auth/login", { email: known, password })).statusCode).toBe(200);
    // Success ends the count: the next mistake costs no wait.
    await owner.post("/api/auth/login", { email: known, password: "wrong" });
    expect((await owner.post("/api/auth/login", { email: known, password })).statusCode).toBe(200);
  });

  it("process few of many parallel guesses", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email } = await makeUser(deps);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        createAgent(app, { remoteAddress: `198.51.101.${index}` }).post("/api/auth/login", {
          email,
          password: "wrong",
        }),
      ),
    );
    const processed = answers.filter(({ statusCode }) => statusCode === 401);
    expect(processed).toHaveLength(5);
  });

  it("allow twenty tries a minute from one network address, sign-ups included", async () => {
    const { app } = await buildAppForTest({ configure: strict });
    const agent = createAgent(app, { remoteAddress: "203.0.113.77" });
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      const path = index % 3 ? "/api/auth/login" : "/api/auth/signup";
      const answer = await agent.post(path, { email: newEmail(), password: "wrong one" });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  });

  it("keep neither a known browser nor another network out while one address goes on failing", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email, password } = await makeUser(deps);
    const known = createAgent(app, { remoteAddress: "203.0.113.10" });
    expect((await known.post("/api/auth/login", { email, password })).statusCode).toBe(200);
    known.cookies.delete("cosmic_session");
    const attacker = createAgent(app, { remoteAddress: "198.51.102.1" });
    for (let index = 0; index < 8; index += 1) {
      await attacker.post("/api/auth/login", { email, password: "wrong" });
    }
    expect((await attacker.post("/api/auth/login", { email, password })).statusCode).toBe(429);
    const elsewhere = createAgent(app, { remoteAddress: "198.51.102.2" });
    expect((await elsewhere.post("/api/auth/login", { email, password })).statusCode).toBe(200);
    // Even at the attacker's own address, and when the address has used up all it may try.
    const beside = createAgent(app, { remoteAddress: "198.51.102.1", cookies: known.cookies });
    for (let index = 0; index < 30; index += 1) {
      await attacker.post("/api/auth/login", { email: newEmail(), password: "wrong" });
    }
    expect((await beside.post("/api/auth/login", { email, password })).statusCode).toBe(200);
  });

  it("give a known browser few guesses too, and none at other accounts", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email, password } = await makeUser(deps);
    const other = await makeUser(deps);
    const known = createAgent(app, { remoteAddress: "203.0.113.20" });
    await known.post("/api/auth/login", { email, password });
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const answer = await known.post("/api/auth/login", { email, password: "wrong" });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429, 429]);
    const attacker = createAgent(app, { remoteAddress: "203.0.113.20" });
    for (let index = 0; index < 5; index += 1) {
      await attacker.post("/api/auth/login", { email: other.email, password: "wrong" });
    }
    expect((await known.post("/api/auth/login", other)).statusCode).toBe(429);
  });

  it("allow no more tries with many known browsers of one account than with one", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email, password } = await makeUser(deps);
    const browsers: ReadonlyMap<string, string>[] = [];
    for (let index = 0; index < 12; index += 1) {
      const fresh = createAgent(app, { remoteAddress: `198.19.${index}.1` });
      await fresh.post("/api/auth/login", { email, password });
      browsers.push(new Map([["cosmic_device", fresh.cookies.get("cosmic_device") ?? ""]]));
    }
    const statuses: number[] = [];
    for (const cookies of [...browsers, ...browsers, ...browsers, ...browsers]) {
      const copy = createAgent(app, { remoteAddress: "203.0.113.50", cookies });
      statuses.push((await copy.post("/api/auth/login", { email, password })).statusCode);
    }
    // Twenty of the account's browsers, and the twenty of any address.
    expect(statuses).toEqual([...Array(40).fill(200), ...Array(8).fill(429)]);
  });

  it("let the owner in after a reset, while many networks go on failing", async () => {
    const { app, deps } = await buildAppForTest({ configure: strict });
    const { email, password } = await makeUser(deps);
    const crowd = async () => {
      for (let index = 0; index < 8; index += 1) {
        const agent = createAgent(app, { remoteAddress: `198.18.${index}.1` });
        await agent.post("/api/auth/login", { email, password: "wrong" });
      }
    };
    await crowd();
    const owner = createAgent(app, { remoteAddress: "203.0.113.30" });
    expect((await owner.post("/api/auth/login", { email, password })).statusCode).toBe(429);
    const limiter = createRateLimiter(deps.db, deps.config);
    await limiter.forgiveFrom("login", { account: email, address: "203.0.113.30" }, deps.db);
    await crowd();
    expect((await owner.post("/api/auth/login", { email, password })).statusCode).toBe(200);
  });
});
