import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  [null, null],
  [0, "0 s"],
  [12.4, "12 s"],
  [60, "1 min"],
  [200, "3 min 20 s"],
  [3_600, "1 h"],
  [3_725, "1 h 2 min"],
  [100_800, "1 d 4 h"],
])("formatDuration formats %s seconds as %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
