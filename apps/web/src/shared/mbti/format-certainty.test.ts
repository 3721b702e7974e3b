import { expect, test } from "vitest";
import { formatShare, formatTenths } from "./format-certainty.ts";

test.each([
  [0.5, "5 in 10"],
  [0.64, "6 in 10"],
  [0.6, "6 in 10"],
  [0.7, "7 in 10"],
  [0.79, "7 in 10"],
  [0.85, "8 in 10"],
  [0.999, "9 in 10"],
])("a certainty of %f is said as %s", (certainty, words) => {
  expect(formatTenths(certainty).replaceAll("\u00a0", " ")).toBe(words);
});

test.each([
  [0.412, "41%"],
  [0.01, "1%"],
  [0.004, "under 1%"],
])("a probability of %f is said as %s", (probability, words) => {
  expect(formatShare(probability)).toBe(words);
});
