import { expect, test } from "vitest";
import { listSummary } from "./list-summary.ts";

const place = { page: 1, pageSize: 50, search: "" };
const rows = (count: number) => Array.from({ length: count });

test.each([
  [{ rows: rows(50), total: "1234" }, {}, "Users 1 to 50 of 1,234"],
  [{ rows: rows(34), total: "1234" }, { page: 25 }, "Users 1,201 to 1,234 of 1,234"],
  [{ rows: rows(50), total: "10000+" }, { page: 2 }, "Users 51 to 100 of 10,000+"],
  [{ rows: rows(1), total: "1" }, { search: "ada" }, "User 1 of 1 matching “ada”"],
  [{ rows: rows(2), total: null }, {}, "Users 1 to 2"],
  [{ rows: rows(2), total: "many" }, {}, "Users 1 to 2"],
  [{ rows: [], total: "0" }, { search: "ada" }, "No users matching “ada”"],
  [{ rows: [], total: null }, {}, "No users"],
])("%o at %o reads %s", (page, where, words) => {
  expect(listSummary(page, { ...place, ...where })).toBe(words);
});
