import { describe, expect, it } from "vitest";
import { jsonDepth } from "./json-body.ts";

describe("the depth of JSON text", () => {
  it.each([
    ["1", 0],
    ["{}", 1],
    ['{"a":[{"b":[]}]}', 4],
    ['{"a":"[[[[","b":"\\"{{"}', 1],
    ["[[],[[]],[]]", 3],
  ])("of %s is %i", (text, depth) => {
    expect(jsonDepth(text)).toBe(depth);
  });

  it("is counted without recursion", () => {
    expect(jsonDepth("[".repeat(65_000))).toBe(65_000);
  });
});
