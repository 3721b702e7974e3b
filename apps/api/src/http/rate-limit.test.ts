import { beforeAll, describe, expect, it } from "vitest";
import { buildTestDeps } from "../../test/build-test-app.ts";
import type { Deps } from "../deps.ts";
import type { TooManyRequestsError } from "../errors.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";

let deps: Deps;

const createLimiter = (changes: { scale?: number } = {}): RateLimiter =>
  createRateLimiter(deps.db, {
    limits: { ...deps.config.limits, scale: changes.scale ?? 1 },
    signInDelay: {
      freeFailures: 2,
      firstSeconds: 100,
      longestSeconds: 900,
    },
  });

const signedInAgent = () => crypto.randomUUID();

/** Moves all windows of a purpose into the past. */
const passTime = async (purpose: string, seconds: number) => {
  const rows = await deps.db
    .selectFrom("rate_limits")
    .selectAll()
    .where("key", "like", `${purpose}%`)
    .execute();
  for (const { key, window_started_at, blocked_until } of rows) {
    const earlier = (instant: Date) => new Date(instant.getTime() - seconds * 1_000);
    await deps.db
      .updateTable("rate_limits")
      .set({
        window_started_at: earlier(window_started_at),
        blocked_until: blocked_until && earlier(blocked_until),
      })
      .where("key", "=", key)
      .execute();
  }
};

beforeAll(async () => {
  deps = await buildTestDeps();
});

const toAddresses = (count: number, addressAt: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => addressAt(index));

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => "ok" as const,
    (error: unknown) => (error as TooManyRequestsError).retryAfter,
  );

describe("rate limit", () => {
  it("applies for its window and returns the remaining time", async () => {
    const limiter = createLimiter();
    const key = signedInAgent();
    const use = () => outcome(limiter.consume("window", key, [{ max: 3, windowSeconds: 60 }]));
    expect([await use(), await use(), await use()]).toEqual(["ok", "ok", "ok"]);
    const wait = await use();
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await passTime("window", 61);
    expect(await use()).toBe("ok");
  });

  it("can be checked without an error", async () => {
    const limiter = createLimiter();
    const key = signedInAgent();
    const use = () => limiter.allows("asked", key, [{ max: 2, windowSeconds: 60 }]);
    expect([await use(), await use(), await use()]).toEqual([true, true, false]);
  });

  it("applies to a network too, for its longest window and ten times over", async () => {
    const limiter = createLimiter();
    const limits = [
      { max: 2, windowSeconds: 60 },
      { max: 3, windowSeconds: 3_600 },
    ];
    const use = (address: string) => outcome(limiter.consumeFrom("network", address, limits));
    const wide = `2001:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}`;
    // What one address is refused counts for its own network only.
    const one = [];
    for (let index = 0; index < 40; index += 1) one.push(await use(`${wide}:1::/64`));
    expect(one.filter((result) => result === "ok")).toHaveLength(2);
    const many = [];
    for (let index = 2; index < 40; index += 1) many.push(await use(`${wide}:${index}::/64`));
    expect(many.filter((result) => result === "ok")).toHaveLength(28);
    expect(await use("2001:db8:1:1::/64")).toBe("ok");
  });

  it("of all callers together leaves three quarters to others than one holder of networks", async () => {
    const limiter = createLimiter();
    const limits = [{ max: 40, windowSeconds: 3_600 }];
    const use = (address: string) => outcome(limiter.consumeOfAll("of-all", address, limits));
    const useAll = async (addresses: string[]) => {
      const results = [];
      for (const address of addresses) results.push(await use(address));
      return results.filter((result) => result === "ok").length;
    };
    // A /43 and more, and half of a /16.
    expect(await useAll(toAddresses(64, (index) => `2001:db8:${index}:1::/64`))).toBe(10);
    expect(await useAll(toAddresses(64, (index) => `198.51.${index}.1`))).toBe(10);
    expect(await useAll(toAddresses(64, (index) => `2001:${index}:1:1::/64`))).toBe(20);
    expect(await use("203.0.113.1")).not.toBe("ok");
  });

  it("counts each key and each purpose separately", async () => {
    const limiter = createLimiter();
    const once = [{ max: 1, windowSeconds: 60 }];
    const key = signedInAgent();
    expect(await outcome(limiter.consume("apart", key, once))).toBe("ok");
    expect(await outcome(limiter.consume("apart", signedInAgent(), once))).toBe("ok");
    expect(await outcome(limiter.consume("apart-too", key, once))).toBe("ok");
    expect(await outcome(limiter.consume("apart", key, once))).not.toBe("ok");
  });

  it("is shared by replicas and exact under parallel use", async () => {
    const replicas = [createLimiter(), createLimiter()];
    const key = signedInAgent();
    const uses = Array.from({ length: 20 }, (_, index) =>
      outcome(
        (replicas[index % 2] as RateLimiter).consume("parallel", key, [
          { max: 7, windowSeconds: 60 },
        ]),
      ),
    );
    const results = await Promise.all(uses);
    expect(results.filter((result) => result === "ok")).toHaveLength(7);
  });

  it("grows with the scale of the configuration", async () => {
    const limiter = createLimiter({ scale: 3 });
    const key = signedInAgent();
    const results = [];
    for (let index = 0; index < 8; index += 1) {
      results.push(await outcome(limiter.consume("scale", key, [{ max: 2, windowSeconds: 60 }])));
    }
    expect(results.filter((result) => result === "ok")).toHaveLength(6);
  });

  it("stores no network or email address in plain text", async () => {
    const key = `${signedInAgent()}@cosmic.test`;
    await createLimiter().consume("clear", key, [{ max: 1, windowSeconds: 60 }]);
    const rows = await deps.db.selectFrom("rate_limits").select("key").execute();
    expect(rows.some((row) => row.key.includes("cosmic.test"))).toBe(false);
  });
});
