import { expect, test } from "vitest";
import { formatDuration, formatShare } from "./format-metrics.ts";

test.each([
  [null, null],
  [0, "0 s"],
  [12.4, "12 s"],
  [60, "1 min"],
  [200, "3 min 20 s"],
  [3_600, "1 h"],
  [3_725, "1 h 2 min"],
  [100_800, "1 d 4 h"],
])("%s seconds read %s", (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});

test("a share is a percentage, and none where there was nothing to share", () => {
  expect(formatShare(0.1234)).toBe("12.3%");
  expect(formatShare(1)).toBe("100%");
  expect(formatShare(null)).toBeNull();
});
