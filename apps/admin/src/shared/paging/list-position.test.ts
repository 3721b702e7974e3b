import { expect, test } from "vitest";
import { readPosition, writePosition } from "./list-position.ts";

const cursors = (count: number) => Array.from({ length: count }, (_, index) => `c${index + 1}`);

test.each(["", "cursor=", "page=7", "page=-1&cursor="])(
  "an address with %j asks for the first page",
  (query) => {
    expect(readPosition(new URLSearchParams(query))).toEqual({ page: 1, cursors: [] });
  },
);

test.each(["cursor=a&cursor=b", "page=2&cursor=a&cursor=b", "page=x&cursor=a&cursor=b"])(
  "an address with %j asks for the third page",
  (query) => {
    expect(readPosition(new URLSearchParams(query))).toEqual({ page: 3, cursors: ["a", "b"] });
  },
);

test("a position is read back from its address, and the filters stay in it", () => {
  const position = { page: 3, cursors: ["a b", "c&d"] };
  const params = writePosition(new URLSearchParams("search=ada&cursor=old"), position);
  expect(params.get("search")).toBe("ada");
  expect(readPosition(params)).toEqual(position);
});

test("the address of the first page names no page", () => {
  const params = writePosition(new URLSearchParams("cursor=a"), { page: 1, cursors: [] });
  expect(params.toString()).toBe("");
});

test("an address stays short on later pages and still counts them", () => {
  const params = writePosition(new URLSearchParams(), { page: 31, cursors: cursors(30) });
  expect(readPosition(params)).toEqual({ page: 31, cursors: cursors(30).slice(10) });
});
