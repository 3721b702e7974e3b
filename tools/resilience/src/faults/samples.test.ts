import { describe, expect, it } from "vitest";
import { computeSlope } from "./samples.ts";

describe("the slope of samples", () => {
  it("is the growth in a minute, whatever swings around it", () => {
    const points = Array.from({ length: 61 }, (_, index) => {
      return [index, 200 + index * 0.4 + (index % 2 === 0 ? 30 : -30)] as const;
    });
    expect(computeSlope(points)).toBeCloseTo(0.4, 10);
  });

  it("is none without samples at different times", () => {
    expect(computeSlope([])).toBe(0);
    expect(computeSlope([[3, 100]])).toBe(0);
  });
});
