import { describe, expect, it } from "vitest";
import { findWords } from "./words.ts";

describe("the check of words", () => {
  it("finds a replaced word with its line, and names its successor", () => {
    expect(findWords("docs/a.md", "One.\nNobody is here.\n")).toEqual([
      { line: 2, word: "Nobody", instead: expect.stringContaining("user") },
    ]);
  });

  it.each(["the deed is done", "what the books say", "she pays back", "a tally"])(
    "finds the dialect in '%s'",
    (text) => {
      expect(findWords("a.ts", `// ${text}`)).toHaveLength(1);
    },
  );

  it("finds functions named xOf, declared or assigned, but none in mathematics", () => {
    const code = "function priceOf() {}\nconst nameOf = () => 1;\nconst listOf = 3;";
    expect(findWords("apps/api/src/a.ts", code).map(({ word }) => word)).toEqual([
      "priceOf",
      "nameOf",
    ]);
    expect(findWords("packages/domain/src/chart/a.ts", code)).toEqual([]);
  });

  it("leaves plain wording alone", () => {
    expect(findWords("a.ts", "// No user pays twice.\nexport function getPrice() {}")).toEqual([]);
  });
});
