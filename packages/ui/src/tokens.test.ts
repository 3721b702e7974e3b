import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastRatio, readColorTokens } from "../test/color-tokens.ts";

const tokens = readColorTokens(readFileSync(`${import.meta.dirname}/tokens.css`, "utf8"));

const GROUNDS = ["paper", "raised", "sunken"];
const TEXT_PAIRS: [text: string, ground: string][] = [
  ...["ink", "ink-muted", "ink-faint", "brass", "signal", "good"].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...["ink", "ink-muted", "signal"].map((text): [string, string] => [text, "signal-wash"]),
  ...["ink", "brass", "signal", "good"].map((ground): [string, string] => ["paper", ground]),
];
// Borders of controls, the focus outline and the marks of a scale have to be seen, not read.
const LINE_PAIRS: [line: string, ground: string][] = [
  ...["rule-strong", "brass", "ink", "signal"].flatMap((line) =>
    ["paper", "raised"].map((ground): [string, string] => [line, ground]),
  ),
  ["brass", "sunken"],
  ["brass", "signal-wash"],
  ["signal", "signal-wash"],
];

describe.each(["day", "night"] as const)("colors by %s", (theme) => {
  it.each(TEXT_PAIRS)("sets %s on %s with a contrast of at least 4.5", (text, ground) => {
    expect(contrastRatio(tokens, theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINE_PAIRS)("draws %s on %s with a contrast of at least 3", (line, ground) => {
    expect(contrastRatio(tokens, theme, line, ground)).toBeGreaterThanOrEqual(3);
  });
});
