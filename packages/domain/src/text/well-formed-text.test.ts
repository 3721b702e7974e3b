import { describe, expect, it } from "vitest";

import { isSingleLine, isWellFormedText } from "./well-formed-text.ts";

describe("isWellFormedText", () => {
  it.each(["", "plain", "two\nlines", "😀", "é", "\u202E"])("accepts %j", (text) => {
    expect(isWellFormedText(text)).toBe(true);
  });

  it.each(["\0", "a\0b", "\uD800", "a\uDC00", "\uDE00\uD83D"])("refuses %j", (text) => {
    expect(isWellFormedText(text)).toBe(false);
  });
});

describe("isSingleLine", () => {
  it("accepts a name", () => {
    expect(isSingleLine("Zoë O’Neill-山田 😀")).toBe(true);
  });

  it.each(["a\nb", "a\rb", "a\tb", "\u001B[31m", "\u007F", "\u0085", "\0", "\uD800"])(
    "refuses %j",
    (text) => {
      expect(isSingleLine(text)).toBe(false);
    },
  );
});
