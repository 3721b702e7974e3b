import { expect, test } from "vitest";
import { formatAction, formatDetail } from "./format-audit.ts";

test("formatAction returns a label for known and unknown actions", () => {
  expect(formatAction("access.granted")).toBe("Access granted");
  expect(formatAction("purchase.refund_asked")).toBe("Refund requested");
  expect(formatAction("some.new_action")).toBe("Some new action");
});

test("formatDetail returns each detail as name and value", () => {
  expect(formatDetail(null)).toEqual([]);
  expect(formatDetail({ hadAccess: false, reason: "a gift", count_of: 2 })).toEqual([
    "had access: false",
    "reason: a gift",
    "count of: 2",
  ]);
});
