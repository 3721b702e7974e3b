import { beforeAll, describe, expect, it } from "vitest";
import { buildTestDeps } from "../../test/build-test-app.ts";
import type { Deps } from "../deps.ts";
import type { TooManyRequestsError } from "../errors.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";

let deps: Deps;

const createLimiter = (): RateLimiter =>
  createRateLimiter(deps.db, {
    limits: { ...deps.config.limits, scale: 1 },
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

const fail = () => Promise.resolve(null);
const overloaded = () => Promise.reject(new Error("too busy"));

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => "ok" as const,
    (error: unknown) => (error as TooManyRequestsError).retryAfter,
  );

describe("guessing limit", () => {
  it("doubles the wait up to its maximum", async () => {
    const limiter = createLimiter();
    const key = signedInAgent();
    const waits: unknown[] = [];
    for (let index = 0; index < 8; index += 1) {
      await limiter.attempt("doubling", key, fail);
      const wait = await outcome(limiter.attempt("doubling", key, fail));
      waits.push(wait === "ok" ? wait : Math.round(wait / 100) * 100);
      await passTime("doubling", 1_000);
    }
    // The first pair is free; its second failure starts the first wait.
    expect(waits).toEqual(["ok", 200, 400, 800, 900, 900, 900, 900]);
  });

  it("prevents attempts during the wait", async () => {
    const limiter = createLimiter();
    const key = signedInAgent();
    let made = 0;
    const make = async () => {
      made += 1;
      return null;
    };
    await Promise.all(
      Array.from({ length: 10 }, () => outcome(limiter.attempt("blocked", key, make))),
    );
    expect(made).toBe(2);
  });

  it("resets after a success, when cleared, and a day after the last attempt", async () => {
    const limiter = createLimiter();
    for (const forget of [
      (key: string) => limiter.attempt("forget", key, () => Promise.resolve("right")),
      (key: string) => limiter.forgive("forget", key, deps.db),
      () => passTime("forget", 25 * 3_600),
    ]) {
      const key = signedInAgent();
      await limiter.attempt("forget", key, fail);
      await forget(key);
      expect(await outcome(limiter.attempt("forget", key, fail))).toBe("ok");
    }
  });

  it("does not count attempts that could not be made", async () => {
    const limiter = createLimiter();
    const key = signedInAgent();
    for (let index = 0; index < 6; index += 1) {
      await expect(limiter.attempt("busy", key, overloaded)).rejects.toThrow("too busy");
    }
    expect(await outcome(limiter.attempt("busy", key, fail))).toBe("ok");
  });
});

const newAccount = () => `${crypto.randomUUID()}@cosmic.test`;
const from = (account: string, address: string, device: string | null = null) => ({
  account,
  address,
  device,
});

/** Fails at the account from the address until it has to wait; how often it could try. */
async function exhaust(limiter: RateLimiter, guesser: ReturnType<typeof from>) {
  let made = 0;
  while ((await outcome(limiter.attemptFrom("door", guesser, fail))) === "ok") made += 1;
  return made;
}

const tryFrom = (limiter: RateLimiter, guesser: ReturnType<typeof from>) =>
  outcome(limiter.attemptFrom("door", guesser, () => Promise.resolve("in")));

describe("guessing limit of an account", () => {
  it("makes one address wait, and no other", async () => {
    const limiter = createLimiter();
    const account = newAccount();
    expect(await exhaust(limiter, from(account, "198.51.100.1"))).toBe(2);
    await passTime("door", 1_000);
    // However long it goes on, once in each wait.
    for (let index = 0; index < 5; index += 1) {
      expect(await exhaust(limiter, from(account, "198.51.100.1"))).toBe(1);
      await passTime("door", 1_000);
    }
    expect(await exhaust(limiter, from(account, "198.51.100.1"))).toBe(1);
    expect(await tryFrom(limiter, from(account, "198.51.100.2"))).toBe("ok");
    expect(await tryFrom(limiter, from(account, "203.0.113.1"))).toBe("ok");
  });

  it("makes a wider network wait in which too many addresses failed, and no other", async () => {
    const limiter = createLimiter();
    const account = newAccount();
    for (const index of [1, 2]) {
      expect(await exhaust(limiter, from(account, `2001:db8:7:${index}::/64`))).toBeGreaterThan(0);
    }
    for (let index = 3; index < 20; index += 1) {
      expect(await tryFrom(limiter, from(account, `2001:db8:7:${index}::/64`))).not.toBe("ok");
    }
    expect(await tryFrom(limiter, from(account, "2001:db8:8:1::/64"))).toBe("ok");
  });

  it("makes all wait for an account that too many networks failed to open, few guesses in all", async () => {
    const limiter = createLimiter();
    const account = newAccount();
    let made = 0;
    for (let index = 0; index < 30; index += 1) {
      made += await exhaust(limiter, from(account, `198.51.${index}.1`));
    }
    expect(made).toBeLessThanOrEqual(4);
    expect(await tryFrom(limiter, from(account, "203.0.113.1"))).not.toBe("ok");
    // Another account is not affected, and a browser that signed in before has waits of its own.
    expect(await tryFrom(limiter, from(newAccount(), "203.0.113.1"))).toBe("ok");
    const known = from(account, "198.51.0.1", crypto.randomUUID());
    expect(await exhaust(limiter, known)).toBe(2);
    expect(await tryFrom(limiter, { ...known, device: crypto.randomUUID() })).toBe("ok");
  });

  it("lets the address that a reset came from in, whatever others go on doing", async () => {
    const limiter = createLimiter();
    const account = newAccount();
    const crowd = async () => {
      for (let index = 0; index < 4; index += 1) {
        await exhaust(limiter, from(account, `198.51.${index}.1`));
      }
    };
    await crowd();
    expect(await exhaust(limiter, from(account, "203.0.113.1"))).toBe(0);
    await limiter.forgiveFrom("door", { account, address: "203.0.113.1" }, deps.db);
    await crowd();
    expect(await tryFrom(limiter, from(account, "203.0.113.2"))).not.toBe("ok");
    expect(await exhaust(limiter, from(account, "203.0.113.1"))).toBe(2);
    await limiter.forgiveFrom("door", { account, address: null }, deps.db);
    await crowd();
    expect(await tryFrom(limiter, from(account, "203.0.113.2"))).toBe("ok");
  });

  it("counts nothing of an attempt that could not be made", async () => {
    const limiter = createLimiter();
    const account = newAccount();
    for (let index = 0; index < 6; index += 1) {
      const guesser = from(account, `198.51.${index}.1`);
      await expect(limiter.attemptFrom("door", guesser, overloaded)).rejects.toThrow("too busy");
    }
    expect(await tryFrom(limiter, from(account, "203.0.113.1"))).toBe("ok");
  });
});
