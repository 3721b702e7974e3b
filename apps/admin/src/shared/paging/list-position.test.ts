import { expect, test } from "vitest";
import { readPosition, writePosition } from "./list-position.ts";

const cursors = (count: number) => Array.from({ length: count }, (_, index) => `c${index + 1}`);

test.each(["", "cursor=", "page=7", "page=-1&cursor="])(
  "readPosition takes %j for the first page",
  (query) => {
    expect(readPosition(new URLSearchParams(query))).toEqual({ page: 1, cursors: [] });
  },
);

test.each(["cursor=a&cursor=b", "page=2&cursor=a&cursor=b", "page=x&cursor=a&cursor=b"])(
  "readPosition takes %j for the third page",
  (query) => {
    expect(readPosition(new URLSearchParams(query))).toEqual({ page: 3, cursors: ["a", "b"] });
  },
);

test("writePosition keeps the filters and is read back as the same position", () => {
  const position = { page: 3, cursors: ["a b", "c&d"] };
  const params = writePosition(new URLSearchParams("search=ada&cursor=old"), position);
  expect(params.get("search")).toBe("ada");
  expect(readPosition(params)).toEqual(position);
});

test("writePosition names no page for the first page", () => {
  const params = writePosition(new URLSearchParams("cursor=a"), { page: 1, cursors: [] });
  expect(params.toString()).toBe("");
});

test("writePosition keeps twenty cursors and the page number", () => {
  const params = writePosition(new URLSearchParams(), { page: 31, cursors: cursors(30) });
  expect(readPosition(params)).toEqual({ page: 31, cursors: cursors(30).slice(10) });
});
