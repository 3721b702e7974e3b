import { expect, test } from "vitest";
import { formatShare } from "./format-share.ts";

test.each([
  [0.412, "41%"],
  [0.01, "1%"],
  [0.004, "under 1%"],
])("a probability of %f is said as %s", (probability, words) => {
  expect(formatShare(probability)).toBe(words);
});
