import { expect, test } from "vitest";
import { formatCount, formatPercentage } from "./format-number.ts";

test("formatCount groups thousands", () => {
  expect(formatCount(1_234_567)).toBe("1,234,567");
});

test("formatPercentage formats a fraction with at most one decimal", () => {
  expect(formatPercentage(0.1234)).toBe("12.3%");
  expect(formatPercentage(1)).toBe("100%");
});
