import { expect, test } from "vitest";
import { formatListSummary } from "./list-summary.ts";

const first = { page: 1, pageSize: 50, search: "" };

test.each([
  [{ shown: 50, total: "1234" }, "Users 1 to 50 of 1,234"],
  [{ shown: 34, total: "1234", page: 25 }, "Users 1,201 to 1,234 of 1,234"],
  [{ shown: 50, total: "10000+", page: 2 }, "Users 51 to 100 of 10,000+"],
  [{ shown: 1, total: "1", search: "ada" }, "User 1 of 1 matching “ada”"],
  [{ shown: 2, total: null }, "Users 1 to 2"],
  [{ shown: 2, total: "many" }, "Users 1 to 2"],
  [{ shown: 0, total: "0", search: "ada" }, "No users matching “ada”"],
  [{ shown: 0, total: null }, "No users"],
])("the summary of %o reads %s", (list, text) => {
  expect(formatListSummary({ ...first, ...list })).toBe(text);
});
