import { describe, expect, it } from "vitest";
import type { Entry } from "../journal/journal.ts";
import { computeLongestGap, listConfirmed } from "./gaps.ts";
import { AGREED } from "./patroni-settings.ts";

const entry = (more: Partial<Entry>): Entry => ({
  user: "ada",
  userId: "1",
  step: "",
  request: "POST /api/mbti-quiz",
  at: 0,
  milliseconds: 10,
  status: 200,
  error: null,
  retryAfter: null,
  stores: "[1]",
  ...more,
});

describe("the longest time without something", () => {
  it("counts what comes before the first and after the last", () => {
    expect(computeLongestGap([200, 300, 450], 0, 500)).toBe(200);
    expect(computeLongestGap([100, 120], 0, 500)).toBe(380);
    expect(computeLongestGap([], 0, 500)).toBe(500);
  });

  it("takes times in any order, and none outside the range", () => {
    expect(computeLongestGap([900, 300, 100, 200], 50, 350)).toBe(100);
  });

  it("is one of writes that were answered with 200, at the time of the answer", () => {
    const journal = [
      entry({ at: 100, milliseconds: 5_000 }),
      entry({ at: 200, status: 503 }),
      entry({ at: 300, stores: null }),
      entry({ at: 10 }),
    ];
    expect(listConfirmed(journal, 50)).toEqual([5_100]);
  });
});

describe("what the cluster agrees on", () => {
  it("leaves the leader time to renew before its time is over", () => {
    const { ttl, loop_wait, retry_timeout } = AGREED;
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
  });
});
