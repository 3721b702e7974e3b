import { expect, test } from "vitest";
import { formatAction, formatDetail } from "./format-audit.ts";

test("an action reads as words", () => {
  expect(formatAction("access.granted")).toBe("Access granted");
  expect(formatAction("purchase.refund_asked")).toBe("Purchase refund asked");
});

test("an entry's particulars read as names and values", () => {
  expect(formatDetail(null)).toEqual([]);
  expect(formatDetail({ hadAccess: false, reason: "a gift", count_of: 2 })).toEqual([
    "had access: false",
    "reason: a gift",
    "count of: 2",
  ]);
});
