import { expect, test } from "vitest";
import { actionWords, detailWords } from "./audit-words.ts";

test("an action reads as words", () => {
  expect(actionWords("access.granted")).toBe("Access granted");
  expect(actionWords("purchase.refund_asked")).toBe("Purchase refund asked");
});

test("an entry's particulars read as names and values", () => {
  expect(detailWords(null)).toEqual([]);
  expect(detailWords({ hadAccess: false, reason: "a gift", count_of: 2 })).toEqual([
    "had access: false",
    "reason: a gift",
    "count of: 2",
  ]);
});
