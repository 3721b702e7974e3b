import { expect, test } from "vitest";
import { shownType } from "./given-type.ts";

test.each([
  ["INFJ", "INFJ"],
  ["ABCD", "ABCD"],
  ["<img src=x>", "<imgsrc=…"],
  ["A\u202eBC\u0000D\n", "ABCD"],
  ["X".repeat(5_000), "XXXXXXXX…"],
  ["😀".repeat(9), `${"😀".repeat(8)}…`],
  ["\u200b ", ""],
])("%j is shown as %j", (given, shown) => {
  expect(shownType(given)).toBe(shown);
});
