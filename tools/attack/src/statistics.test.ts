import { describe, expect, it } from "vitest";
import { median, separability } from "./statistics.ts";

describe("the median", () => {
  it("is the value in the middle, or between the two there", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 9, 2])).toBe(3);
  });
});

describe("separability", () => {
  it("is a half for groups that are alike", () => {
    expect(separability([1, 2, 3], [1, 2, 3])).toBe(0.5);
    expect(separability([5, 5], [5])).toBe(0.5);
    expect(separability([1, 4], [2, 3])).toBe(0.5);
  });

  it("is one for groups that do not meet, whichever is larger", () => {
    expect(separability([1, 2], [3, 4])).toBe(1);
    expect(separability([3, 4], [1, 2])).toBe(1);
  });

  it("is the share of pairs in the right order", () => {
    expect(separability([1, 3], [2, 4])).toBe(0.75);
  });
});
