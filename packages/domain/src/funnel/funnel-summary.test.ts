import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { summariseFunnel } from "./funnel-summary.ts";
import { medianSpan, shortestIn, toSpanBucket } from "./spans.ts";
import { toTrafficSource } from "./traffic-source.ts";

describe("the summary of the funnel", () => {
  const visits = [200, 100, 80, 40, 60, 60, 60, 50, 10, 4, 3];

  it("gives each step's share of the previous step and of the first", () => {
    const steps = summariseFunnel(visits, new Map([[2, new Map([[toSpanBucket(7), 3]])]]));
    expect(steps).toHaveLength(11);
    expect(steps[1]).toEqual({
      step: "quiz_start",
      stepNumber: 2,
      name: "Quiz started",
      visits: 100,
      stepConversion: 0.5,
      overallConversion: 0.5,
      medianSeconds: 7,
    });
    expect(steps[4]).toMatchObject({ stepConversion: 1.5, overallConversion: 0.3 });
    expect(steps[0]).toMatchObject({ stepConversion: null, overallConversion: 1 });
  });

  it("gives no shares without visits", () => {
    const [first, second] = summariseFunnel([], new Map());
    const nothing = { visits: 0, stepConversion: null, overallConversion: null };
    expect(first).toMatchObject({ ...nothing, medianSeconds: null });
    expect(second).toMatchObject(nothing);
  });
});

/** The median of these spans, computed from their buckets. */
const computeMedian = (...seconds: number[]) => {
  const counts = new Map<number, number>();
  for (const each of seconds) {
    counts.set(toSpanBucket(each), (counts.get(toSpanBucket(each)) ?? 0) + 1);
  }
  return medianSpan(counts);
};

describe("spans of time", () => {
  it("of up to nineteen seconds are exact", () => {
    const seconds = Array.from({ length: 20 }, (_, index) => index);
    expect(seconds.map((each) => shortestIn(toSpanBucket(each)))).toEqual(seconds);
  });

  it("are exact within about five percent", () => {
    assert(
      property(integer({ min: 0, max: 172_800 }), (seconds) => {
        const told = shortestIn(toSpanBucket(seconds));
        expect(toSpanBucket(told)).toBe(toSpanBucket(seconds));
        expect(told).toBeLessThanOrEqual(seconds);
        expect(told).toBeGreaterThanOrEqual(seconds / 1.06 - 1);
      }),
    );
  });

  it("have the median of their counts, and none where there are none", () => {
    expect(computeMedian(1, 2, 9)).toBe(2);
    expect(computeMedian(3, 3, 3, 15)).toBe(3);
    expect(computeMedian(4, 12)).toBe(4);
    expect(computeMedian()).toBeNull();
  });
});

describe("the source of a visit", () => {
  it.each([
    [undefined, "direct"],
    [null, "direct"],
    ["", "direct"],
    ["  ", "direct"],
    ["www.Example.COM", "example.com"],
    ["newsletter_nov-26", "newsletter_nov-26"],
    ["mona@cosmic.test", "other"],
    ["https://evil.test/?x=1", "other"],
    ["x".repeat(40), "x".repeat(40)],
    ["x".repeat(41), "other"],
    ["y".repeat(300), "other"],
    [{ source: 1 }, "other"],
    [12, "other"],
  ])("of %j is %j", (given, source) => {
    expect(toTrafficSource(given)).toBe(source);
  });
});
